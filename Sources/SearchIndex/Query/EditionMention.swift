/// An edition named among the words of a query, and the rest of them.
struct EditionMention {
  let label: String
  let rest: [Word]

  private static let longest = 3

  /// Nil where no edition is named, or nothing else is.
  init?(_ words: [Word], _ analyzer: Analyzer) {
    let names = Set(
      analyzer.tables.filters.editions.keys.map { NameTable.key(of: $0, analyzer) })
    for start in words.indices {
      for end in (start + 1...min(start + Self.longest, words.count)).reversed()
      where end - start < words.count {
        let named = words[start..<end]
        guard names.contains(NameTable.joinedKey(of: named, analyzer)) else { continue }
        label = QueryParser.label(of: named)
        rest = Array(words[..<start] + words[end...])
        return
      }
    }
    return nil
  }
}
