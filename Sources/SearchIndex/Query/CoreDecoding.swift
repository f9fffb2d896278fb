internal import RuleGraph

extension CoreShard {
  /// The languages that a core names, in the order of the site, without reading the rest.
  static func languages(
    in sections: [ArraySlice<UInt8>], path: String
  ) throws(SearchIndexError) -> [Language] {
    var rest = Sections(sections)
    _ = rest.next()
    let (codes, before) = (rest.texts(), rest.numbers().first ?? 0)
    let languages = zip(codes, zip(rest.texts(), rest.texts())).map {
      Language(code: $0, name: $1.0, script: $1.1)
    }
    guard languages.indices.contains(before) else { throw .unreadable(path: path) }
    // That of the index stands first.
    return Array(languages[1..<before + 1] + languages[..<1] + languages[(before + 1)...])
  }

  /// Reads the sections in the order in which `CoreBuilder` writes them.
  init(_ sections: [ArraySlice<UInt8>], path: String) throws(SearchIndexError) {
    guard sections.count == Self.sectionCount else { throw .unreadable(path: path) }
    var rest = Sections(sections)
    language = String(decoding: rest.next(), as: UTF8.self)
    languages = rest.texts()
    _ = rest.next()
    languageNames = rest.texts()
    scripts = rest.texts()
    kinds = rest.texts()
    editions = rest.texts()
    platforms = rest.texts()
    guard var tables = try? AnalysisTables(json: ShardText.plain(rest.next())) else {
      throw .unreadable(path: path)
    }
    tables.filters.editions = Meanings(
      zip(rest.texts(), rest.texts()).map { (word: $0, meaning: $1) })
    self.tables = tables
    components = ComponentColumns(
      ids: rest.column(), titles: rest.column(), pages: rest.numbers())
    rules = RuleColumns(
      components: RunColumn(runs: rest.numbers()), kinds: rest.digits(), languages: rest.digits(),
      editions: rest.sets(of: editions.count), platforms: rest.sets(of: platforms.count),
      priors: rest.values(), units: rest.values())
    concepts = ConceptColumns(
      ids: rest.column(), titles: rest.column(), leads: rest.numbers().map { $0 - 1 })
    names = NameColumns(
      keys: KeyList(rest.next()), concepts: rest.numbers(), ambiguous: rest.values())
    symbols = SymbolColumns(names: rest.column(), keys: rest.next(), rules: rest.next())
    replacements = ReplacementColumns(old: rest.numbers(), new: rest.numbers())
    shards = ShardTable(
      terms: ShardList(firsts: rest.keys(), checksums: rest.checksums()),
      bigrams: ShardList(firsts: rest.keys(), checksums: rest.checksums()),
      texts: ShardList(firsts: rest.numbers(), checksums: rest.checksums()),
      rules: rest.checksums().first ?? 0, rulesLength: rest.numbers().first ?? 0,
      words: rest.checksums().first ?? 0)
  }

  private static let sectionCount = 43
}

/// Takes sections one by one.
private struct Sections {
  private var rest: ArraySlice<ArraySlice<UInt8>>

  init(_ sections: [ArraySlice<UInt8>]) {
    rest = sections[...]
  }

  mutating func next() -> ArraySlice<UInt8> {
    rest.popFirst() ?? []
  }

  mutating func texts() -> [String] {
    ShardText.decode(list: next())
  }

  mutating func column() -> TextColumn { TextColumn(next()) }

  mutating func keys() -> [String] {
    let list = next()
    var keys: [String] = []
    list.forEachPart(between: Separator.space) { range in
      if !range.isEmpty { keys.append(String(decoding: list[range], as: UTF8.self)) }
    }
    return keys
  }

  mutating func numbers() -> [Int] {
    var reader = CodeReader(next())
    return reader.rest()
  }

  mutating func digits() -> DigitColumn { DigitColumn(next()) }

  mutating func sets(of count: Int) -> SetColumn {
    let sets = numbers()
    return SetColumn(next(), sets: sets, of: count)
  }

  mutating func values() -> [UInt8] {
    PrintableCode.values(of: next())
  }

  mutating func checksums() -> [UInt32] {
    let digits = next()
    var reader = CodeReader(digits)
    return (0..<digits.count / 5).map { _ in UInt32(truncatingIfNeeded: reader.digits(5)) }
  }
}
