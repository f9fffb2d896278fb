internal import RuleGraph

/// Builds the index of one language.
struct LanguageIndex: Sendable {
  private let language: LanguageReading
  private let names: IndexedNames
  private let evidence: WordEvidence
  private let textLimit: Int

  /// The files of several indexes, those of each language together; texts are cut by a limit in bytes.
  ///
  /// All parts of all languages are made together, what takes longest first: that keeps all processors busy although one
  /// language takes longer than another.
  static func shards(
    of languages: [LanguageReading], in graph: Graph, _ shared: SharedReading, textLimit: Int
  ) -> [SearchShard] {
    let indexes = languages.concurrentMap {
      LanguageIndex($0, IndexedNames(graph, $0.content, shared), textLimit: textLimit)
    }
    let parts = Part.allCases.flatMap { part in indexes.map { ($0, part) } }
      .concurrentMap { index, part in index.made(part) }
    return Array(indexes.indices).concurrentMap { number in
      let own = stride(from: number, to: parts.count, by: indexes.count).map { parts[$0] }
      return indexes[number].shards(with: IndexLayers(own))
    }.flatMap(\.self)
  }

  private init(_ language: LanguageReading, _ names: IndexedNames, textLimit: Int) {
    self.language = language
    self.names = names
    self.textLimit = textLimit
    let analyzer = language.analyzer
    evidence = names.names.reduce(into: language.evidence) { evidence, name in
      let words = analyzer.words(of: analyzer.normalized(name.text))
      evidence.addName(words.map(analyzer.key))
    }
  }

  private var content: IndexedContent { language.content }
  private var analyzer: Analyzer { language.analyzer }
  private var reading: TextReading { language.reading }
  private var texts: RuleTexts { language.texts }

  /// What takes longest comes first.
  private enum Part: CaseIterable {
    case terms, bigrams, texts, words
  }

  private func made(_ part: Part) -> IndexPart {
    switch part {
    case .terms: terms()
    case .bigrams: .bigrams(bigrams())
    case .texts: written()
    case .words: .words(words())
    }
  }

  private func words() -> [String] {
    Lexicon.words(of: language.vocabulary, names: names.names, evidence, analyzer)
  }

  private func shards(with layers: IndexLayers) -> [SearchShard] {
    CoreBuilder(content: content, names: names, analyzer: analyzer).shards(with: layers)
  }

  private func terms() -> IndexPart {
    let shards = TermShards(countedTerms())
    return .terms(shards.shards(stemsOf: evidence.stems), units: shards.bodyUnits)
  }

  private func countedTerms() -> RuleTerms {
    let table = NameTable(
      names.names.filter { !$0.isAmbiguous }.map {
        (NameTable.key(of: $0.text, analyzer), $0.concept, false)
      })
    var terms = RuleTerms(
      language.vocabulary, analyzer, evidence, concepts: (names.concepts, table))
    for (number, rule) in content.rules.enumerated() {
      terms.beginRule()
      terms.count(texts.titles[number], of: reading, in: .title)
      for owner in rule.owners {
        terms.count(texts.components[owner], of: reading, in: .component)
        if let concept = names.conceptOfComponent[owner] {
          terms.count(concept: concept, in: .component)
        }
      }
      for api in language.apis[number] { terms.count(api, of: reading, in: .api) }
      terms.count(texts.bodies[number], of: reading, in: .body)
    }
    return terms
  }

  private func written() -> IndexPart {
    let written = TextShards(reading, zip(texts.titles, texts.bodies).flatMap { [$0, $1] })
    return .texts(
      written.ranges(of: texts.bodies, limit: textLimit), rules: rules().sections(written))
  }

  private func bigrams() -> [EntryRange] {
    var pairs = PairShards(reading.pairs)
    for (number, rule) in content.rules.enumerated() {
      let components = rule.owners.map { texts.components[$0] }
      for text in [texts.titles[number]] + components + [texts.bodies[number]] {
        pairs.count(Int32(number), reading.pieces(of: text))
      }
    }
    return pairs.shards(ruleCount: content.rules.count)
  }

  private func rules() -> RuleShard {
    RuleShard(
      names: language.names, titles: texts.titles,
      nameKeys: content.rules.map { NameTable.key(of: String($0.name), analyzer) },
      titleKeys: content.rules.map { NameTable.key(of: $0.title, analyzer) },
      places: content.rules.map(\.place))
  }
}
