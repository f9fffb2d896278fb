/// Finds the names of concepts in texts that are numbers of words.
///
/// A name may be as long as five words, so the names at a word depend on the next four words as well. This is worked
/// out once for each five words that begin like a name, and for each two words where these settle it, as nearly all do.
struct NameFinder: Sendable {
  private let names: NameTable
  private let readings: [NameReading]
  /// What each word means, whatever follows it.
  private let meanings: [Meaning]
  /// The lists of concepts that were found.
  private var found = Runs<Int32>()
  /// Their numbers.
  private var ofTwo: [UInt64: Int32] = [:]
  private var ofFive: [[Int32]: Int32] = [:]

  private enum Meaning: UInt8 {
    case nothing
    /// What its reading has.
    case concepts
    /// It depends on the words after it.
    case begins
  }

  /// - Parameter vocabulary: the words that texts are made of.
  init(_ names: NameTable, of vocabulary: ArraySlice<VocabularyWord>) {
    self.names = names
    readings = vocabulary.map {
      names.reading(of: $0.key, stems: $0.stems, asLast: $0.stemsAsLast)
    }
    meanings = readings.map { reading in
      reading.beginsName ? .begins : reading.concepts.isEmpty ? .nothing : .concepts
    }
  }

  /// Adds the concepts named in a text, at each word by the longest name.
  mutating func appendConcepts(in words: [Int32], to concepts: inout [Int32]) {
    for position in words.indices {
      let word = Int(words[position])
      switch meanings[word] {
      case .nothing: break
      case .concepts: for concept in readings[word].concepts { concepts.append(Int32(concept)) }
      case .begins:
        let list = Int(longest(words, at: position))
        for place in found.places(of: list) { concepts.append(found.numbers[place]) }
      }
    }
  }

  /// The number of the list of concepts at a word.
  private mutating func longest(_ words: [Int32], at position: Int) -> Int32 {
    let two = Self.two(words, at: position)
    if let known = ofTwo[two] { return known }
    let five = Array(words[position...].prefix(NameTable.longestName))
    if let known = ofFive[five] { return known }
    let (concepts, depth) = names.concepts(atStartOf: five.map { readings[Int($0)] })
    found.append(concepts.lazy.map { Int32($0) })
    let number = Int32(found.count - 1)
    if depth > 2 {
      ofFive[five] = number
    } else {
      ofTwo[two] = number
    }
    return number
  }

  /// Two numbers in one; that of a last word with nothing after it is one that no word has.
  private static func two(_ words: [Int32], at position: Int) -> UInt64 {
    let next = position + 1 < words.count ? UInt32(bitPattern: words[position + 1]) : .max
    return UInt64(UInt32(bitPattern: words[position])) << 32 | UInt64(next)
  }
}
