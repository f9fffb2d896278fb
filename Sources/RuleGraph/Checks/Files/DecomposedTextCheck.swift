import Foundation

/// Text is composed, as keyboards write it.
enum DecomposedTextCheck: Check {
  static let description = CheckDescription(
    id: "file/decomposed", severity: .warning, isMended: true,
    texts: (
      summary: "Text is composed, as keyboards write it.",
      explanation: """
      Decomposed Hangul (NFD), which comes with names of files copied on macOS, looks the same, and many programs fail \
      to find it. `--fix` composes it. A file with more than a few such lines is reported once.
      """
    ),
    bad: [
      .page(
        "하나 ↓\u{1110}\u{1162}\u{11B8} \u{1107}\u{1161}", language: "ko",
        marksWholeText: true),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: cafe, name: {en: ↓cafe\u{301}, ko: 카페}}
        """
      ]),
    ],
    good: [.page("하나 탭 바, café, ㅌㅂ", language: "ko")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.texts.values.flatMap { source -> [Diagnostic] in
      var text = source.text
      guard text.withUTF8({ PageMarks($0).contains(.combining) }) else { return [] }
      return told(stretches(in: source), of: source).map { stretch in
        let place = source.location(stretch.offsets)
        return report(
          at: place, "\(stretch.subject) written in decomposed letters (NFD)",
          fixIts: [
            FixIt(
              location: place, replacement: stretch.composed,
              isCertain: !stretch.holdsAddress)
          ])
      }
    }
  }

  /// The decomposed part of a line, or of a whole file, from the first such word to the last.
  ///
  /// In a file that a careless program decomposed, every word is one: too many to report one by one.
  private struct Stretch {
    var offsets: Range<Int>
    let first: String
    /// How many words come after the first.
    var others = 0
    var lines = 1
    var composed: String
    /// Whether one of these words is part of an address, which may lead elsewhere once it is composed.
    var holdsAddress: Bool

    var subject: String {
      let place = lines > 1 ? " on \(lines) lines" : ""
      return switch others {
      case 0: "'\(first)' is"
      case 1: "'\(first)' and another word\(place) are"
      default: "'\(first)' and \(others) more words\(place) are"
      }
    }

    mutating func append(_ next: Stretch, between: String) {
      offsets = offsets.lowerBound..<next.offsets.upperBound
      others += next.others + 1
      composed += between + next.composed
      holdsAddress = holdsAddress || next.holdsAddress
    }
  }

  /// A file with more such lines was decomposed as a whole.
  private static let fewLines = 3

  /// Line by line, or all at once when there are many.
  private static func told(_ stretches: [Stretch], of source: SourceText) -> [Stretch] {
    guard stretches.count > fewLines, var whole = stretches.first else { return stretches }
    for next in stretches.dropFirst() {
      whole.append(next, between: between(whole, next.offsets, in: source))
      whole.lines += 1
    }
    return [whole]
  }

  private static func stretches(in source: SourceText) -> [Stretch] {
    words(in: source).reduce(into: []) { stretches, word in
      let (offsets, composed) = word
      let next = Stretch(
        offsets: offsets, first: composed, composed: composed,
        holdsAddress: isInAddress(offsets.lowerBound, of: source))
      guard var last = stretches.popLast() else { return stretches.append(next) }
      let between = between(last, offsets, in: source)
      if between.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        return stretches += [last, next]
      }
      last.append(next, between: between)
      stretches.append(last)
    }
  }

  /// Whether a scheme stands before it in the same word.
  private static func isInAddress(_ offset: Int, of source: SourceText) -> Bool {
    let before = source.text.utf8.prefix(offset).suffix(longestAddress)
    let word = before.suffix(before.reversed().prefix { $0 > 0x20 }.count)
    return String(decoding: word, as: UTF8.self).contains("://")
  }

  private static let longestAddress = 400

  private static func between(
    _ stretch: Stretch, _ next: Range<Int>, in source: SourceText
  ) -> String {
    let start = stretch.offsets.upperBound
    let bytes = source.text.utf8.dropFirst(start).prefix(next.lowerBound - start)
    return String(Substring(bytes))
  }

  /// Words that composing changes, with the offsets of their bytes.
  private static func words(in source: SourceText) -> [(Range<Int>, composed: String)] {
    var found: [(Range<Int>, composed: String)] = []
    var start = 0
    for word in source.text.utf8.split(omittingEmptySubsequences: false, whereSeparator: isGap) {
      defer { start += word.count + 1 }
      guard word.contains(where: { $0 == 0xE1 || $0 == 0xCC || $0 == 0xCD }) else { continue }
      let text = String(Substring(word))
      let composed = text.precomposedStringWithCanonicalMapping
      // Two spellings are equal as strings; only their bytes tell them apart.
      guard !composed.utf8.elementsEqual(text.utf8), holdsCombining(text) else { continue }
      found.append((start..<start + word.count, composed))
    }
    return found
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    // A stroke through these makes other signs of them.
    case 0x3C...0x3E: false
    default: byte < 0x80
    }
  }

  private static func holdsCombining(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x1100...0x11FF).contains($0.value) || (0x0300...0x036F).contains($0.value)
    }
  }
}
