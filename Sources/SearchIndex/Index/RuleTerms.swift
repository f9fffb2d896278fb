/// Counts the forms of words, the concepts and the measures that rules have.
struct RuleTerms {
  private(set) var table = TermTable()
  /// For each rule how many words its fields have.
  private(set) var lengths: [FieldNumbers<Int>] = []
  private let analyzer: Analyzer
  private let evidence: WordEvidence
  /// The term of each concept.
  private let concepts: [Int32]
  /// For each word of the vocabulary.
  private var words: [WordTerms] = []
  private var names: NameFinder

  /// What a word counts as.
  private struct WordTerms {
    let word: Word
    let terms: [Int32]
    /// As a measure without a word after it.
    let measure: Int32?
    let isNumber: Bool
  }

  init(analyzer: Analyzer, names: NameTable, concepts: [Concept], evidence: WordEvidence) {
    self.analyzer = analyzer
    self.evidence = evidence
    self.names = NameFinder(names)
    var table = TermTable()
    self.concepts = concepts.map {
      table.number(of: NameTable.conceptKey(id: $0.id, title: $0.title, analyzer))
    }
    self.table = table
  }

  /// Makes ready for the words of a vocabulary; counted are texts that it read.
  mutating func add(_ vocabulary: Vocabulary) {
    for word in vocabulary.words[words.count...] {
      words.append(terms(of: word))
      names.add(word)
    }
  }

  /// Counts the next rule, given the words of its texts.
  mutating func count(_ rule: IndexedRule, _ texts: RuleWords) {
    table.beginRule(lengths.count)
    lengths.append(FieldNumbers())
    count(texts.title, in: .title)
    for title in texts.components { count(title, in: .component) }
    for concept in rule.componentConcepts { table.count(concepts[concept], in: .component) }
    for api in texts.apis { count(api, in: .api) }
    count(texts.body, in: .body)
  }

  private mutating func count(_ text: [Int32], in field: Field) {
    lengths[lengths.count - 1][field] += text.count
    for (position, number) in text.enumerated() {
      for term in words[Int(number)].terms { table.count(term, in: field) }
      let next = position + 1 < text.count ? text[position + 1] : nil
      for measure in measures(number, before: next) { table.count(measure, in: field) }
    }
    for concept in names.concepts(in: text) { table.count(concepts[concept], in: field) }
  }

  /// A number with its unit in one word or two.
  private mutating func measures(_ number: Int32, before next: Int32?) -> [Int32] {
    let alone = words[Int(number)].measure
    guard let next, words[Int(number)].isNumber else { return alone.map { [$0] } ?? [] }
    let measure = analyzer.measure(words[Int(number)].word, words[Int(next)].word)
    return [alone, measure.map { table.number(of: $0) }].compactMap { $0 }
  }

  private mutating func terms(of word: VocabularyWord) -> WordTerms {
    WordTerms(
      word: word.word, terms: analyzer.isStopWord(word.word) ? [] : forms(of: word),
      measure: analyzer.measure(word.word, nil).map { table.number(of: $0) },
      isNumber: word.word.isNumber)
  }

  /// The word and its parts, each tied to its stems, without double ones.
  private mutating func forms(of word: VocabularyWord) -> [Int32] {
    let parts = analyzer.parts(of: word.word)
    let stems = word.word.script == .hangul ? word.stems.filter(evidence.accepts) : word.stems
    var forms = [form(word.key, stems: stems)]
    for key in parts.tails { forms.append(form(key, stems: [])) }
    for part in parts.segments + parts.humps {
      forms.append(form(part.text, stems: analyzer.stems(of: part)))
    }
    return Set(forms).sorted()
  }

  private mutating func form(_ key: String, stems: [String]) -> Int32 {
    let form = table.number(of: key)
    for stem in stems { table.tie(table.number(of: stem), to: form) }
    return form
  }
}

/// The texts of a rule as numbers of words.
struct RuleWords {
  let title: [Int32]
  let components: [[Int32]]
  let apis: [[Int32]]
  let body: [Int32]
}
