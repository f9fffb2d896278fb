import CommonMark

/// Words between single tildes, as a chat strikes them through.
///
/// Other tildes are in ranges, `3~5`, in paths, `~/Library`, before endings of Korean words, `~은`, and behind friendly
/// words.
enum LoneTildes {
  /// From the tilde before the words to the one behind them.
  static func stretches(of bytes: [UInt8], in text: Range<Int>) -> [Range<Int>] {
    var (found, opening): ([Range<Int>], Int?) = ([], nil)
    for place in text where bytes[place] == tilde {
      if let start = opening, closes(place, bytes), isOfWords(bytes[start + 1..<place]) {
        found.append(start..<place + 1)
        opening = nil
      } else {
        opening = opens(place, bytes) ? place : nil
      }
    }
    return found
  }

  private static let tilde = UInt8(ascii: "~")

  /// Behind a blank and before a letter, Latin or Hangul.
  private static func opens(_ place: Int, _ bytes: [UInt8]) -> Bool {
    guard place == 0 || " \n\t(\"'".utf8.contains(bytes[place - 1]), place + 1 < bytes.count else {
      return false
    }
    let next = bytes[place + 1]
    return next.isLetter || (0xEA...0xED).contains(next)
  }

  /// Behind a letter, and before no other.
  private static func closes(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let (before, next) = (bytes[place - 1], place + 1 < bytes.count ? bytes[place + 1] : 0)
    let endsWord =
      before >= 0x80 || before.isLetter || ".!?".utf8.contains(before)
    return endsWord && !next.isWordByte && next != tilde && next != UInt8(ascii: "/")
  }

  /// Without blanks, which text between endings and greetings has, and without what separates two ranges.
  private static func isOfWords(_ words: ArraySlice<UInt8>) -> Bool {
    words.count <= mostBytes && !words.contains { " \n\t,;/()`".utf8.contains($0) }
  }

  private static let mostBytes = 200
}
