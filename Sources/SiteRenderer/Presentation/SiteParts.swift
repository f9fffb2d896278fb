import RuleGraph

/// What all pages are made from.
final class SiteParts: Sendable {
  let graph: Graph
  /// Title, languages and groups, kept here because the graph gives a copy.
  let about: Site
  let addresses: AddressBook
  /// By language.
  let wordings: [String: Wording]
  /// By language.
  let voices: [String: Voice]
  let symbolTree: SymbolTree
  let order: ReadingOrder
  let timeline: Timeline
  private let laterEditions: Lazy<[EditionRules]>
  /// The components on each page of the list of all rules.
  let rulePages: [[String]]
  let rules: RuleEntries
  let bodies: RecentBodies
  /// By language.
  let links: [String: LanguageLinks]
  /// By language.
  let navigation: [String: Navigation]
  private let laterSymbolLinks: Lazy<SymbolLinks>
  private let laterNeighbourhoods: Lazy<Neighbourhoods>

  /// The rules of each edition, oldest first.
  var editions: [EditionRules] { laterEditions.value }
  var symbolLinks: SymbolLinks { laterSymbolLinks.value }
  var neighbourhoods: Neighbourhoods { laterNeighbourhoods.value }

  /// - Parameter wantsAll: whether all pages will be made, so that what many of them share is best made first.
  init(_ graph: Graph, strings: [String: [String: String]], wantsAll: Bool = true) {
    self.graph = graph
    about = graph.site
    addresses = AddressBook(graph)
    symbolTree = SymbolTree(graph)
    order = ReadingOrder(graph)
    let (edges, neighbourhoods) = concurrently(
      { (timeline: Timeline(graph), relations: RelationTable(graph, wantsAll: wantsAll)) },
      { wantsAll ? Neighbourhoods(graph) : nil })
    let timeline = edges.timeline
    self.timeline = timeline
    rulePages = RulePages.divide(graph)
    laterNeighbourhoods = Lazy { neighbourhoods ?? Neighbourhoods(graph) }
    let wordings = Self.wordings(of: graph.site, strings)
    self.wordings = wordings
    let (addresses, symbolTree) = (addresses, symbolTree)
    laterSymbolLinks = Lazy { SymbolLinks(graph, addresses, symbolTree) }
    let source = RuleEntrySource(graph, addresses, edges, wordings)
    let rules = RuleEntries(source, wantsAll: wantsAll)
    self.rules = rules
    bodies = RecentBodies(rules, from: source)
    laterEditions = Lazy { timeline.editions.indices.map { EditionRules(at: $0, rules) } }
    let voices = graph.site.languages.map { Voice($0.code, of: graph, wordings) }
    self.voices = Dictionary(
      voices.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    navigation = wordings.mapValues { Navigation(graph, addresses, $0) }
    let links = voices.concurrentMap { voice in
      let components = ComponentLinks(in: voice, graph, addresses)
      return (
        voice.language, LanguageLinks(rules, components, in: voice, wantsAll: wantsAll)
      )
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  private static func wordings(
    of site: Site, _ strings: [String: [String: String]]
  ) -> [String: Wording] {
    let wordings = site.languages.map { language in
      let preference = site.preference(for: language.code)
      let runs = ForeignRuns(in: language.code, of: site)
      return (language.code, Wording(strings, preference: preference, foreignRuns: runs))
    }
    return Dictionary(wordings, uniquingKeysWith: { first, _ in first })
  }
}
