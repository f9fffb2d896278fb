/// Finds the names of concepts in texts that are numbers of words.
///
/// A name may be as long as five words, so what stands at a word depends on the next four as well; that is
/// worked out once for each five words that begin like a name.
struct NameFinder {
  private let names: NameTable
  private var readings: [NameReading] = []
  private var found: [[Int32]: (length: Int, concepts: [Int])] = [:]

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
      } else {
        concepts += readings[Int(word)].concepts
      }
    }
    return concepts
  }

  private mutating func longest(_ words: ArraySlice<Int32>) -> [Int] {
    let key = Array(words)
    if let known = found[key] { return known.concepts }
    let occurrences = names.occurrences(in: words.map { readings[Int($0)] })
      .filter { $0.words.lowerBound == 0 }
    let named = (occurrences.first?.words.count ?? 0, occurrences.map(\.concept))
    found[key] = named
    return named.1
  }
}
