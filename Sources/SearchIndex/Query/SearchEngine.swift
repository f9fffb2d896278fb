internal import RuleGraph

/// The index of one language, opened.
struct SearchEngine {
  private var store: ShardStore
  private let analyzer: Analyzer
  private let names: NameTable
  private let exact: ExactNames

  init(language: String, load: @escaping ShardStore.Load) throws {
    store = try ShardStore(language: language, load: load)
    analyzer = Analyzer(store.core.tables)
    let columns = store.core.names
    names = NameTable(
      zip(columns.keys, zip(columns.concepts, columns.ambiguous)).map { ($0, $1.0, $1.1 == 1) })
    exact = ExactNames(store.core)
  }

  /// The languages that rules may be in, that of the index first.
  var languages: [Language] {
    zip(store.core.languages, zip(store.core.languageNames, store.core.scripts)).map {
      Language(code: $0, name: $1.0, script: $1.1)
    }
  }

  mutating func search(_ query: String, _ options: QueryOptions) throws -> [Hit] {
    let parser = QueryParser(analyzer: analyzer, names: names)
    let words = parser.words(of: query)
    let found = try hits(for: parser.read(words), options)
    if !found.isEmpty { return found }
    let other = words.map(analyzer.onOtherLayout)
    guard other != words else { return [] }
    let note = "layout \(words.map(\.written).joined(separator: " "))"
    return try hits(for: parser.read(other), options).map { $0.corrected(note) }
  }

  private mutating func hits(for reading: QueryReading, _ options: QueryOptions) throws -> [Hit] {
    if reading.parses.isEmpty { return [] }
    let parses = try groups(reading)
    let filter = RuleFilter(options.filters, store.core) { [exact, analyzer] name in
      exact.rules(governing: [NameTable.key(of: name, analyzer)])
    }
    let rules = try store.rules()
    let named = rules.rules(keyed: reading.wholeKeys) { [analyzer] in
      NameTable.key(of: $0, analyzer)
    }
    let ranking = Ranking(
      core: store.core, isWanted: filter.isWanted,
      exact: exact.rules(named: reading.wholeKeys, concepts: reading.wholeConcepts).union(named),
      id: rules.id, note: note)
    var marking = Marking()
    parses.joined().forEach { marking.add($0.marking) }
    let marker = Marker(analyzer: analyzer, names: names, marking: marking)
    return try ranking.ranked(parses).prefix(max(0, options.limit)).map { try hit($0, marker) }
  }

  private mutating func groups(_ reading: QueryReading) throws -> [[MatchGroup]] {
    var matcher = Matcher(store)
    defer { store = matcher.loaded }
    return try reading.parses.map { try matcher.groups(for: $0) }
  }

  /// That a segment was read as another name, unless that name is what was typed.
  private func note(_ segment: Segment) -> String? {
    let typed = Set(NameTable.joinedKeys(of: analyzer.words(of: segment.label)[...], analyzer))
    for concept in segment.concepts {
      let title = store.core.concepts.titles[concept]
      let words = analyzer.words(of: title)
      if !typed.isDisjoint(with: NameTable.joinedKeys(of: words[...], analyzer)) { return nil }
    }
    guard let first = segment.concepts.first else { return nil }
    return "name \(segment.label) → \(store.core.concepts.titles[first])"
  }

  private mutating func hit(_ ranked: RankedRule, _ marker: Marker) throws -> Hit {
    let rule = try store.rules().entry(ranked.rule)
    let body = try store.text(of: ranked.rule)
    let snippet = Snippet(of: body, marks: marker.marks(in: body))
    return Hit(
      id: rule.id, component: rule.component, kind: rule.kind, lang: rule.language,
      title: rule.title, snippet: snippet.text, path: rule.path, line: rule.line,
      url: url(of: rule.id), score: ranked.score, why: ranked.why,
      marks: HitMarks(title: marker.marks(in: rule.title), snippet: snippet.marks))
  }

  /// The page is the index's own language: a rule it lacks stands there in another.
  private func url(of id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1)
    return "\(store.core.language)/\(parts.first ?? "").html#\(parts.last ?? "")"
  }
}
