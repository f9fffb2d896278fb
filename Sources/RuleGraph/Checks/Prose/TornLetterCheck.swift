import CommonMark

/// No letter is lost or has fallen apart.
enum TornLetterCheck: Check {
  static let description = CheckDescription(
    id: "prose/torn-letter",
    texts: (
      summary: "No letter is lost or has fallen apart.",
      explanation: """
      A program that read a text in the wrong encoding puts `U+FFFD` in place of what it could not read. A lone vowel \
      behind a syllable, as in `입니ㅏ다`, was typed while a syllable was being composed. Search finds neither.
      """
    ),
    bad: [
      .page("Tabs sh↓\u{FFFD}w areas."),
      .page("흐린 탭은 아무것도 설명하지 않습니↓ㅏ다.", language: "ko"),
      CheckExample(["glossary.yml": "terms:\n  - {id: area, name: {en: area, ko: 영↓\u{FFFD}}}\n"]),
    ],
    good: [.page("ㅏ는 홀소리이고 ㅌㅂ는 탭 바의 첫 닿소리, ㅋㅋ은 웃음입니다.", language: "ko")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // Control characters, which are told, are read as this one.
    let replaced = Set(
      content.catalog.faults.filter(\.isOfControlCharacter).map(\.location.path))
    return content.textsWithRareMarks.filter { !replaced.contains($0.path) }.flatMap { source in
      source.text.withBytes(torn).map {
        report(at: source.location($0), words(for: $0, in: source))
      }
    }
  }

  private static func words(for range: Range<Int>, in source: SourceText) -> String {
    let text = source.slice(source.location(range).range).map(String.init) ?? ""
    return text.hasPrefix("\u{FFFD}")
      ? "a letter was lost here: '\u{FFFD}' U+FFFD stands for what could not be read"
      : "'\(text)' belongs to no syllable"
  }

  /// Runs of either kind.
  private static func torn(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in bytes.indices.dropLast(2) where bytes[start] == 0xEF || bytes[start] == 0xE3 {
      let isTorn = isReplacement(bytes, start) || isLooseVowel(bytes, start)
      guard isTorn else { continue }
      if let last = found.last, last.upperBound == start {
        found[found.count - 1] = last.lowerBound..<start + 3
      } else {
        found.append(start..<start + 3)
      }
    }
    return found
  }

  private static func isReplacement(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    bytes[start] == 0xEF && bytes[start + 1] == 0xBF && bytes[start + 2] == 0xBD
  }

  /// ㅏ to ㅣ right behind one of 가 to 힣.
  private static func isLooseVowel(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard bytes[start] == 0xE3, bytes[start + 1] == 0x85, (0x8F...0xA3).contains(bytes[start + 2]),
      start >= 3
    else { return false }
    let (first, second) = (bytes[start - 3], bytes[start - 2])
    return (0xEA...0xED).contains(first) && RunningText.isHangul(first, second)
      && bytes[start - 1] & 0xC0 == 0x80
  }
}

extension Fault {
  fileprivate var isOfControlCharacter: Bool {
    if case .controlCharacter = kind { true } else { false }
  }
}
