/// An edition named among the words of a query, and the rest of them.
struct EditionMention {
  let label: String
  let rest: [Word]

  private static let longest = 3

  /// Nil where no edition is named, or nothing else is.
  init?(_ words: [Word], _ analyzer: Analyzer) {
    // 2022년 is not 2022 and 년.
    if Self.label(of: words, analyzer) != nil { return nil }
    for start in words.indices {
      var end = min(start + Self.longest, words.count)
      while end > start {
        if end - start < words.count, Self.isEdition(words[start..<end], analyzer) {
          label = QueryParser.label(of: words[start..<end])
          rest = Array(words[..<start] + words[end...])
          return
        }
        end -= 1
      }
    }
    return nil
  }

  /// The label of words that are all one name of an edition.
  static func label(of words: [Word], _ analyzer: Analyzer) -> String? {
    let isName = words.count <= longest && isEdition(words[...], analyzer)
    return isName ? QueryParser.label(of: words[...]) : nil
  }

  /// An ending may stand after the name: 2018년의 탭바.
  private static func isEdition(_ words: ArraySlice<Word>, _ analyzer: Analyzer) -> Bool {
    let keys = NameTable.joinedKeys(of: words, analyzer)
    return analyzer.tables.filters.editions.pairs.contains { edition in
      may(edition.word, haveKey: keys[0])
        && keys.contains(NameTable.key(of: edition.word, analyzer))
    }
  }

  /// Cheaper than making the key, which most queries can do without: a plain letter begins it in lower case.
  private static func may(_ name: String, haveKey key: String) -> Bool {
    switch name.utf8.first {
    case .some(let first) where (first | 0x20).isLowercaseLetter: key.utf8.first == first | 0x20
    case .some(let first) where (0x30...0x39).contains(first): key.utf8.first == first
    default: true
    }
  }
}
