internal import RuleGraph

/// The index of one language, opened.
struct SearchEngine {
  var store: ShardStore
  let analyzer: Analyzer
  let names: NameTable
  let exact: ExactNames
  let past: PastRules

  init(_ store: ShardStore) {
    self.store = store
    analyzer = Analyzer(store.core.tables)
    let columns = store.core.names
    names = NameTable(
      sorted: columns.keys, concepts: columns.concepts,
      areAmbiguous: columns.ambiguous.map { $0 == 1 })
    exact = ExactNames(store.core)
    past = PastRules(store.core)
  }

  private var parser: QueryParser { QueryParser(analyzer: analyzer, names: names) }

  /// What a query finds: read as it is, and where that is not enough, spaced or spelled in another way.
  mutating func outcome(of query: String, _ options: QueryOptions) throws -> Outcome {
    let text = QueryText(analyzer.folded(query), analyzer)
    let asked = text.filters + options.filters.asked
    let words = parser.words(of: text.text)
    let wanted = filter(asked, asOf: options.asOf)
    if words.isEmpty { return browsed(wanted, isAsked: text.isFiltered || !asked.isEmpty) }
    if !options.isExact, let mention = EditionMention(words, analyzer) {
      // "2013 guidelines" asks for all of them.
      if mention.rest.allSatisfy(analyzer.isStopWord) {
        return browsed(filter(asked, edition: mention.label), isAsked: true)
      }
      let found = try read(mention.rest, filter(asked, edition: mention.label), isExact: false)
      if found.ranked.contains(where: { found.filter.passes($0.rule) }) { return found }
    }
    let found = try read(words, wanted, isExact: options.isExact)
    guard found.strength < Outcome.whole, !options.isExact,
      let edition = EditionMention.label(of: words, analyzer)
    else { return found }
    return browsed(filter(asked, edition: edition), isAsked: true)
  }

  /// With an edition that the words name.
  private func filter(_ asked: [AskedFilter], edition: String) -> RuleFilter {
    filter(asked + [AskedFilter(field: FilterField.edition.rawValue, value: edition)])
  }

  /// - Parameter asOf: an edition that is asked for where the filters name none.
  private func filter(_ asked: [AskedFilter], asOf edition: String? = nil) -> RuleFilter {
    let field = FilterField.edition.rawValue
    let isNamed = asked.contains { $0.field == field }
    let own = isNamed ? nil : edition.map { AskedFilter(field: field, value: $0) }
    return RuleFilter(
      asked + [own].compactMap(\.self),
      FilterReading(core: store.core, analyzer: analyzer, names: names, exact: exact))
  }

  /// Rules that pass the filters, for a query of filters alone.
  private func browsed(_ filter: RuleFilter, isAsked: Bool) -> Outcome {
    let priors = isAsked ? store.core.rules.priors : []
    let past = past(for: filter)
    let ranked = priors.enumerated().map { rule, prior in
      let found = RankedRule(rule: rule, score: Tier.words.score(Int(prior)))
      return past.map { found.setBack(among: $0) } ?? found
    }
    return Outcome(
      ranked: ranked, readings: [Outcome.Reading(groups: [])], words: [], filter: filter)
  }

  /// The rules that come after others; nil as of an edition, in which all rules that pass held.
  func past(for filter: RuleFilter) -> PastRules? {
    filter.asks(for: .edition) ? nil : past
  }

  /// Words as they are; where the index does not know them, spaced in another way, and then corrected.
  private mutating func read(
    _ words: [Word], _ filter: RuleFilter, isExact: Bool
  ) throws -> Outcome {
    let words = isExact ? words : try BegunEnding(parser: parser).removed(from: words, &store)
    var found = try attempt(words, filter, isExact: isExact)
    if found.strength == Outcome.whole || isExact { return found }
    let corrector = Corrector(parser, store.core.symbols)
    let unknown = try corrector.unknown(words, &store)
    found.unknownScripts = Set(unknown.map { words[$0].system })
    found.isOwn = isOwn(words, unknown)
    var best = found
    if let spaced = try respaced(found, unknown, filter) {
      if WordSpacer.areCrumbs(spaced.words),
        let corrected = try corrected(found, alternatives(of: found, corrector), corrector),
        corrected.strength >= spaced.strength
      {
        return corrected
      }
      if spaced.strength == Outcome.whole { return spaced }
      best = spaced
    }
    let alternatives = try alternatives(of: best, corrector)
    if let corrected = try corrected(best, alternatives, corrector),
      corrected.finds(moreThan: best)
    {
      return corrected
    }
    let doubts = corrector.readings(of: best.words, alternatives, .doubtful)
      .map { QueryParser.label(of: $0.words) }
    if best.strength == 0,
      let other = try asVerb(found, filter) ?? withNamesApart(found, unknown, filter)
    {
      best = other
    }
    best.doubts = doubts
    return best
  }

  /// What a lone verb finds in other forms, of which nothing else finds anything.
  private mutating func asVerb(_ found: Outcome, _ filter: RuleFilter) throws -> Outcome? {
    guard let verb = try parser.verb(found.words, &store) else { return nil }
    let groups = try matched([verb])
    var ranking = Ranking(
      core: store.core, past: past(for: filter), isWanted: { filter.passes($0) }, exact: [])
    var other = ranking.outcome(of: groups, found.words, filter)
    (other.unknownScripts, other.isOwn) = (found.unknownScripts, true)
    return other.strength > 0 ? other : nil
  }

