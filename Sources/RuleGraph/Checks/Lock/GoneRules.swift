/// A rule of `rules.lock` that the content no longer has.
struct GoneRule: Sendable {
  let entry: LockEntry
  /// The unpublished rule that it seems to be now.
  let newID: RuleID?
  /// Whether its words say so, and not just its place or a name much like it.
  let isSure: Bool
  /// The languages whose pages still have a heading with its id.
  let headings: Localized<PageHeading>
}

/// Such rules; references to them lead nowhere, which is only a consequence of their being gone.
struct GoneRules: Sendable {
  /// In the order of the lock.
  let all: [GoneRule]
  /// The ids that they seem to have now.
  let newIDs: Set<RuleID>

  init(in linked: LinkedContent, _ catalog: Catalog, besides damage: Damage) {
    let lock = catalog.lock
    let gone = (lock?.entries ?? []).filter {
      $0.status == .active && linked.graph.rule($0.id) == nil && !damage.holds($0.id)
    }
    guard !gone.isEmpty else {
      (all, newIDs) = ([], [])
      return
    }
    let unpublished = linked.graph.rules.filter { lock?[$0.id] == nil }
    let pages = Dictionary(
      linked.outlines.map { ($0.page.id, $0) }, uniquingKeysWith: { first, _ in first })
    var finder = RenameFinder(unpublished, TranslationReader(catalog), pages: pages)
    let entries = Set(gone.map(\.id.page)).reduce(into: [:]) { $0[$1] = pages[$1]?.entriesByKey }
    all = gone.map { entry in
      let new = finder.newID(of: entry)
      return GoneRule(
        entry: entry, newID: new?.id, isSure: new?.isSure ?? false,
        headings: entries[entry.id.page]?[.id(entry.id.name)]?.headings ?? Localized())
    }
    newIDs = Set(all.compactMap(\.newID))
  }
}

extension CheckedContent {
  /// The rules that seem to be published ones which are gone, with the ids that `rules.lock` has them by.
  ///
  /// - Parameter isSure: whether only those with the same words are meant.
  package func renamed(among rules: [Rule], isSure: Bool) -> [RuleID: RuleID] {
    let former = gone.all.filter { $0.isSure || !isSure }
      .compactMap { rule in rule.newID.map { ($0, rule.entry.id) } }
    let wanted = Set(rules.map(\.id))
    return Dictionary(
      former.filter { wanted.contains($0.0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Finds what published rules are called now: by their words, by their place, or otherwise by a similar name.
private struct RenameFinder {
  /// The unpublished rules by a language and the stamp of their words in it.
  private let words: [Words: RuleID]
  private let pages: [String: PageOutline]
  private let names: [String]
  private let known: Set<String>
  private var places: [String: [String: RuleID]] = [:]
  private var suggestions = Suggestions()

  private struct Words: Hashable {
    let language: String
    let hash: UInt64
  }

  init(_ unpublished: [Rule], _ reader: TranslationReader, pages: [String: PageOutline]) {
    var words: [Words: RuleID] = [:]
    for rule in unpublished {
      let stamps = reader.stamps(of: rule)
      for language in stamps.languages {
        for stamp in [stamps[language]?.present, stamps[language]?.grouped] {
          guard let stamp else { continue }
          words[Words(language: language, hash: stamp.words)] = rule.id
        }
      }
    }
    self.words = words
    self.pages = pages
    names = unpublished.map(\.id.description)
    known = Set(names)
  }

  mutating func newID(of entry: LockEntry) -> (id: RuleID, isSure: Bool)? {
    guard !names.isEmpty else { return nil }
    if let id = idByWords(of: entry) { return (id, true) }
    if let id = idByPlace(of: entry.id) { return (id, false) }
    return suggestions.suggestion(for: entry.id.description, among: names).name
      .flatMap { RuleID($0) }.map { ($0, false) }
  }

  private func idByWords(of entry: LockEntry) -> RuleID? {
    entry.acceptances.languages.lazy.compactMap { language in
      entry.acceptances[language].flatMap {
        words[Words(language: language, hash: $0.stamp.words)]
      }
    }.first
  }

  /// What the first language calls the heading that a translation still calls by the old id.
  private mutating func idByPlace(of id: RuleID) -> RuleID? {
    let places = self.places[id.page] ?? idsByPlace(on: id.page)
    self.places[id.page] = places
    return places[id.name]
  }

  /// The ids of unpublished rules by those that translations have at their places.
  private func idsByPlace(on page: String) -> [String: RuleID] {
    let pairs = (pages[page]?.renamed ?? []).compactMap { pair -> (String, RuleID)? in
      guard let old = pair.translation.id?.value, let new = pair.original.id?.value else {
        return nil
      }
      return (old, RuleID(page: page, name: new))
    }
    return Dictionary(
      pairs.filter { known.contains($0.1.description) }, uniquingKeysWith: { first, _ in first })
  }
}
