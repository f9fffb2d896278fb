import CommonMark

/// All words of the glossary in one language, found in one pass over a text.
///
/// A trie over UTF-8 with its steps in one flat hash table: the walk from a word's start mostly ends at its second or
/// third byte, whatever the number of words.
struct Lexicon: Sendable {
  struct Entry {
    /// The position of the term in the glossary.
    let term: Int
    /// As the glossary spells it.
    let text: String
    /// `nil` for the chosen name.
    let standing: VariantStanding?
    fileprivate let syllables: Int
  }

  struct Match {
    let entry: Entry
    /// In the bytes searched, without a plural ending.
    let range: Range<Int>
    /// `s` after a Latin word.
    let plural: Range<Int>
  }

  /// Shorter words are found only where a word begins: inside others they are accidents.
  private static let fewestSyllablesInside = 4

  let language: String
  private var entries: [Entry] = []
  private var steps = StepTable()
  /// The entry that ends in a state, or -1.
  private var ends: [Int32] = [-1]
  /// What begins an entry.
  private var starts = WordStarts()

  init(_ terms: [Term], in language: String) {
    self.language = language
    for (number, term) in terms.enumerated() {
      let name = term.name[language].map { Entry(term: number, text: $0, standing: nil) }
      let variants = term.variants.filter { $0.language == language }
        .map { Entry(term: number, text: $0.text, standing: $0.standing) }
      entries += ([name].compactMap(\.self) + variants)
        .filter { $0.text.count <= TermReader.longestWord }
    }
    // What may be written comes first: it is not taken for a discouraged word written together.
    let order = entries.indices.sorted { first, second in
      let (left, right) = (entries[first], entries[second])
      return (left.standing == .discouraged ? 1 : 0, first) < (
        right.standing == .discouraged ? 1 : 0, second
      )
    }
    for position in order { insert(entries[position].text.utf8, position) }
    for position in order { insert(entries[position].text.utf8.filter { $0 != 0x20 }, position) }
  }

  private mutating func insert(_ word: some Collection<UInt8>, _ position: Int) {
    guard !word.isEmpty else { return }
    var state: Int32 = 0
    for byte in word {
      let folded = Self.folded(byte)
      if let next = steps[state, folded] {
        state = next
      } else {
        let next = Int32(ends.count)
        ends.append(-1)
        steps.set(state, folded, next)
        state = next
      }
    }
    if ends[Int(state)] < 0 { ends[Int(state)] = Int32(position) }
    starts.insert(word.prefix(3).map(Self.folded))
  }

  /// The leftmost words, the longest where several begin, none within another.
  func matches(in bytes: [UInt8]) -> [Match] {
    var found: [Match] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // At most letters no word begins.
        if starts.mayBegin(at: index, in: bytes), let match = match(at: index, in: bytes) {
          found.append(match)
          index = max(match.plural.upperBound, index + 1)
        } else {
          index = Self.next(after: index, in: bytes)
        }
      }
    }
    return found
  }

  /// Where a word may begin next: not within a Latin word, nor within a letter.
  private static func next(after index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var next = index + 1
    if bytes[index].isWordByte {
      while next < bytes.count, bytes[next].isWordByte { next += 1 }
    } else if bytes[index] >= 0x80 {
      while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    }
    return next
  }

  private func match(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Match? {
    let first = Self.folded(bytes[index])
    let isInside = index > 0 && Self.continues(bytes, at: index)
    if isInside, first < 0x80 { return nil }
    var best: Match?
    var state: Int32 = 0
    var end = index
    while end < bytes.count {
      let (byte, length) = Self.letter(at: end, in: bytes)
      guard let next = steps[state, byte] else { break }
      state = next
      end += length
      if let match = accepted(state, index..<end, bytes), !isInside || match.entry.isLong {
        best = match
      }
    }
    return best
  }

  private func accepted(
    _ state: Int32, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Match? {
    let position = Int(ends[Int(state)])
    guard position >= 0 else { return nil }
    let end = range.upperBound
    let isLatin = bytes[end - 1].isWordByte
    guard isLatin, end < bytes.count, bytes[end].isWordByte else {
      return Match(entry: entries[position], range: range, plural: end..<end)
    }
    let isPlural =
      bytes[end] == UInt8(ascii: "s")
      && (end + 1 == bytes.count || !bytes[end + 1].isWordByte)
    return isPlural ? Match(entry: entries[position], range: range, plural: end..<end + 1) : nil
  }

  /// Whether a word goes on at an index: Latin after Latin, Hangul after Hangul.
  private static func continues(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    if bytes[index] < 0x80 { return bytes[index - 1].isWordByte }
    return index >= 3 && RunningText.isHangul(bytes[index - 3], bytes[index - 2])
      && bytes[index - 1] & 0xC0 == 0x80
  }

  /// The next byte as words have it, and how many it stands for: any blank is a space.
  private static func letter(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (byte: UInt8, length: Int) {
    if bytes[place] == 0xC2 || bytes[place] == 0xE3,
      let blank = WideBlank(beginning: bytes[place...])
    {
      return (0x20, blank.bytes.count)
    }
    return (folded(bytes[place]), 1)
  }

  /// Latin capitals are small letters, and a line end is a space.
  static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte | 0x20
    case 0x0A: 0x20
    default: byte
    }
  }
}

extension Lexicon.Entry {
  init(term: Int, text: String, standing: VariantStanding?) {
    self.term = term
    self.text = text
    self.standing = standing
    syllables = text.count { !$0.isWhitespace }
  }

  fileprivate var isLong: Bool { syllables >= Lexicon.fewestSyllablesInside }

  /// Two syllables or fewer also begin other words: 라벨 and 라벨링.
  var isShort: Bool { syllables <= 2 }
}
