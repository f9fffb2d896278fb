/// Builds the index of one language.
struct LanguageIndex {
  private let content: IndexedContent
  private let analyzer: Analyzer
  private let names: NameTable
  private let textLimit: Int

  /// The files; texts are cut by a limit in bytes.
  static func shards(of content: IndexedContent, textLimit: Int) -> [SearchShard] {
    LanguageIndex(content, textLimit: textLimit).shards
  }

  private init(_ content: IndexedContent, textLimit: Int) {
    self.content = content
    self.textLimit = textLimit
    var tables = AnalysisTables.standard
    tables.filters.editions = Meanings(
      content.editionNames.map { (word: $0.key, meaning: $0.value) })
    let analyzer = Analyzer(tables)
    self.analyzer = analyzer
    names = NameTable(
      content.names.filter { !$0.isAmbiguous }.map {
        (NameTable.key(of: $0.text, analyzer), $0.concept, false)
      })
  }

  private var shards: [SearchShard] {
    var reading = TextReading(analyzer)
    let texts = content.rules.map { RuleTexts($0, &reading) }
    let evidence = evidence(in: reading)
    let terms = TermShards(terms(in: texts, &reading, evidence))
    let lexicon = Lexicon.words(
      of: reading.vocabulary, names: content.names, evidence, analyzer)
    let pairs = pairs(in: texts, reading)
    let rules = rules(texts, &reading)
    let written = TextShards(reading, texts.flatMap { [$0.title, $0.body] })
    let layers = IndexLayers(
      terms: terms.shards(stemsOf: evidence.stems), bigrams: pairs,
      texts: written.ranges(of: texts.map(\.body), limit: textLimit),
      rules: rules.sections(written),
      words: lexicon, units: terms.bodyUnits)
    return CoreBuilder(content: content, analyzer: analyzer).shards(with: layers)
  }

  private func evidence(in reading: TextReading) -> WordEvidence {
    var evidence = WordEvidence()
    for word in reading.vocabulary.words where word.stands {
      evidence.add(word.key, stems: word.stems)
    }
    for name in content.names {
      let words = analyzer.words(of: analyzer.normalized(name.text))
      evidence.addName(words.map(analyzer.key))
    }
    return evidence
  }

  /// API names join the vocabulary, but are no evidence of words.
  private func terms(
    in texts: [RuleTexts], _ reading: inout TextReading, _ evidence: WordEvidence
  ) -> RuleTerms {
    var terms = RuleTerms(
      analyzer: analyzer, names: names, concepts: content.concepts, evidence: evidence)
    let apis = content.rules.map { rule in rule.apis.map { reading.read($0) } }
    terms.add(reading.vocabulary)
    for (number, rule) in content.rules.enumerated() {
      let text = texts[number]
      terms.count(
        rule,
        RuleWords(
          title: reading.words(of: text.title), components: text.components.map(reading.words),
          apis: apis[number].map(reading.words), body: reading.words(of: text.body)))
    }
    return terms
  }

  private func pairs(in texts: [RuleTexts], _ reading: TextReading) -> [EntryRange] {
    var pairs = PairShards()
    for (rule, texts) in texts.enumerated() { pairs.count(rule, texts, reading) }
    return pairs.shards(ruleCount: texts.count)
  }

  private func rules(_ texts: [RuleTexts], _ reading: inout TextReading) -> RuleShard {
    let names = content.rules.map { $0.id.split(separator: "/", maxSplits: 1).last ?? "" }
    return RuleShard(
      names: names.map { name in
        let bytes = name.utf8.map { $0 == UInt8(ascii: "-") ? Separator.space : $0 }
        return reading.read(String(decoding: bytes, as: UTF8.self))
      },
      titles: texts.map(\.title),
      nameKeys: names.map { NameTable.key(of: String($0), analyzer) },
      titleKeys: content.rules.map { NameTable.key(of: $0.title, analyzer) },
      places: content.rules.map(\.place))
  }
}
