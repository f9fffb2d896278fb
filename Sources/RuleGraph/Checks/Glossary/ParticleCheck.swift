import CommonMark
import Korean

/// A particle has the form that the word before it asks for.
enum ParticleCheck: Check {
  static let description = CheckDescription(
    id: "korean/particle", severity: .warning, isMended: true,
    texts: (
      summary: "A particle has the form that the word before it asks for.",
      explanation: """
      을/를, 이/가, 은/는, 과/와 and 으로/로 depend on the last sound of the word as it is read aloud, also after Latin letters, \
      numbers and code: `UITabBar`를, iPhone이, 44pt를. The check looks at words of the glossary, at code, and at Latin \
      words whose reading is certain.
      """
    ),
    bad: [
      .page("`UITabBar`↓을 쓰세요.", language: "ko"),
      .page("탭 바↓은 화면 아래에 있습니다.", language: "ko"),
      .page("**탭 바**↓과 [탭 바](#a)↓을 보세요.", language: "ko"),
      .page("'탭 바'↓을 “탭 바”↓은 보세요.", language: "ko"),
      .page("iPhone↓가 있습니다.", language: "ko"),
      CheckExample([
        "editions.yml": """
        editions:
          - {id: ios7, date: "2013", title: {en: iOS 7, ko: "탭 바↓을 더한 iOS 7"}}
          - {id: ios11, date: "2017", title: {en: iOS 11, ko: iOS 11}}
        """
      ]),
    ],
    good: [
      .page("`UITabBar`를, iPhone이, 44pt를, 탭 바는, **탭 바**와, 탭 바로. 탭 바은행.", language: "ko"),
      .page("example.com/탭바을 #탭바은 탭바을.png", language: "ko"),
    ])

  /// The forms that are wrong wherever they do not agree; 이라고 and its like after a vowel are not.
  private static let forms: Set<String> = [
    "을", "를", "이", "가", "은", "는", "과", "와", "으로", "로", "이나", "나", "이란", "란", "이랑", "랑",
    "으로서", "로서", "으로써", "로써",
  ]

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.glossaryScan().particles
  }

  static func diagnostics(in scanned: ScannedText, _ readings: inout Readings) -> [Diagnostic] {
    guard scanned.glossary.hasParticles(scanned.language) else { return [] }
    return ends(of: scanned).flatMap { word, index in
      report(word, index, in: scanned, &readings)
    }
  }

  /// The words whose last sound is certain, each with where it ends.
  private static func ends(of scanned: ScannedText) -> [(String, Int)] {
    let (text, terms) = (scanned.text, scanned.glossary.terms)
    let words = scanned.matches.filter { match in
      match.entry.standing != .discouraged && text.bytes[match.range.upperBound - 1] >= 0x80
        && terms[match.entry.term].category != "app-name"
    }
    return words.map { ($0.entry.text, $0.range.upperBound) }
      + foreignEnds(in: text.bytes).compactMap { index in
        foreignWord(before: index, in: text).map { ($0, index) }
      }
  }

  private static func report(
    _ word: String, _ index: Int, in scanned: ScannedText, _ readings: inout Readings
  ) -> [Diagnostic] {
    let text = scanned.text
    let particles = text.hangul(from: text.endOfQuotation(from: index))
    let written = text.string(particles)
    // 을(를) and 을/를 are both forms.
    guard !particles.isEmpty, particles.count <= 24,
      particles.count == 3 || !mayCount(written, after: word),
      !text.givesSecondForm(at: particles.upperBound),
      let right = readings.right(written, after: word),
      !text.isInAddress(index..<particles.upperBound)
    else { return [] }
    let place = scanned.location(of: particles)
    return [
      report(
        at: place, "after '\(word)' it is '\(right)', not '\(written)'",
        // 창가 is a word of its own and no window with a particle.
        fixIts: scanned.place == nil && text.isUnbroken(particles)
          ? [
            FixIt(
              location: place, replacement: right, isCertain: isCertain(written, after: word))
          ] : [])
    ]
  }

  /// 제목란 is a field for titles.
  private static func isCertain(_ written: String, after word: String) -> Bool {
    written != "란" && !isSyllable(word) && !mayCount(written, after: word)
  }

  /// 2과 is the second lesson, and 3가 the third street.
  private static func mayCount(_ written: String, after word: String) -> Bool {
    written.first.map { "과가".contains($0) } ?? false
      && word.allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
  }

  private static func isSyllable(_ word: String) -> Bool {
    word.count == 1 && word.first.map { HangulSyllable($0) != nil } ?? false
  }

  /// Where Hangul begins right after a Latin letter, a digit or a code span.
  private static func foreignEnds(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var before = UInt8(ascii: " ")
    for (index, byte) in bytes.enumerated() {
      defer { before = byte }
      guard byte >= 0xE1, before < 0x80, before == 0 || before.isWordByte, index > 0,
        index + 2 < bytes.count, RunningText.isHangul(byte, bytes[index + 1])
      else { continue }
      ends.append(index)
    }
    return ends
  }

  private static func foreignWord(before index: Int, in text: RunningText) -> String? {
    if text.bytes[index - 1] == 0 { return text.codes[index - 1] }
    var start = index
    while start > 0, text.bytes[start - 1].isWordByte || ".,".utf8.contains(text.bytes[start - 1]) {
      start -= 1
    }
    // What stands before a Latin ending may belong to the word, and nobody reads addresses aloud.
    if start > 0, text.bytes[start - 1] >= 0x80 || "-/:@#".utf8.contains(text.bytes[start - 1]) {
      return nil
    }
    return text.string(start..<index)
  }

  /// What was already looked up: the same few words recur.
  struct Readings {
    private var known: [Reading: String?] = [:]
    /// The particles that a run of Hangul consists of, if it is all particles: most runs are not, whatever precedes
    /// them.
    private var rows: [String: ParticleRow?] = [:]

    private struct Reading: Hashable {
      let word: String
      let written: String
    }

    /// The particles that should stand after a word instead; `nil` when they are right or none.
    mutating func right(_ written: String, after word: String) -> String? {
      guard let row = row(written) else { return nil }
      let reading = Reading(word: word, written: written)
      if let known = known[reading] { return known }
      let right = row.form(after: word).flatMap { $0 == written ? nil : $0 }
      known[reading] = .some(right)
      return right
    }

    private mutating func row(_ written: String) -> ParticleRow? {
      if let known = rows[written] { return known }
      let row = ParticleRow.leading(written).flatMap { row in
        row.written.count == written.count && forms.contains(row.form) ? row : nil
      }
      rows[written] = .some(row)
      return row
    }
  }
}
