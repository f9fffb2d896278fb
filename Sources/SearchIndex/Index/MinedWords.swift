/// The words of one language in aligned texts, without their endings, and where each is.
struct MinedWords {
  /// The keys that may be paired.
  private(set) var keys: [String] = []
  /// For each key of Latin letters that is no word itself the shortest word that has it.
  private(set) var words: [String?] = []
  /// For each key the segments that have it, rising.
  private(set) var places: [[Int]] = []
  /// For each segment the keys it has.
  private(set) var segments: [[Int]]

  /// A key must stand in two segments, and in no more than a tenth.
  init(_ segments: [Substring], _ analyzer: Analyzer) {
    var reading = TextReading(analyzer)
    let texts = segments.map { text in
      let number = reading.read(String(text))
      return reading.words(of: number)
    }
    self.init(reading.vocabulary, texts, analyzer)
  }

  private init(_ vocabulary: Vocabulary, _ texts: [[Int32]], _ analyzer: Analyzer) {
    let evidence = WordEvidence(vocabulary)
    var numbers: [String: Int] = [:]
    let keysOfWord = vocabulary.words.map { word -> [Int] in
      Self.keys(of: word, evidence, analyzer).map { key in
        if let known = numbers[key] { return known }
        numbers[key] = numbers.count
        return numbers.count - 1
      }
    }
    var places = [[Int]](repeating: [], count: numbers.count)
    for (segment, words) in texts.enumerated() {
      for word in words {
        for key in keysOfWord[Int(word)] where places[key].last != segment {
          places[key].append(segment)
        }
      }
    }
    segments = texts.map { _ in [] }
    let shadowed = Self.shadowed(keysOfWord, places)
    let wanted = numbers.sorted { $0.value < $1.value }.filter { _, number in
      let count = places[number].count
      return count > 1 && count * 10 <= texts.count && !shadowed.contains(number)
    }
    let shortest = Self.shortest(vocabulary, keysOfWord, numbers.count)
    for (key, number) in wanted {
      for segment in places[number] { segments[segment].append(keys.count) }
      keys.append(key)
      words.append(shortest[number] == key ? nil : shortest[number])
      self.places.append(places[number])
    }
  }

  /// For each key the shortest word of Latin letters that has it, the first of those.
  private static func shortest(
    _ vocabulary: Vocabulary, _ keysOfWord: [[Int]], _ count: Int
  ) -> [String?] {
    var found = [String?](repeating: nil, count: count)
    for (word, keys) in zip(vocabulary.words, keysOfWord) where word.word.script == .latin {
      for key in keys {
        let length = found[key]?.utf8.count ?? .max
        if word.key.utf8.count < length { found[key] = word.key }
      }
    }
    return found
  }

  /// Stems that never occur without a longer stem of the same word: 사지 of 사진, 컨트로 of 컨트롤.
  private static func shadowed(_ keysOfWord: [[Int]], _ places: [[Int]]) -> Set<Int> {
    keysOfWord.reduce(into: []) { shadowed, keys in
      for (longer, shorter) in zip(keys, keys.dropFirst())
      where places[longer].count == places[shorter].count {
        shadowed.insert(shorter)
      }
    }
  }

  /// The stems of a word that the texts confirm, the longest first, or otherwise the whole word; for Latin letters the
  /// last stem.
  ///
  /// None for a number, a symbol or a word that says nothing.
  private static func keys(
    of word: VocabularyWord, _ evidence: WordEvidence, _ analyzer: Analyzer
  ) -> [String] {
    guard word.stands, !analyzer.isStopWord(word.word) else { return [] }
    if word.word.script == .latin {
      let isWord = word.key.utf8.count > 2 && word.key.utf8.allSatisfy(\.isLowercaseLetter)
      return isWord && !Humps.mayPart(word.word.written) ? [word.stems.last ?? word.key] : []
    }
    let borne = ([word.key] + word.stems).filter(evidence.accepts)
    return borne.isEmpty ? [word.key] : borne
  }
}