  /// What names of components find that end unknown words, of which nothing else finds anything.
  private mutating func withNamesApart(
    _ found: Outcome, _ unknown: [Int], _ filter: RuleFilter
  ) throws -> Outcome? {
    let spacer = WordSpacer(analyzer: analyzer, names: names)
    let leads = store.core.concepts.leads
    let apart = spacer.withNamesApart(found.words, unknown: unknown) { leads[$0] >= 0 }
    guard let words = apart else { return nil }
    var other = try attempt(words, filter, isExact: false)
    (other.unknownScripts, other.isOwn) = (found.unknownScripts, found.isOwn)
    return other.strength > 0 ? other : nil
  }

  /// What words find when they are spaced in another way; nil where that is no more than before.
  private mutating func respaced(
    _ found: Outcome, _ unknown: [Int], _ filter: RuleFilter
  ) throws -> Outcome? {
    let spacer = WordSpacer(analyzer: analyzer, names: names)
    let known = try store.words()
    let spaced = try spacer.respaced(found.words, unknown: unknown, known) { parts in
      try attempt(parts, filter, isExact: false).strength == Outcome.whole
    }
    guard let spaced else { return nil }
    var other = try attempt(spaced, filter, isExact: false)
    let isEnough = other.strength == Outcome.whole || !WordSpacer.isShort(found.words)
    guard other.strength > found.strength, isEnough else { return nil }
    (other.unknownScripts, other.isOwn) = (found.unknownScripts, found.isOwn)
    return other
  }

  /// What the unknown words of a query may have meant.
  private mutating func alternatives(
    of found: Outcome, _ corrector: Corrector
  ) throws -> Corrector.Alternatives {
    try corrector.alternatives(
      of: found.words, unknown: corrector.unknown(found.words, &store), &store)
  }

  /// What a query finds with its unknown words replaced by what they meant for sure.
  private mutating func corrected(
    _ found: Outcome, _ alternatives: Corrector.Alternatives, _ corrector: Corrector
  ) throws -> Outcome? {
    let sure = corrector.readings(of: found.words, alternatives, .sure)
    guard var corrected = try best(of: sure, found.filter) else { return nil }
    (corrected.unknownScripts, corrected.isOwn) = (found.unknownScripts, found.isOwn)
    return corrected
  }

  /// Whether a word is known that no other language has: words in Latin letters, such as API names, are everywhere.
  private func isOwn(_ words: [Word], _ unknown: [Int]) -> Bool {
    let own = WritingSystem.systems(of: store.core.scripts.first ?? "")
    let end = unknown.count < QueryLimits.unknown ? words.count : unknown.last ?? 0
    return !own.contains(.latin)
      && words[..<end].enumerated().contains { position, word in
        own.contains(word.system) && !unknown.contains(position) && !analyzer.isStopWord(word)
      }
  }

  /// The best of the ways to correct a query, the rules of all of them.
  private mutating func best(
    of readings: [Corrector.Reading], _ filter: RuleFilter
  ) throws -> Outcome? {
    var best: Outcome?
    for reading in readings {
      var found = try attempt(reading.words, filter, isExact: false)
      if found.strength == 0 { continue }
      found.fold(reading.notes)
      found.corrected = [QueryParser.label(of: reading.words)]
      guard let known = best, found.strength <= known.strength else {
        best = found
        continue
      }
      if found.strength == known.strength { best = known.joined(with: found) }
    }
    return best
  }

  private mutating func attempt(
    _ words: [Word], _ filter: RuleFilter, isExact: Bool
  ) throws -> Outcome {
    let parses =
      try isExact ? [parser.exactParse(words)] : parser.parses(words, &store)
    let groups = try matched(parses)
    let rules = try store.rules()
    var ranking = Ranking(
      core: store.core, past: past(for: filter), isWanted: { filter.passes($0) },
      exact: isExact ? [] : named(by: words, rules))
    return ranking.outcome(of: groups, words, filter)
  }

  private mutating func matched(_ parses: [[Segment]]) throws -> [[MatchGroup]] {
    var matcher = Matcher(store, analyzer)
    defer { store = matcher.loaded }
    return try parses.enumerated().map { try matcher.groups(for: $1, isFirst: $0 == 0) }
  }

  /// The rules that a whole query names, or what it asks about: what is a tab bar.
  private func named(by words: [Word], _ rules: RuleTable) -> Set<Int> {
    let named = named(by: words[...], rules)
    let subject = analyzer.unframed(words)
    return named.isEmpty && subject.count < words.count ? self.named(by: subject, rules) : named
  }

  private func named(by words: ArraySlice<Word>, _ rules: RuleTable) -> Set<Int> {
    let keys = NameTable.joinedKeys(of: words, analyzer)
    let concepts = names.concepts(named: words, analyzer)
    return exact.rules(named: keys, concepts: concepts)
      .union(rules.rules(keyed: keys) { NameTable.key(of: $0, analyzer) })
  }
}
