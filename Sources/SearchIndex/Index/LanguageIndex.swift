internal import RuleGraph

/// Makes of one language's index what depends on names, and puts it together.
struct LanguageIndex: Sendable {
  private let language: LanguageReading
  private let names: IndexedNames
  private let evidence: WordEvidence

  init(_ language: LanguageReading, _ names: IndexedNames) {
    self.language = language
    self.names = names
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
  enum Part: CaseIterable {
    case terms, words
  }

  func made(_ part: Part) -> IndexPart {
    switch part {
    case .terms: terms()
    case .words: .words(words())
    }
  }

  /// The files, of all parts of the index.
  func shards(with layers: IndexLayers) -> [SearchShard] {
    CoreBuilder(content: content, names: names, analyzer: analyzer).shards(with: layers)
  }

  private func words() -> [String] {
    Lexicon.words(of: language.vocabulary, names: names.names, evidence, analyzer)
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
      for item in language.items[number] { terms.count(item: item, of: reading) }
      terms.count(texts.bodies[number], of: reading, in: .body)
      terms.count(heading: texts.headings[number], of: reading)
    }
    return terms
  }
}
