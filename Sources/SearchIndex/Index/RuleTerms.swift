/// Counts the keys of one rule.
struct RuleTerms {
  let analyzer: Analyzer
  let names: NameTable
  let concepts: [Concept]
  let evidence: WordEvidence
  private(set) var counts = FieldCounts()

  init(analyzer: Analyzer, names: NameTable, concepts: [Concept], evidence: WordEvidence) {
    self.analyzer = analyzer
    self.names = names
    self.concepts = concepts
    self.evidence = evidence
  }

  mutating func count(_ rule: IndexedRule) {
    add(rule.title, to: .title)
    rule.componentTitles.forEach { add($0, to: .component) }
    counts.add(rule.componentConcepts.map { concepts[$0].key }, to: .component)
    rule.apis.forEach { add($0, to: .api) }
    add(rule.body, to: .body)
  }

  private mutating func add(_ text: String, to field: Field) {
    let words = analyzer.words(of: analyzer.normalized(text))
    counts.lengthen(field, by: words.count)
    for word in words where !analyzer.isStopWord(word) {
      counts.add(keys(of: word), to: field)
    }
    for (position, word) in words.enumerated() {
      let next = position + 1 < words.count ? words[position + 1] : nil
      let measures = [analyzer.measure(word, nil), analyzer.measure(word, next)]
      counts.add(measures.compactMap { $0 }, to: field)
    }
    for occurrence in names.occurrences(in: words, analyzer) {
      counts.add([concepts[occurrence.concept].key], to: field)
    }
  }

  private func keys(of word: Word) -> [String] {
    var keys = [analyzer.key(of: word)]
    let parts = analyzer.parts(of: word)
    keys += parts.unprefixed
    for part in [word] + parts.segments + parts.humps {
      keys.append(analyzer.key(of: part))
      keys += analyzer.stems(of: part).filter { part.script == .latin || evidence.accepts($0) }
    }
    return Set(keys).sorted()
  }
}
