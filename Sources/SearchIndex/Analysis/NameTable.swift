/// Names of one to five words that stand for a concept, however they are spaced.
struct NameTable: Sendable {
  /// The concepts of each joined name, in order.
  private let concepts: [String: [Int]]
  /// The most words a name is looked for in.
  static let longestName = 5

  /// Joined keys with their concepts; a sure reading shuts out the ambiguous ones.
  init(_ names: [(key: String, concept: Int, isAmbiguous: Bool)]) {
    let sure = Set(names.filter { !$0.isAmbiguous }.map(\.key))
    concepts = names.filter { !$0.isAmbiguous || !sure.contains($0.key) }
      .reduce(into: [:]) { $0[$1.key, default: []].append($1.concept) }
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
    let head = joined(words.dropLast().map(analyzer.key))
    let isHangul = words.dropLast().last?.script == .hangul
    return ([analyzer.key(of: last)] + analyzer.stems(of: last)).map {
      head + joined($0, afterHangul: isHangul)
    }
  }

  /// The key of a whole text as written.
  static func key(of text: String, _ analyzer: Analyzer) -> String {
    joined(analyzer.words(of: analyzer.normalized(text)).map(analyzer.key))
  }

  private static func joined(_ keys: [String]) -> String {
    zip(keys, [""] + keys).map { key, before in
      joined(key, afterHangul: before.hasPrefix(Analyzer.hangulMark))
    }.joined()
  }

  private static func joined(_ key: String, afterHangul: Bool) -> String {
    afterHangul && key.hasPrefix(Analyzer.hangulMark) ? String(key.dropFirst()) : key
  }
}
