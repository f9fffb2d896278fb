/// An edition named among the words of a query, and the rest of them.
struct EditionMention {
  let label: String
  let rest: [Word]

  private static let longest = 3

  /// Nil where no edition is named, or nothing else is.
  init?(_ words: [Word], _ analyzer: Analyzer) {
    let stretches = words.indices.flatMap { start in
      (start + 1...min(start + Self.longest, words.count)).reversed().map { start..<$0 }
    }.filter { $0.count < words.count }
    let keys = stretches.map { NameTable.joinedKey(of: words[$0], analyzer) }
    let names = analyzer.tables.filters.editions.pairs.map(\.word)
      .filter { name in keys.contains { Self.may(name, haveKey: $0) } }
      .map { NameTable.key(of: $0, analyzer) }
    guard let found = keys.firstIndex(where: names.contains) else { return nil }
    let stretch = stretches[found]
    label = QueryParser.label(of: words[stretch])
    rest = Array(words[..<stretch.lowerBound] + words[stretch.upperBound...])
  }

  /// Cheaper than making the key, which most queries can do without: a plain letter begins it in lower case.
  private static func may(_ name: String, haveKey key: String) -> Bool {
    switch name.utf8.first {
    case .some(let first) where (0x61...0x7A).contains(first | 0x20): key.utf8.first == first | 0x20
    case .some(let first) where (0x30...0x39).contains(first): key.utf8.first == first
    default: true
    }
  }
}
