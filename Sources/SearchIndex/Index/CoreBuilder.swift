/// What the core points to.
struct IndexLayers: Sendable {
  let terms: [EntryRange]
  let bigrams: [EntryRange]
  let texts: [TextRange]
  /// What misspelt words are held against, in order.
  let words: [String]

  /// A hash of everything in the layers.
  func add(to hash: inout ContentHash) {
    for range in terms + bigrams {
      range.keys.forEach { hash.add($0) }
      range.values.forEach { hash.add($0) }
    }
    for text in texts.flatMap(\.texts) + words { hash.add(text) }
  }
}

/// Writes the core and the shards it points to.
struct CoreBuilder {
  let content: IndexedContent
  let analyzer: Analyzer

  func shards(with layers: IndexLayers) -> [SearchShard] {
    var hash = ContentHash()
    var core = core(of: layers)
    layers.add(to: &hash)
    hash.add(core.json.text)
    core.hash = hash.text
    let language = content.language
    let words = WordShard(hash: hash.text, words: layers.words.joined(separator: " "))
    return [
      SearchShard("\(language)/core", core.json), SearchShard("\(language)/words", words.json),
    ]
      + entryShards("\(language)/terms", layers.terms, hash.text)
      + entryShards("\(language)/bigrams", layers.bigrams, hash.text)
      + layers.texts.enumerated().map { number, range in
        let shard = TextShard(hash: hash.text, first: range.first, texts: range.texts)
        return SearchShard("\(language)/text-\(number)", shard.json)
      }
  }

  private func entryShards(
    _ name: String, _ ranges: [EntryRange], _ hash: String
  ) -> [SearchShard] {
    ranges.enumerated().map { number, range in
      let shard = EntryShard(
        hash: hash, keys: range.keys.joined(separator: " "),
        entries: range.values.joined(separator: " "))
      return SearchShard("\(name)-\(number)", shard.json)
    }
  }

  /// The core without the hash, which is of the core as well.
  private func core(of layers: IndexLayers) -> CoreShard {
    CoreShard(
      version: CoreShard.currentVersion, hash: "", language: content.language,
      tables: analyzer.tables, languages: content.languages,
      languageNames: content.languageNames, scripts: content.scripts, kinds: content.kinds,
      editions: content.editions, platforms: content.platforms, components: components,
      rules: rules, concepts: concepts,
      names: names, symbols: symbols,
      replacements: ReplacementColumns(
        old: content.replacements.map(\.old), new: content.replacements.map(\.new)),
      shards: ShardTable(
        terms: layers.terms.map(\.first), bigrams: layers.bigrams.map(\.first),
        texts: layers.texts.map(\.first)))
  }

  private var components: ComponentColumns {
    ComponentColumns(
      ids: content.components.map(\.id), titles: content.components.map(\.title),
      pages: content.components.map(\.page))
  }

  private var rules: RuleColumns {
    let rules = content.rules
    let files = Set(rules.map(\.place.path)).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    return RuleColumns(
      ids: rules.map(\.id), titles: rules.map { analyzer.normalized($0.title) },
      components: rules.map(\.component), kinds: rules.map(\.kind),
      languages: rules.map(\.language), paths: rules.map { positions[$0.place.path] ?? 0 },
      lines: rules.map(\.place.line), editions: rules.map(\.editions),
      platforms: rules.map(\.platforms),
      priors: rules.map(\.prior), files: files)
  }

  private var concepts: ConceptColumns {
    ConceptColumns(
      ids: content.concepts.map(\.id), titles: content.concepts.map(\.title),
      leads: content.concepts.map { $0.lead ?? -1 })
  }

  /// Each pair of a key and a concept once; it is ambiguous only when every name with that key is.
  private var names: NameColumns {
    let pairs = content.names.filter { !$0.isForTexts }.reduce(into: [NamePair: Bool]()) {
      table, name in
      let pair = NamePair(key: NameTable.key(of: name.text, analyzer), concept: name.concept)
      table[pair] = (table[pair] ?? true) && name.isAmbiguous
    }
    let sorted = pairs.filter { !$0.key.key.isEmpty }.sorted { $0.key < $1.key }
    return NameColumns(
      keys: sorted.map(\.key.key).joined(separator: " "), concepts: sorted.map(\.key.concept),
      ambiguous: sorted.map { $0.value ? 1 : 0 })
  }

  private var symbols: SymbolColumns {
    SymbolColumns(
      names: content.symbols.map(\.name),
      keys: content.symbols.map { symbol in
        Set(symbol.spellings.map { NameTable.symbolKey(of: $0, analyzer) }).sorted()
          .joined(separator: " ")
      },
      rules: content.symbols.map { NumberText.encode(rising: $0.rules) })
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
