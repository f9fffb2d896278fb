/// Reads `search.yml`: pairs of words that are found anew and judged here, and words that are given.
struct SearchWordsReader {
  let record: YAMLRecord

  private static let alike = "alike"

  func read(_ reading: inout DataReading) -> ([WordPair], [LikeWords]) {
    record.expectKeys(
      WordPairStanding.allCases.map(\.rawValue) + [Self.alike], &reading.faults)
    let alike = record.records(Self.alike, &reading.faults).compactMap { likeWords($0, &reading) }
    return (pairs(&reading), reading.faults.unique(alike, id: Self.name, at: \.location))
  }

  private func pairs(_ reading: inout DataReading) -> [WordPair] {
    let pairs = WordPairStanding.allCases.flatMap { standing in
      record.records(standing.rawValue, &reading.faults).compactMap { record in
        pair(record, standing, &reading)
      }
    }
    return reading.faults.unique(pairs, id: Self.name, at: \.location)
  }

  private func pair(
    _ record: YAMLRecord, _ standing: WordPairStanding, _ reading: inout DataReading
  ) -> WordPair? {
    var words = Localized<String>()
    for language in record.keys {
      reading.refer(.language, language)
      guard let word = record.requiredString(language.value, &reading.faults) else { return nil }
      report(word, language.value, &reading)
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

  private func likeWords(_ record: YAMLRecord, _ reading: inout DataReading) -> LikeWords? {
    var words = Localized<[String]>()
    var count = 0
    for language in record.keys {
      reading.refer(.language, language)
      let listed = record.words(language.value, &reading.faults)
      count += listed.count
      let own = reading.faults.unique(listed, id: \.value, at: \.location)
      for word in own { report(word, language.value, &reading) }
      words.set(own.map(\.value), in: language.value)
    }
    guard count > 1 else {
      let expected = "a mapping with two words or more"
      reading.faults.append(
        Fault(.valueOfWrongType(key: Self.alike, expected: expected), at: record.location))
      return nil
    }
    return LikeWords(words: words, location: record.location)
  }

  /// Search parts texts at what is neither letter nor digit, and finds none of it.
  private func report(_ word: Located<String>, _ language: String, _ reading: inout DataReading) {
    guard !word.value.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let expected = "a word with a letter or a digit"
    reading.faults.append(
      Fault(.valueOfWrongType(key: language, expected: expected), at: word.location))
  }

  private static func name(of alike: LikeWords) -> String {
    alike.words.languages.flatMap { alike.words[$0] ?? [] }.joined(separator: " · ")
  }

  private static func name(of pair: WordPair) -> String {
    pair.words.languages.compactMap { pair.words[$0] }.joined(separator: " · ")
  }
}
