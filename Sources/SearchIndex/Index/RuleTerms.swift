/// Counts the keys of rules.
struct RuleTerms {
  private(set) var table = TermTable()
  /// For each rule how many words its fields have.
  private(set) var lengths: [FieldNumbers<Int>] = []
  private let analyzer: Analyzer
  private let names: NameTable
  private let evidence: WordEvidence
  /// The key of each concept.
  private let concepts: [Int]
  /// For each word of the vocabulary.
  private var words: [WordTerms] = []

  /// What a word counts as.
  private struct WordTerms {
    let word: Word
    let terms: [Int]
    /// As a measure without a word after it.
    let measure: Int?
    let isNumber: Bool
    let name: NameReading
  }

  init(analyzer: Analyzer, names: NameTable, concepts: [Concept], evidence: WordEvidence) {
    self.analyzer = analyzer
    self.names = names
    self.evidence = evidence
    var table = TermTable()
    self.concepts = concepts.map { table.number(of: $0.key) }
    self.table = table
  }

  /// Makes ready for the words of a vocabulary; counted are texts that it read.
  mutating func add(_ vocabulary: Vocabulary) {
    for word in vocabulary.words[words.count...] { words.append(terms(of: word)) }
  }

  /// Counts the next rule.
  mutating func count(_ rule: IndexedRule, _ texts: RuleTexts, apis: [ReadText]) {
    lengths.append(FieldNumbers())
    count(texts.title, in: .title)
    for title in texts.components { count(title, in: .component) }
    for concept in rule.componentConcepts { count(concepts[concept], in: .component) }
    for api in apis { count(api, in: .api) }
    count(texts.body, in: .body)
  }

  private mutating func count(_ term: Int, in field: Field) {
    table.count(term, in: lengths.count - 1, field)
  }

  private mutating func count(_ text: ReadText, in field: Field) {
    lengths[lengths.count - 1][field] += text.words.count
    for (position, number) in text.words.enumerated() {
      for term in words[number].terms { count(term, in: field) }
      let next = position + 1 < text.words.count ? text.words[position + 1] : nil
      for measure in measures(number, before: next) { count(measure, in: field) }
    }
    for occurrence in names.occurrences(in: text.words.map { words[$0].name }) {
      count(concepts[occurrence.concept], in: field)
    }
  }

  /// A number with its unit in one word or two.
  private mutating func measures(_ number: Int, before next: Int?) -> [Int] {
    let alone = words[number].measure
    guard let next, words[number].isNumber else { return alone.map { [$0] } ?? [] }
    let measure = analyzer.measure(words[number].word, words[next].word)
    return [alone, measure.map { table.number(of: $0) }].compactMap { $0 }
  }

  private mutating func terms(of word: VocabularyWord) -> WordTerms {
    let keys = analyzer.isStopWord(word.word) ? [] : keys(of: word)
    return WordTerms(
      word: word.word, terms: keys.map { table.number(of: $0) },
      measure: analyzer.measure(word.word, nil).map { table.number(of: $0) },
      isNumber: word.word.isNumber, name: names.reading(of: word.key, stems: word.stems))
  }

  /// Without double ones.
  private func keys(of word: VocabularyWord) -> Set<String> {
    let parts = analyzer.parts(of: word.word)
    var keys = Set(parts.tails).union([word.key])
    keys.formUnion(word.word.script == .hangul ? word.stems.filter(evidence.accepts) : word.stems)
    for part in parts.segments + parts.humps {
      keys.insert(part.text)
      keys.formUnion(analyzer.stems(of: part))
    }
    return keys
  }
}
