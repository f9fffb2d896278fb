internal import RuleGraph

/// The texts of one language's index as numbers, read before it is known what names mean.
struct LanguageReading: Sendable {
  let content: IndexedContent
  let analyzer: Analyzer
  let reading: TextReading
  let texts: RuleTexts
  /// The texts that are the API names of rules, and those that are the rules' own names.
  let apis: Runs<Int32>
  let names: [Int32]
  /// What the texts alone say of words.
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
    wordCount = reading.vocabulary.words.count
    names = content.rules.map { rule in
      let bytes = rule.name.utf8.map { $0 == UInt8(ascii: "-") ? Separator.space : $0 }
      return reading.read(String(decoding: bytes, as: UTF8.self))
    }
    self.reading = reading.closed()
  }

  var vocabulary: ArraySlice<VocabularyWord> { reading.vocabulary.words[..<wordCount] }
}

extension IndexedRule {
  /// The id without the component.
  var name: Substring {
    let slash = id.utf8.firstIndex(of: UInt8(ascii: "/"))
    return slash.map { id[id.utf8.index(after: $0)...] } ?? id[...]
  }
}
