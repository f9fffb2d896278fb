internal import RuleGraph

/// Builds the index of one language.
struct LanguageIndex: Sendable {
  private let content: IndexedContent
  private let analyzer: Analyzer
  private let textLimit: Int
  private let reading: TextReading
  private let texts: RuleTexts
  /// The texts that are the API names of rules, and those that are the rules' own names.
  private let apis: Runs<Int32>
  private let names: [Int32]
  /// How many words all texts but the rules' own names have.
  private let wordCount: Int
  private let evidence: WordEvidence

  /// The files of several indexes, those of each language together; texts are cut by a limit in bytes.
  ///
  /// First the texts of each language are read, then all parts of all languages are made, what takes longest first: that
  /// keeps all processors busy although one language takes longer than another.
  static func shards(of contents: [@Sendable () -> IndexedContent], textLimit: Int) -> [SearchShard]
  {
    let indexes = contents.concurrentMap { LanguageIndex($0(), textLimit: textLimit) }
    let parts = Part.allCases.flatMap { part in indexes.map { ($0, part) } }
      .concurrentMap { index, part in index.made(part) }
    return Array(indexes.indices).concurrentMap { number in
      let own = stride(from: number, to: parts.count, by: indexes.count).map { parts[$0] }
      return indexes[number].shards(with: IndexLayers(own))
    }.flatMap(\.self)
  }

  private init(_ content: IndexedContent, textLimit: Int) {
    self.content = content
    self.textLimit = textLimit
    var tables = AnalysisTables.standard
    tables.filters.editions = Meanings(
      content.editionNames.map { (word: $0.key, meaning: $0.value) })
    let analyzer = Analyzer(tables)
    self.analyzer = analyzer
    var reading = TextReading(analyzer)
    texts = RuleTexts(content, &reading)
    evidence = Self.evidence(in: reading.vocabulary, content.names, analyzer)
    // API names join the vocabulary, but are no evidence of words.
    apis = content.rules.reduce(into: Runs()) { apis, rule in
      apis.append(rule.apis.map { reading.read($0) })
    }
    wordCount = reading.vocabulary.words.count
    names = content.rules.map { rule in
      let bytes = rule.name.utf8.map { $0 == UInt8(ascii: "-") ? Separator.space : $0 }
      return reading.read(String(decoding: bytes, as: UTF8.self))
    }
    self.reading = reading.closed()
  }

  private var vocabulary: ArraySlice<VocabularyWord> { reading.vocabulary.words[..<wordCount] }

  private static func evidence(
    in vocabulary: Vocabulary, _ names: [ConceptName], _ analyzer: Analyzer
  ) -> WordEvidence {
    var evidence = WordEvidence()
    for word in vocabulary.words where word.stands {
      evidence.add(word.key, stems: word.stems)
    }
    for name in names {
      let words = analyzer.words(of: analyzer.normalized(name.text))
      evidence.addName(words.map(analyzer.key))
    }
    return evidence
  }

  /// What takes longest comes first.
  private enum Part: CaseIterable {
    case terms, bigrams, texts, words
  }

  private func made(_ part: Part) -> IndexPart {
    switch part {
    case .terms: terms()
    case .bigrams: .bigrams(bigrams())
    case .texts: written()
    case .words: .words(Lexicon.words(of: vocabulary, names: content.names, evidence, analyzer))
    }
  }

  private func shards(with layers: IndexLayers) -> [SearchShard] {
    CoreBuilder(content: content, analyzer: analyzer).shards(with: layers)
  }

  private func terms() -> IndexPart {
    let shards = TermShards(countedTerms())
    return .terms(shards.shards(stemsOf: evidence.stems), units: shards.bodyUnits)
  }

  private func countedTerms() -> RuleTerms {
    let names = NameTable(
      content.names.filter { !$0.isAmbiguous }.map {
        (NameTable.key(of: $0.text, analyzer), $0.concept, false)
      })
    var terms = RuleTerms(vocabulary, analyzer, evidence, concepts: (content.concepts, names))
    for (number, rule) in content.rules.enumerated() {
      terms.beginRule()
      terms.count(texts.titles[number], of: reading, in: .title)
      for owner in rule.owners {
        terms.count(texts.components[owner], of: reading, in: .component)
        if let concept = content.components[owner].concept {
          terms.count(concept: concept, in: .component)
        }
      }
      for api in apis[number] { terms.count(api, of: reading, in: .api) }
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
      names: names, titles: texts.titles,
      nameKeys: content.rules.map { NameTable.key(of: String($0.name), analyzer) },
      titleKeys: content.rules.map { NameTable.key(of: $0.title, analyzer) },
      places: content.rules.map(\.place))
  }
}

extension IndexedRule {
  /// The id without the component.
  fileprivate var name: Substring {
    let slash = id.utf8.firstIndex(of: UInt8(ascii: "/"))
    return slash.map { id[id.utf8.index(after: $0)...] } ?? id[...]
  }
}
