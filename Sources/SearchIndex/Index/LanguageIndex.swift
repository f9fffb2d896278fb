/// Builds the index of one language.
struct LanguageIndex {
  private let content: IndexedContent
  private let analyzer: Analyzer
  private let names: NameTable
  private let evidence: WordEvidence

  static func shards(of content: IndexedContent) -> [SearchShard] {
    LanguageIndex(content).shards
  }

  private init(_ content: IndexedContent) {
    self.content = content
    let texts = content.rules.flatMap { [$0.title, $0.body] + $0.componentTitles }
    let plain = Analyzer(.standard)
    let analyzer = plain.remembering(texts.map(plain.normalized))
    self.analyzer = analyzer
    names = NameTable(
      content.names.filter { !$0.isAmbiguous }.map {
        (NameTable.key(of: $0.text, analyzer), $0.concept, false)
      })
    evidence = Self.evidence(in: content, analyzer)
  }

  private static func evidence(in content: IndexedContent, _ analyzer: Analyzer) -> WordEvidence {
    var evidence = WordEvidence()
    for text in content.rules.flatMap({ [$0.title, $0.body] + $0.componentTitles }) {
      for word in analyzer.words(of: analyzer.normalized(text)) {
        evidence.add(analyzer.key(of: word), stems: analyzer.stems(of: word))
      }
    }
    for name in content.names {
      let words = analyzer.words(of: analyzer.normalized(name.text))
      evidence.addName(words.map(analyzer.key))
    }
    return evidence
  }

  private var shards: [SearchShard] {
    let counted = content.rules.map { rule in
      var terms = RuleTerms(
        analyzer: analyzer, names: names, concepts: content.concepts, evidence: evidence)
      terms.count(rule)
      return terms.counts
    }
    let layers = IndexLayers(
      terms: ShardCutter.cut(termEntries(counted)), bigrams: ShardCutter.cut(bigramEntries),
      texts: TextCutter.cut(content.rules.map { analyzer.normalized($0.body) }))
    return CoreBuilder(content: content, analyzer: analyzer).shards(with: layers)
  }

  /// Terms in the order of their UTF-16 units, which is that of a browser too.
  private func termEntries(_ rules: [FieldCounts]) -> [(key: String, value: String)] {
    let holders = rules.enumerated().reduce(into: [String: [Int]]()) { table, rule in
      for key in rule.element.counts.keys { table[key, default: []].append(rule.offset) }
    }
    let scale = ImpactScale(rules)
    return holders.keys.sorted(by: utf16Order).map { key in
      let frequency = frequency(of: key, in: holders)
      let postings = (holders[key] ?? []).map { rule in
        posting(of: key, in: (rule, rules[rule]), scale, frequency)
      }
      return (key, Posting.encode(postings))
    }
  }

  /// A form with an ending is no rarer than its stem, else its accident would outweigh its sense.
  private func frequency(of key: String, in holders: [String: [Int]]) -> Int {
    ([key] + evidence.stems(of: key)).map { holders[$0]?.count ?? 0 }.max() ?? 0
  }

  private func posting(
    of key: String, in rule: (number: Int, counts: FieldCounts), _ scale: ImpactScale,
    _ frequency: Int
  ) -> Posting {
    let counts = rule.counts.counts[key] ?? []
    return Posting(
      rule: rule.number,
      impact: scale.impact(of: counts, in: rule.counts, frequency: frequency),
      isInTitle: Field.allCases.contains { $0.isTitle && counts[$0.rawValue] > 0 })
  }

  private var bigramEntries: [(key: String, value: String)] {
    let holders = content.rules.enumerated().reduce(into: [String: [Int]]()) { table, rule in
      let texts = [rule.element.title, rule.element.body] + rule.element.componentTitles
      let pairs = Set(texts.flatMap { Bigrams.all(in: analyzer.normalized($0)) })
      for pair in pairs { table[pair, default: []].append(rule.offset) }
    }
    let scale = ImpactScale(content.rules.map { _ in FieldCounts() })
    return holders.sorted { utf16Order($0.key, $1.key) }.map { pair, rules in
      let weight = scale.bigramWeight(frequency: rules.count)
      return (pair, BigramPosting(weight: weight, rules: rules).encoded)
    }
  }
}

/// The order in which JavaScript sorts strings.
func utf16Order(_ left: String, _ right: String) -> Bool {
  left.utf16.lexicographicallyPrecedes(right.utf16)
}
