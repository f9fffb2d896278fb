/// Names of one to five words that stand for a concept, however they are spaced.
struct NameTable: Sendable {
  /// The concepts of each joined name, in order.
  private let concepts: [String: [Int]]
  /// The names, the shortest first.
  private let keys: [String]
  /// The names in order, to tell whether any begins so.
  private let sorted: [String]
  /// The most words a name is looked for in.
  static let longestName = 5
  /// The most concepts that an unfinished name is taken for.
  private static let mostCompletions = 8

  /// Joined keys with their concepts; a sure reading shuts out the ambiguous ones.
  init(_ names: [(key: String, concept: Int, isAmbiguous: Bool)]) {
    let sure = Set(names.filter { !$0.isAmbiguous }.map(\.key))
    concepts = names.filter { !$0.isAmbiguous || !sure.contains($0.key) }
      .reduce(into: [:]) { $0[$1.key, default: []].append($1.concept) }
    sorted = concepts.keys.sorted(by: utf16Order)
    keys = sorted.map { ($0.utf16.count, $0) }.sorted { left, right in
      left.0 == right.0 ? utf16Order(left.1, right.1) : left.0 < right.0
    }.map(\.1)
  }

  /// The concepts with a longer name that begins with a key, the shortest name first.
  func concepts(beginningWith key: String) -> [Int] {
    concepts { $0.hasPrefix(key) && $0 != key }
  }

  /// The concepts whose name has these opening consonants, in keystrokes; else those whose name's begin so.
  func concepts(withInitials initials: String) -> [Int] {
    let whole = concepts { Self.initials(of: $0) == initials }
    return whole.isEmpty ? concepts { Self.initials(of: $0).hasPrefix(initials) } : whole
  }

  private func concepts(where isWanted: (String) -> Bool) -> [Int] {
    var found: [Int] = []
    for concept in keys.filter(isWanted).flatMap({ concepts[$0] ?? [] })
    where !found.contains(concept) && found.count < Self.mostCompletions {
      found.append(concept)
    }
    return found
  }

  /// The keystrokes of consonants before a vowel, in a name of Hangul.
  private static func initials(of key: String) -> String {
    guard Analyzer.isHangul(key) else { return "" }
    let keys = Array(key.utf8.dropFirst())
    let opening = zip(keys, keys.dropFirst()).filter {
      !Stemmer.isVowel($0) && Stemmer.isVowel($1)
    }
    return String(decoding: opening.map(\.0), as: UTF8.self)
  }

  /// The concepts that words name together; an ending may stand after the last word.
  func concepts(named words: ArraySlice<Word>, _ analyzer: Analyzer) -> [Int] {
    concepts(named: Self.joinedKeys(of: words, analyzer))
  }

  /// What the names make of a word.
  func reading(of word: Word, _ analyzer: Analyzer) -> NameReading {
    reading(of: analyzer.key(of: word), stems: analyzer.stems(of: word))
  }

  /// What the names make of a word with this key and these stems.
  func reading(of key: String, stems: [String]) -> NameReading {
    NameReading(
      key: key, stems: stems, concepts: concepts(named: [key] + stems), beginsName: begins(key))
  }

  /// Every name in a text: at each word the longest.
  func occurrences(in words: [NameReading]) -> [(words: Range<Int>, concept: Int)] {
    var found: [(words: Range<Int>, concept: Int)] = []
    for start in words.indices {
      var (end, named) = (start + 1, words[start].concepts)
      if words[start].beginsName, let longer = longerName(words, from: start) {
        (end, named) = longer
      }
      for concept in named { found.append((start..<end, concept)) }
    }
    return found
  }

  /// The longest name of two words or more.
  ///
  /// A word is added as long as some name begins with all words so far.
  private func longerName(_ words: [NameReading], from start: Int) -> (end: Int, concepts: [Int])? {
    var longest: (end: Int, concepts: [Int])?
    var head = words[start].key
    for position in words.indices[(start + 1)...].prefix(Self.longestName - 1) {
      let (word, isHangul) = (words[position], Analyzer.isHangul(words[position - 1].key))
      let keys = ([word.key] + word.stems).map { head + Self.joined($0, afterHangul: isHangul) }
      let named = concepts(named: keys)
      if !named.isEmpty { longest = (position + 1, named) }
      head = keys[0]
      guard begins(head) else { break }
    }
    return longest
  }

  /// The concepts of the first key that has any.
  private func concepts(named keys: [String]) -> [Int] {
    for key in keys {
      if let found = concepts[key] { return found }
    }
    return []
  }

  /// Whether any name begins so.
  private func begins(_ key: String) -> Bool {
    let position = sorted.partitioningIndex { !utf16Order($0, key) }
    return position < sorted.count && sorted[position].hasPrefix(key)
  }
}
