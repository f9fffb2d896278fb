extension SearchEngine {
  /// The answer that an outcome makes, its hits with their texts.
  mutating func answer(_ outcome: Outcome, _ options: QueryOptions) throws -> SearchAnswer {
    let passing = outcome.passing
    let hits = try hits(of: outcome, options)
    let facets = Facets(core: store.core, exact: exact, filter: outcome.filter)
    let suggestions = Suggestions(engine: (store.core, analyzer, names))
    let pages = NamedPages(core: store.core, analyzer: analyzer)
    let counted =
      !options.countsFacets
      ? []
      : passing.isEmpty ? Array(store.core.rules.priors.indices) : outcome.ranked.map(\.rule)
    return SearchAnswer(
      hits: hits, total: passing.count,
      facets: options.countsFacets ? facets.facets(of: counted) : [],
      filters: outcome.filter.applied, suggestions: suggestions.suggestions(for: outcome),
      pages: options.namesPages && !options.isExact ? pages.pages(for: outcome) : [])
  }

  /// The hits of an answer alone.
  mutating func hits(of outcome: Outcome, _ options: QueryOptions) throws -> [Hit] {
    var marking = Marking()
    outcome.parses.joined().forEach { marking.add($0.marking) }
    let marker =
      options.showsTexts
      ? Marker(analyzer: analyzer, names: names, marking: marking) : nil
    let rules = try store.rules()
    let ranked = outcome.passing.best(max(0, options.limit))
    var reasons = HitReasons(outcome, id: rules.id, note: note)
    return try zip(ranked, rules.entries(ranked.map(\.rule))).map {
      try hit($0, $1, reasons.reasons(for: $0), marker)
    }
  }

  /// That a segment was read as another name, or one of another language, unless that name is what was typed.
  func note(_ segment: Segment) -> String? {
    let words = analyzer.words(of: segment.label)
    let typed = Set(NameTable.joinedKeys(of: words[...], analyzer))
    for concept in segment.concepts {
      let named = analyzer.words(of: store.core.concepts.titles[concept])
      if !typed.isDisjoint(with: NameTable.joinedKeys(of: named[...], analyzer)) { return nil }
    }
    guard let first = segment.concepts.first else { return nil }
    let title = store.core.concepts.titles[first]
    let scripts = Set(analyzer.words(of: title).map(\.system))
    let isForeign =
      !words.isEmpty && !scripts.isEmpty && scripts.isDisjoint(with: words.map(\.system))
    return "\(isForeign ? "translation" : "name") \(segment.label) → \(title)"
  }

  private mutating func hit(
    _ ranked: RankedRule, _ rule: RuleEntry, _ why: [String], _ marker: Marker?
  ) throws -> Hit {
    let shown = try marker.map { try snippet(of: ranked.rule, $0) } ?? Snippet()
    let isOwn = rule.language == store.core.language
    return Hit(
      id: rule.id, component: rule.component, kind: rule.kind,
      editions: store.core.rules.editions[ranked.rule].map { store.core.editions[$0] },
      isPast: past.contains(ranked.rule),
      lang: rule.language, title: rule.title, snippet: shown.text, path: rule.path, line: rule.line,
      url: url(of: rule.id), score: ranked.score,
      why: isOwn ? why : why + ["language \(rule.language)"],
      marks: HitMarks(title: marker?.marks(in: rule.title) ?? [], snippet: shown.marks))
  }

  private mutating func snippet(of rule: Int, _ marker: Marker) throws -> Snippet {
    let body = try store.text(of: rule)
    return Snippet(of: body, marks: marker.marks(in: body))
  }

  /// The page is in the index's own language: a rule that the language lacks is shown there in another.
  private func url(of id: String) -> String {
    let page = id.utf8.prefix { $0 != UInt8(ascii: "/") }
    let name = id.utf8.dropFirst(page.count + 1)
    return "\(store.core.language)/\(Substring(page)).html#\(Substring(name))"
  }
}
