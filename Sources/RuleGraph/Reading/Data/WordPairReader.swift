/// Reads `search.yml`.
struct WordPairReader {
  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> [WordPair] {
    record.expectKeys(WordPairStanding.allCases.map(\.rawValue), &reading.faults)
    let pairs = WordPairStanding.allCases.flatMap { standing in
      record.records(standing.rawValue, &reading.faults).compactMap { record in
        pair(record, standing, &reading)
      }
    }
    return reading.unique(pairs, id: Self.name, at: \.location)
  }

  private func pair(
    _ record: YAMLRecord, _ standing: WordPairStanding, _ reading: inout DataReading
  ) -> WordPair? {
    var words = Localized<String>()
    for language in record.keys {
      reading.refer(.language, language)
      guard let word = record.requiredString(language.value, &reading.faults) else { return nil }
      words.set(word.value, in: language.value)
    }
    guard words.languages.count > 1 else {
      let expected = "a mapping with a word in two languages or more"
      reading.faults.append(
        Fault(.valueOfWrongType(key: standing.rawValue, expected: expected), at: record.location))
      return nil
    }
    return WordPair(words: words, standing: standing, location: record.location)
  }

  private static func name(of pair: WordPair) -> String {
    pair.words.languages.compactMap { pair.words[$0] }.joined(separator: " · ")
  }
}
