/// Finds the names of concepts in texts that are numbers of words.
///
/// A name may be as long as five words, so what stands at a word depends on the next four as well; that is
/// worked out once for each five words that begin like a name, and for each two where these settle it: nearly all do.
struct NameFinder {
  private let names: NameTable
  private var readings: [NameReading] = []
  private var ofTwo: [UInt64: [Int]] = [:]
  private var ofFive: [[Int32]: [Int]] = [:]

  init(_ names: NameTable) {
    self.names = names
  }

  mutating func add(_ word: VocabularyWord) {
    readings.append(names.reading(of: word.key, stems: word.stems))
  }

  /// The concepts named in a text, at each word by the longest name.
  mutating func concepts(in words: [Int32]) -> [Int] {
    var concepts: [Int] = []
    for (position, word) in words.enumerated() {
      if readings[Int(word)].beginsName {
        concepts += longest(words[position...].prefix(NameTable.longestName))
      } else if !readings[Int(word)].concepts.isEmpty {
        concepts += readings[Int(word)].concepts
      }
    }
    return concepts
  }

  private mutating func longest(_ words: ArraySlice<Int32>) -> [Int] {
    let two = Self.firstTwo(words)
    if let known = ofTwo[two] { return known }
    let five = Array(words)
    if let known = ofFive[five] { return known }
    let (concepts, depth) = names.concepts(atStartOf: words.map { readings[Int($0)] })
    if depth > 2 {
      ofFive[five] = concepts
    } else {
      ofTwo[two] = concepts
    }
    return concepts
  }

  /// Both numbers in one; that of a last word with nothing after it is one that no word has.
  private static func firstTwo(_ words: ArraySlice<Int32>) -> UInt64 {
    let numbers = words.prefix(2).map { UInt64(UInt32(bitPattern: $0)) }
    return numbers[0] << 32 | (numbers.count > 1 ? numbers[1] : UInt64(UInt32.max))
  }
}
