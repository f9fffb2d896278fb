/// Counts the forms of words, the concepts and the measures that rules have.
struct RuleTerms {
  private(set) var table = TermTable()
  private var records = TermRecords()
  /// For each rule how many words its fields have.
  private(set) var lengths: [FieldNumbers<Int>] = []
  private let analyzer: Analyzer
  private let evidence: WordEvidence
  /// The term of each concept.
  private let concepts: [Int32]
  private let vocabulary: ArraySlice<VocabularyWord>
  /// For each word of the vocabulary the terms that it counts as, those of a measure without a word after it last.
  private var terms = Runs<Int32>()
  private var isNumber: [Bool] = []
  private var names: NameFinder
  /// The words of a text and the concepts in it; their memory is reused.
  private var (words, found) = ([Int32](), [Int32]())

  /// - Parameter vocabulary: the words of all texts that will be counted.
  init(
    _ vocabulary: ArraySlice<VocabularyWord>, _ analyzer: Analyzer, _ evidence: WordEvidence,
    concepts: (named: [Concept], by: NameTable)
  ) {
    self.analyzer = analyzer
    self.evidence = evidence
    self.vocabulary = vocabulary
    names = NameFinder(concepts.by, of: vocabulary)
    var table = TermTable()
    self.concepts = concepts.named.map {
      table.number(of: NameTable.conceptKey(id: $0.id, title: $0.title, analyzer))
    }
    self.table = table
    for word in vocabulary {
      if !analyzer.isStopWord(word.word) { for form in forms(of: word) { terms.add(form) } }
      if let measure = analyzer.measure(word.word, nil) {
        terms.add(self.table.number(of: measure))
      }
      terms.close()
      isNumber.append(word.word.isNumber)
    }
  }

  /// What is counted from now on is in the next rule.
  mutating func beginRule() {
    records.beginRule()
    lengths.append(FieldNumbers())
  }

  /// Counts a concept that the rule has, whatever its texts say.
  mutating func count(concept: Int, in field: Field) {
    records.count(concepts[concept], in: field)
  }

  /// Counts a text of the rule.
  mutating func count(_ text: Int32, of reading: TextReading, in field: Field) {
    count(words: text, of: reading, in: field)
    lengths[lengths.count - 1][field] += words.count
  }

  /// Counts the name of a system item as that of an API, however many the rule has: each is there to be looked up.
  mutating func count(item: Int32, of reading: TextReading) {
    count(words: item, of: reading, in: .api)
  }

  private mutating func count(words text: Int32, of reading: TextReading, in field: Field) {
    words.removeAll(keepingCapacity: true)
    reading.appendWords(of: text, to: &words)
    for position in words.indices {
      let word = Int(words[position])
      for place in terms.places(of: word) { records.count(terms.numbers[place], in: field) }
      if isNumber[word] { countMeasure(at: position, in: field) }
    }
    found.removeAll(keepingCapacity: true)
    names.appendConcepts(in: words, to: &found)
    for concept in found { records.count(concepts[Int(concept)], in: field) }
  }

  /// Counts what the heading over the rule says, and the rule itself does not, as if its body said it once.
  ///
  /// A query for a word in the heading above ten rules means any of them, but preferably one that has the word itself.
  mutating func count(heading: Int32, of reading: TextReading) {
    let words = reading.words(of: heading)
    found.removeAll(keepingCapacity: true)
    names.appendConcepts(in: words, to: &found)
    let said = words.flatMap { word in terms.places(of: Int(word)).map { terms.numbers[$0] } }
    for term in said + found.map({ concepts[Int($0)] }) where !records.hasCounted(term) {
      records.count(term, in: .body)
    }
  }

  /// Everything that was counted, by term; nothing of it is left here.
  mutating func takeRecords() -> SortedRecords {
    records.takeByTerm(termCount: table.keys.count)
  }

  /// A number and its unit in two words.
  private mutating func countMeasure(at position: Int, in field: Field) {
    guard position + 1 < words.count,
      let measure = analyzer.measure(
        vocabulary[Int(words[position])].word, vocabulary[Int(words[position + 1])].word)
    else { return }
    records.count(table.number(of: measure), in: field)
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
