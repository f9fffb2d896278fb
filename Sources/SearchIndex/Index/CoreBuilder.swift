/// Writes the core and the shards it points to.
struct CoreBuilder {
  let content: IndexedContent
  let names: IndexedNames
  let analyzer: Analyzer

  func shards(with layers: IndexLayers) -> [SearchShard] {
    let language = content.language
    let numbered = { (kind: String, sections: [[[UInt8]]]) in
      sections.enumerated().map { number, sections in
        SearchShard("\(language)/\(kind)-\(number)", sections: sections)
      }
    }
    let terms = numbered("terms", layers.terms.map(\.sections))
    let bigrams = numbered("bigrams", layers.bigrams.map(\.sections))
    let texts = numbered("text", layers.texts.map(\.sections))
    let rules = SearchShard("\(language)/rules", sections: layers.rules)
    let words = SearchShard("\(language)/words", sections: [Self.list(layers.words)])
    let directory = [
      Self.list(layers.terms.map(\.first)), Self.sums(terms),
      Self.list(layers.bigrams.map(\.first)), Self.sums(bigrams),
      PrintableCode.encode(layers.texts.map(\.first)), Self.sums(texts), Self.sums([rules]),
      PrintableCode.encode([rules.script.utf8.count]), Self.sums([words]),
    ]
    let core = SearchShard(
      "\(language)/core",
      sections: head + components + ruleColumns(layers.units) + concepts + nameColumns + symbols
        + replacements + directory)
    let shown = texts.first.map(rules.followed) ?? rules
    return [core, shown, words] + terms + bigrams + texts.dropFirst()
  }

  private static func list(_ keys: [String]) -> [UInt8] {
    Array(keys.joined(separator: " ").utf8)
  }

  private static func sums(_ shards: [SearchShard]) -> [UInt8] {
    var bytes: [UInt8] = []
    for shard in shards { PrintableCode.append(Int(shard.checksum), digits: 5, to: &bytes) }
    return bytes
  }

  private static func digits(_ values: some Sequence<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values { PrintableCode.append(value, digits: 1, to: &bytes) }
    return bytes
  }

  private var head: [[UInt8]] {
    var tables: [UInt8] = []
    ShardText.append(analyzer.tables.json.bytes, to: &tables)
    let editionNames = analyzer.tables.filters.editions.sorted
    return [
      Array(content.language.utf8), ShardText.encode(list: content.languages),
      PrintableCode.encode([content.languagesBefore]),
      ShardText.encode(list: content.languageNames), ShardText.encode(list: content.scripts),
      ShardText.encode(list: content.kinds), ShardText.encode(list: content.editions),
      ShardText.encode(list: content.platforms), tables,
      ShardText.encode(list: editionNames.map(\.word)),
      ShardText.encode(list: editionNames.map(\.meaning)),
    ]
  }

  private var components: [[UInt8]] {
    [
      ShardText.encode(list: content.components.map(\.id)),
      ShardText.encode(list: content.components.map(\.title)),
      PrintableCode.encode(content.components.map(\.page)),
    ]
  }

  private func ruleColumns(_ units: [Int]) -> [[UInt8]] {
    let rules = content.rules
    return [
      PrintableCode.encode(RunColumn.runs(of: rules.map(\.component))),
      Self.digits(rules.map(\.kind)), Self.digits(rules.map(\.language)),
    ] + SetColumn.sections(rules.map(\.editions), of: content.editions.count)
      + SetColumn.sections(rules.map(\.platforms), of: content.platforms.count) + [
        Self.digits(rules.map { min($0.prior, PrintableCode.radix - 1) }), Self.digits(units),
      ]
  }

  private var concepts: [[UInt8]] {
    [
      ShardText.encode(list: names.concepts.map(\.id)),
      ShardText.encode(list: names.concepts.map(\.title)),
      PrintableCode.encode(names.concepts.map { ($0.lead ?? -1) + 1 }),
    ]
  }

  /// Each pair of a key and a concept once; it is ambiguous only when every name with that key is.
  private var nameColumns: [[UInt8]] {
    let pairs = names.names.filter { !$0.isForTexts }.reduce(into: [NamePair: Bool]()) {
      table, name in
      let pair = NamePair(key: NameTable.key(of: name.text, analyzer), concept: name.concept)
      table[pair] = (table[pair] ?? true) && name.isAmbiguous
    }
    let sorted = pairs.filter { !$0.key.key.isEmpty }.sorted { $0.key < $1.key }
    return [
      Self.list(sorted.map(\.key.key)), PrintableCode.encode(sorted.map(\.key.concept)),
      Self.digits(sorted.map { $0.value ? 1 : 0 }),
    ]
  }

  private var symbols: [[UInt8]] {
    let keys = names.symbols.map { symbol in
      Set(symbol.spellings.map { NameTable.symbolKey(of: $0, analyzer) }).sorted().joined(
        separator: " ")
    }
    let rules = names.symbols.map { symbol in
      PrintableCode.encode(zip(symbol.rules, [0] + symbol.rules).map { $0 - $1 })
    }
    return [
      ShardText.encode(list: names.symbols.map(\.name)),
      Array(keys.map { Array($0.utf8) }.joined(separator: [Separator.item])),
      Array(rules.joined(separator: [Separator.space])),
    ]
  }

  private var replacements: [[UInt8]] {
    [
      PrintableCode.encode(content.replacements.map(\.old)),
      PrintableCode.encode(content.replacements.map(\.new)),
    ]
  }
}

/// A name of a concept, sorted as JavaScript would.
private struct NamePair: Hashable, Comparable {
  let key: String
  let concept: Int

  static func < (left: NamePair, right: NamePair) -> Bool {
    left.key == right.key ? left.concept < right.concept : utf16Order(left.key, right.key)
  }
}
