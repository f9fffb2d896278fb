/// Builds the index of one language.
struct LanguageIndex {
  private let content: IndexedContent
  private let analyzer = Analyzer(.standard)
  private let names: NameTable

  static func shards(of content: IndexedContent) -> [SearchShard] {
    LanguageIndex(content).shards
  }

  private init(_ content: IndexedContent) {
    self.content = content
    let analyzer = analyzer
    names = NameTable(
      content.names.filter { !$0.isAmbiguous }.map {
        (NameTable.key(of: $0.text, analyzer), $0.concept, false)
      })
  }

  private var shards: [SearchShard] {
    var vocabulary = Vocabulary(analyzer)
    let texts = content.rules.map { RuleTexts($0, &vocabulary) }
    let evidence = evidence(in: vocabulary)
    let terms = terms(in: texts, &vocabulary, evidence)
    let layers = IndexLayers(
      terms: ShardCutter.cut(entries(of: terms, evidence)),
      bigrams: ShardCutter.cut(bigramEntries(of: texts)),
      texts: TextCutter.cut(content.rules.map { analyzer.normalized($0.body) }),
      words: Lexicon.words(of: vocabulary, names: content.names, evidence, analyzer))
    return CoreBuilder(content: content, analyzer: analyzer).shards(with: layers)
  }

  private func evidence(in vocabulary: Vocabulary) -> WordEvidence {
    var evidence = WordEvidence()
    for word in vocabulary.words where word.stands {
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
    in texts: [RuleTexts], _ vocabulary: inout Vocabulary, _ evidence: WordEvidence
  ) -> RuleTerms {
    var terms = RuleTerms(
      analyzer: analyzer, names: names, concepts: content.concepts, evidence: evidence)
    let apis = content.rules.map { rule in rule.apis.map { vocabulary.read($0) } }
    terms.add(vocabulary)
    for (number, rule) in content.rules.enumerated() {
      terms.count(rule, texts[number], apis: apis[number])
    }
    return terms
  }

  /// Terms in the order of their UTF-16 units, which is that of a browser too.
  private func entries(
    of terms: RuleTerms, _ evidence: WordEvidence
  ) -> [(key: String, value: String)] {
    let scale = ImpactScale(lengths: terms.lengths)
    return zip(terms.table.keys, terms.table.holders).filter { !$1.isEmpty }
      .sorted { utf16Order($0.0, $1.0) }
      .map { key, holders in
        // A form with an ending is no rarer than its stem, else its accident would outweigh its sense.
        let forms = evidence.stems(of: key).map(terms.table.frequency)
        let rarity = scale.rarity(forms.reduce(holders.count, max))
        let postings = holders.map { holder in
          Posting(
            rule: holder.rule, impact: scale.impact(of: holder, rarity: rarity),
            isInTitle: holder.counts.isInTitle)
        }
        return (key, Posting.encode(postings))
      }
  }

  private func bigramEntries(of texts: [RuleTexts]) -> [(key: String, value: String)] {
    var holders: [Bigram: [Int]] = [:]
    for (rule, texts) in texts.enumerated() {
      for pair in Set(texts.all.flatMap { Bigram.all(in: $0.units) }) {
        holders[pair, default: []].append(rule)
      }
    }
    let scale = ImpactScale(lengths: content.rules.map { _ in FieldNumbers() })
    return holders.sorted { $0.key < $1.key }.map { pair, rules in
      let weight = scale.bigramWeight(frequency: rules.count)
      return (pair.text, BigramPosting(weight: weight, rules: rules).encoded)
    }
  }
}
