/// Names of one to five words that stand for a concept, however they are spaced.
struct NameTable: Sendable {
  /// The concepts of each joined name, in order.
  private let concepts: [String: [Int]]
  /// The names, the shortest first.
  private let keys: [String]
  /// The most words a name is looked for in.
  static let longestName = 5
  /// The most concepts that an unfinished name is taken for.
  private static let mostCompletions = 8

  /// Joined keys with their concepts; a sure reading shuts out the ambiguous ones.
  init(_ names: [(key: String, concept: Int, isAmbiguous: Bool)]) {
    let sure = Set(names.filter { !$0.isAmbiguous }.map(\.key))
    concepts = names.filter { !$0.isAmbiguous || !sure.contains($0.key) }
      .reduce(into: [:]) { $0[$1.key, default: []].append($1.concept) }
    keys = concepts.keys.sorted { left, right in
      let (leftCount, rightCount) = (left.utf16.count, right.utf16.count)
      return leftCount == rightCount ? utf16Order(left, right) : leftCount < rightCount
    }
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
    guard key.hasPrefix(Analyzer.hangulMark) else { return "" }
    let keys = Array(key.utf8.dropFirst())
    let opening = zip(keys, keys.dropFirst()).filter {
      !Stemmer.vowels.contains($0) && Stemmer.vowels.contains($1)
    }
    return String(decoding: opening.map(\.0), as: UTF8.self)
  }

  /// The concepts that words name together; an ending may stand after the last word.
  func concepts(named words: ArraySlice<Word>, _ analyzer: Analyzer) -> [Int] {
    for key in Self.joinedKeys(of: words, analyzer) {
      if let found = concepts[key] { return found }
    }
    return []
  }

  /// Every name in a text: at each word the longest.
  func occurrences(in words: [Word], _ analyzer: Analyzer) -> [(words: Range<Int>, concept: Int)] {
    var found: [(words: Range<Int>, concept: Int)] = []
    for start in words.indices {
      for end in (start + 1...min(start + Self.longestName, words.count)).reversed() {
        let named = concepts(named: words[start..<end], analyzer)
        if named.isEmpty { continue }
        found += named.map { (start..<end, $0) }
        break
      }
    }
    return found
  }

  /// The keys of words without spaces between them, as written and then with the last word's stems.
  ///
  /// The mark of Hangul stands once before each run of it, so 탭 바 and 탭바 are one key.
  static func joinedKeys(of words: ArraySlice<Word>, _ analyzer: Analyzer) -> [String] {
    guard let last = words.last else { return [] }
    let head = joinedKey(of: words.dropLast(), analyzer)
    let isHangul = words.dropLast().last?.script == .hangul
    return ([analyzer.key(of: last)] + analyzer.stems(of: last)).map {
      head + joined($0, afterHangul: isHangul)
    }
  }

  /// The key of a whole text as written.
  static func key(of text: String, _ analyzer: Analyzer) -> String {
    joinedKey(of: analyzer.words(of: analyzer.normalized(text))[...], analyzer)
  }

  /// The key of words as written.
  static func joinedKey(of words: ArraySlice<Word>, _ analyzer: Analyzer) -> String {
    let keys = words.map(analyzer.key)
    return zip(keys, [""] + keys).map { key, before in
      joined(key, afterHangul: before.hasPrefix(Analyzer.hangulMark))
    }.joined()
  }

  private static func joined(_ key: String, afterHangul: Bool) -> String {
    afterHangul && key.hasPrefix(Analyzer.hangulMark) ? String(key.dropFirst()) : key
  }
}
