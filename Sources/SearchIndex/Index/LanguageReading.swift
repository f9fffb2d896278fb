internal import RuleGraph

/// The texts of one language's index as numbers, read before it is known what names mean.
struct LanguageReading: Sendable {
  let content: IndexedContent
  let analyzer: Analyzer
  let reading: TextReading
  let texts: RuleTexts
  /// The texts that are the API names of rules.
  let apis: Runs<Int32>
  /// Those that are the names of system items.
  let items: Runs<Int32>
  /// What rules are called.
  ///
  /// Made here and not with the parts, because the part of the longer language would be left to one processor.
  private let rules: RuleShard
  /// What the texts alone say about words.
  let evidence: WordEvidence
  /// How many words all texts but the rules' own names have.
  private let wordCount: Int

  init(_ graph: Graph, language: String, _ numbers: RuleNumbers) {
    let content = GraphReading(graph, language: language, numbers).content
    self.content = content
    var tables = AnalysisTables.standard
    tables.filters.editions = Meanings(
      content.editionNames.map { (word: $0.key, meaning: $0.value) })
    analyzer = Analyzer(tables)
    var reading = TextReading(analyzer)
    texts = RuleTexts(content, &reading)
    evidence = WordEvidence(reading.vocabulary)
    // API names join the vocabulary, but are no evidence of words.
    apis = content.rules.reduce(into: Runs()) { apis, rule in
      apis.append(rule.apis.map { reading.read($0) })
    }
    items = content.rules.reduce(into: Runs()) { items, rule in
      items.append(rule.items.map { reading.read($0) })
    }
    wordCount = reading.vocabulary.words.count
    rules = RuleShard(content.rules, titles: texts.titles, &reading, analyzer)
    self.reading = reading.closed()
  }

  var vocabulary: ArraySlice<VocabularyWord> { reading.vocabulary.words[..<wordCount] }
}

extension LanguageReading {
  /// What of an index is made of texts alone; what takes longest comes first.
  enum Part: CaseIterable {
    case bigrams, texts
  }

  /// - Parameter textLimit: the bytes by which texts are cut.
  func made(_ part: Part, textLimit: Int) -> IndexPart {
    switch part {
    case .bigrams: .bigrams(bigrams())
    case .texts: written(textLimit)
    }
  }

  private func written(_ textLimit: Int) -> IndexPart {
    let written = TextShards(reading, zip(texts.titles, texts.bodies).flatMap { [$0, $1] })
    return .texts(
      written.ranges(of: texts.bodies, limit: textLimit), rules: rules.sections(written))
  }

  private func bigrams() -> [EntryRange] {
    var pairs = PairShards(reading.pairs)
    for number in content.rules.indices {
      let count = { pairs.count(Int32(number), reading.pieces(of: $0)) }
      count(texts.titles[number])
      for owner in content.rules[number].owners { count(texts.components[owner]) }
      count(texts.bodies[number])
    }
    return pairs.shards(ruleCount: content.rules.count)
  }
}

extension IndexedRule {
  /// The id without the component.
  var name: Substring {
    let slash = id.utf8.firstIndex(of: UInt8(ascii: "/"))
    return slash.map { id[id.utf8.index(after: $0)...] } ?? id[...]
  }
}
