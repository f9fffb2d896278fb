import CommonMark

/// A number with its unit, `44 pt`.
struct Measure: Hashable {
  let number: String
  /// The unit in its shortest spelling; `nil` where what follows is no unit we know.
  let unit: String?

  /// All numbers of a text with what they measure.
  static func all(in text: String) -> [Measure] {
    text.withBytes { bytes in
      WrittenNumber.all(in: bytes).compactMap { number in
        let (start, end) = (number.range.lowerBound, number.range.upperBound)
        // A number within a name, as in U2 or v1_2, measures nothing.
        guard start == 0 || !bytes[start - 1].isWordByte else { return nil }
        return Measure(number: number.digits, unit: unit(at: end, bytes))
      }
    }
  }

  private static func unit(at end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let rest = String(decoding: bytes[end...].prefix(32), as: UTF8.self).lowercased()
    let following = rest.drop { blanks.contains($0) }
    guard let first = following.utf8.first else { return nil }
    return spellings[min(first, 0x80)]?.first { spelling, _ in
      // Prefixes are compared by characters, which is slow.
      guard following.hasPrefix(spelling) else { return false }
      let next = following.dropFirst(spelling.count)
      return ends(spelling, before: next, isApart: following.startIndex > rest.startIndex)
    }?.unit
  }

  /// Whether a word is over where a unit is: `s` is none in `5 sizes`, nor is 초 in 44 초과 or 분 in 10분의 1.
  private static func ends(_ spelling: String, before next: Substring, isApart: Bool) -> Bool {
    guard let letter = next.first, let last = spelling.utf8.last else { return true }
    if last < 0x80 { return !last.isWordByte || !isLatin(letter) }
    guard spelling.unicodeScalars.count == 1 else { return true }
    let isFraction = "분分".contains(spelling) && "의の之".contains(letter)
    return !isFraction && !(isApart && letter.isLetter)
  }

  /// Whether it is part of a word of Latin letters, and no particle.
  private static func isLatin(_ letter: Character) -> Bool {
    letter.unicodeScalars.first.map {
      $0.isASCII ? $0.utf8.allSatisfy(\.isWordByte) : WritingSystem(letter: $0.value) == .latin
    } ?? false
  }

  /// Those at which lines do not break as well.
  private static let blanks: [Character] = [" ", "\u{A0}", "\u{202F}"]

  /// How each unit is spelled, in any language, by the first byte, all but ASCII under one; longer spellings first.
  private static let spellings = Dictionary(
    grouping: UnitSpellings.all.flatMap { unit, spellings in
      spellings.map { (spelling: $0, unit: unit) }
    }
    .sorted { ($1.spelling.utf8.count, $0.spelling) < ($0.spelling.utf8.count, $1.spelling) },
    by: { min($0.spelling.utf8.first ?? 0, 0x80) })
}
