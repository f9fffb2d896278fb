/// Names of one to five words that stand for a concept, however they are spaced.
struct NameTable: Sendable {
  /// The names in order.
  private let keys: KeyList
  /// The concepts of all names, and where those of each begin.
  private let concepts: [Int]
  private let starts: [Int]
  /// Whether each name means nothing else.
  private let areSure: [Bool]
  /// The most words a name is looked for in.
  static let longestName = 5
  /// The most concepts that an unfinished name is taken for.
  private static let mostCompletions = 8

  /// Joined keys with their concepts; a sure reading shuts out the ambiguous ones.
  init(_ names: [(key: String, concept: Int, isAmbiguous: Bool)]) {
    // By key, and the names of one key as they come.
    let order = names.indices.sorted { left, right in
      names[left].key == names[right].key
        ? left < right : utf16Order(names[left].key, names[right].key)
    }
    self.init(
      sorted: KeyList(sorted: order.lazy.map { names[$0].key }),
      concepts: order.map { names[$0].concept }, areAmbiguous: order.map { names[$0].isAmbiguous })
  }

  /// The same of keys in order, and for each its concept and whether it is ambiguous.
  init(sorted all: KeyList, concepts named: [Int], areAmbiguous: [Bool]) {
    var (firsts, concepts, starts, areSure) = ([Int](), [Int](), [Int](), [Bool]())
    var next = 0
    while next < all.count {
      let key = all[next]
      let end = (next + 1..<all.count).first { all[$0] != key } ?? all.count
      let isSure = (next..<end).contains { !areAmbiguous[$0] }
      firsts.append(next)
      starts.append(concepts.count)
      areSure.append(isSure)
      for name in next..<end where !isSure || !areAmbiguous[name] { concepts.append(named[name]) }
      next = end
    }
    (keys, self.concepts, self.starts, self.areSure) = (
      all.picked(firsts), concepts, starts + [concepts.count], areSure
    )
  }

  /// The concepts of a name.
  private func concepts(at position: Int) -> ArraySlice<Int> {
    concepts[starts[position]..<starts[position + 1]]
  }

  /// Whether a key is a name.
  func isName(_ key: String) -> Bool { position(of: key) != nil }

  /// The names of Hangul, or those of other letters, that are plain ASCII, as bytes.
  func plainKeys(isHangul: Bool) -> [ArraySlice<UInt8>] {
    keys.filter { Analyzer.isHangul($0) == isHangul && Self.isPlain($0) }
  }

  /// Whether a key is plain ASCII, and no Hangul stands behind other letters.
  private static func isPlain(_ key: ArraySlice<UInt8>) -> Bool {
    key.dropFirst().allSatisfy { $0 < 0x7E } && key.first.map { $0 < 0x7F } != false
  }

  /// All names that are plain ASCII with their concepts.
  var plainNames: [(key: String, concepts: [Int])] {
    keys.indices.filter { Self.isPlain(keys[$0]) }
      .map { (keys.text($0), Array(concepts(at: $0))) }
  }

  /// The concepts with a longer name that begins with a key, the shortest first of the names that mean nothing else.
  func concepts(beginningWith key: String) -> [Int] {
    let longer = keys.indices[keys.firstIndex(notBefore: key)...]
      .prefix { keys.begins(at: $0, with: key) }
    return shortest(longer.filter { keys[$0].count > key.utf8.count })
  }

  /// The concepts whose name has these opening consonants, in keystrokes, or otherwise those whose opening consonants
  /// begin with these.
  func concepts(withInitials initials: String) -> [Int] {
    let begun = keys.indices.filter { Self.begins(keys[$0], withInitials: initials) }
    let whole = begun.filter { Self.initials(of: keys[$0]).count == initials.utf8.count }
    return shortest(whole.isEmpty ? begun : whole)
  }

  private func shortest(_ positions: [Int]) -> [Int] {
    let sorted = positions.map { (areSure[$0] ? 0 : 1, keys.text($0).utf16.count, $0) }
      .sorted { $0 < $1 }
    var found: [Int] = []
    for concept in sorted.flatMap({ concepts(at: $0.2) })
    where !found.contains(concept) && found.count < Self.mostCompletions {
      found.append(concept)
    }
    return found
  }

  /// Whether a key's opening consonants begin with these; a single consonant is found in a double one as well.
  static func begins(_ key: some Collection<UInt8>, withInitials initials: String) -> Bool {
    let own = Self.initials(of: key)
    return own.count >= initials.utf8.count
      && zip(own, initials.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// The keystrokes of consonants before a vowel, in a key of Hangul.
  private static func initials(of key: some Collection<UInt8>) -> [UInt8] {
    guard Analyzer.isHangul(key) else { return [] }
    let keys = Array(key.dropFirst())
    return zip(keys, keys.dropFirst()).filter {
      !Stemmer.isVowel($0) && Stemmer.isVowel($1)
    }.map(\.0)
  }

  /// The concepts that words name together; an ending may stand after the last word.
  func concepts(named words: ArraySlice<Word>, _ analyzer: Analyzer) -> [Int] {
    concepts(named: Self.joinedKeys(of: words, analyzer))
  }

  /// What the names make of a word.
  func reading(of word: Word, _ analyzer: Analyzer) -> NameReading {
    let key = analyzer.key(of: word)
    return reading(
      of: key, stems: analyzer.stems(of: word), asLast: analyzer.stems(of: word, endsName: true))
  }

  /// What the names make of a word with this key, these stems by itself and those as the last of several words.
  func reading(of key: String, stems: [String], asLast lastStems: [String]) -> NameReading {
    NameReading(
      key: key, stems: lastStems, concepts: concepts(named: [key] + stems), beginsName: begins(key))
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

  /// The concepts that words name from the first on, and on how many of them that depends.
  func concepts(atStartOf words: [NameReading]) -> (concepts: [Int], depth: Int) {
    let (longer, depth) = longest(words, from: 0)
    return (longer?.concepts ?? words[0].concepts, depth)
  }

  /// The longest name of two words or more.
  private func longerName(_ words: [NameReading], from start: Int) -> (end: Int, concepts: [Int])? {
    longest(words, from: start).name
  }

  /// The longest name of two words or more, and how many words were looked at: all when more might have helped.
  ///
  /// A word is added as long as some name begins with all words so far.
  private func longest(
    _ words: [NameReading], from start: Int
  ) -> (name: (end: Int, concepts: [Int])?, depth: Int) {
    var longest: (end: Int, concepts: [Int])?
    var (head, depth) = (words[start].key, 1)
    for position in words.indices[(start + 1)...].prefix(Self.longestName - 1) {
      depth += 1
      let (word, isHangul) = (words[position], Analyzer.isHangul(words[position - 1].key))
      let keys = ([word.key] + word.stems).map { head + Self.joined($0, afterHangul: isHangul) }
      let named = concepts(named: keys)
      if !named.isEmpty { longest = (position + 1, named) }
      head = keys[0]
      guard begins(head) else { return (longest, depth) }
    }
    return (longest, Self.longestName)
  }

  /// The concepts of the first key that has any.
  private func concepts(named keys: [String]) -> [Int] {
    for key in keys {
      if let position = position(of: key) { return Array(concepts(at: position)) }
    }
    return []
  }

  private func position(of key: String) -> Int? { keys.firstIndex(of: key) }

  /// Whether any name begins with these words.
  private func begins(_ key: String) -> Bool {
    keys.begins(at: keys.firstIndex(notBefore: key), with: key)
  }
}
