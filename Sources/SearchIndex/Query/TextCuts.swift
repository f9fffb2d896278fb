/// Where a text may be cut: at sentences, between words, and where there are no blanks between characters.
///
/// All places count UTF-16 units.
struct TextCuts {
  let units: [UInt16]

  init(_ text: String) {
    units = Array(text.utf16)
  }

  /// Where sentences begin, the text itself first.
  var sentenceStarts: [Int] {
    [0] + units.indices.dropFirst().filter(isSentenceStart)
  }

  /// On each line, after a mark that ends a sentence and a space, and right behind such a mark where scripts have no spaces.
  func isSentenceStart(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    let before = units[place - 1]
    if before == Sign.newline { return true }
    if Self.wideSentenceEnds.contains(before) {
      return place == units.count || !mayFollowSentence(units[place])
    }
    guard before == Sign.space, place > 1 else { return false }
    let last = units[place - 2]
    return Self.sentenceEnds.contains(last) || Self.wideSentenceEnds.contains(last)
  }

  /// Whether a text is cut at a place between two sentences: before the blank there, if any.
  func isSentenceEnd(_ place: Int) -> Bool {
    guard place < units.count else { return true }
    return isBlank(units[place])
      ? isSentenceStart(place + 1) : !isBlank(units[place - 1]) && isSentenceStart(place)
  }

  /// Whether a sign still belongs to what a mark has ended: 。」 and ！？.
  private func mayFollowSentence(_ unit: UInt16) -> Bool {
    isBlank(unit) || Self.wideSentenceEnds.contains(unit) || Self.closing.contains(unit)
  }

  /// The first place behind a blank, or else where a character begins; the text itself is not among them.
  func start(in places: ClosedRange<Int>) -> Int {
    places.first { isBlank(units[$0 - 1]) } ?? characterStart(at: places.lowerBound)
  }

  /// The last place before a blank, or else where a character ends.
  func end(in places: ClosedRange<Int>) -> Int {
    places.last { isBlank(units[$0]) } ?? characterStart(at: places.upperBound)
  }

  /// A place, or one before it where it is within a character.
  private func characterStart(at place: Int) -> Int {
    let start = (max(place - Self.longestCharacter, 0)...place).last { !isWithinCharacter($0) }
    return start ?? place - (UTF16.isTrailSurrogate(units[place]) ? 1 : 0)
  }

  private func isWithinCharacter(_ place: Int) -> Bool {
    place > 0
      && (units[place - 1] == Self.joiner
        || Self.continuing.contains { $0.contains(units[place]) })
  }

  private func isBlank(_ unit: UInt16) -> Bool {
    unit == Sign.space || unit == Sign.newline
  }

  private static let sentenceEnds: [UInt16] = [0x21, 0x2E, 0x3F]
  // 。！？｡
  private static let wideSentenceEnds: [UInt16] = [0x3002, 0xFF01, 0xFF1F, 0xFF61]
  // )’”〉》」』】〕）｣
  private static let closing: [UInt16] = [
    0x29, 0x2019, 0x201D, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF09, 0xFF63,
  ]

  /// As far as a cut goes back for a whole character: a letter may have marks without end.
  private static let longestCharacter = 32
  private static let joiner: UInt16 = 0x200D
  /// What goes on with a character: marks, vowels and finals of Hangul that are apart, signs of Thai, Lao, Burmese and Khmer
  /// around a consonant, joiners, choices of form, and the second half of what takes two units.
  private static let continuing: [ClosedRange<UInt16>] = [
    0x0300...0x036F, 0x0E31...0x0E31, 0x0E33...0x0E3A, 0x0E47...0x0E4E, 0x0EB1...0x0EB1,
    0x0EB3...0x0EBC, 0x0EC8...0x0ECE, 0x102B...0x103E, 0x1160...0x11FF, 0x17B4...0x17D3,
    0x200C...0x200D, 0x20D0...0x20FF, 0x3099...0x309A, 0xDC00...0xDFFF, 0xFE00...0xFE0F,
  ]
}
