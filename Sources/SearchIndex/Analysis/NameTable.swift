/// Names of one to five words that stand for a concept, however they are spaced.
struct NameTable: Sendable {
  /// The concepts of each joined name, in order.
  private let concepts: [String: [Int]]
  /// The most words a name is looked for in.
  static let longestName = 5

  /// Pairs of a joined key and a concept.
  init(_ names: [(key: String, concept: Int)]) {
    concepts = names.reduce(into: [:]) { $0[$1.key, default: []].append($1.concept) }
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
    var head = ""
    var isHangul = false
    for word in words.dropLast() {
      head += joined(analyzer.key(of: word), after: isHangul)
      isHangul = word.script == .hangul
    }
    return ([analyzer.key(of: last)] + analyzer.stems(of: last)).map {
      head + joined($0, after: isHangul)
    }
  }

  private static func joined(_ key: String, after isHangul: Bool) -> String {
    isHangul && key.hasPrefix(Analyzer.hangulMark) ? String(key.dropFirst()) : key
  }

  /// The key of a whole text.
  static func key(of text: String, _ analyzer: Analyzer) -> String {
    let words = analyzer.words(of: analyzer.normalized(text))
    return joinedKeys(of: words[...], analyzer).first ?? ""
  }
}
