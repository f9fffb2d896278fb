import RuleGraph

/// What all pages are made from.
final class SiteParts: Sendable {
  let graph: Graph
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
  let texts: RuleTexts
  /// By language.
  let links: [String: LanguageLinks]
  private let laterSymbolLinks: Lazy<SymbolLinks>
  let relations: RelationTable
  private let laterCitations: Lazy<CitedLines>
  private let laterNeighbourhoods: Lazy<Neighbourhoods>
  /// By the table they show.
  private let tabled: [String: [Rule]]

  /// The rules of each edition, oldest first.
  var editions: [EditionRules] { laterEditions.value }
  var symbolLinks: SymbolLinks { laterSymbolLinks.value }
  var citations: CitedLines { laterCitations.value }
  var neighbourhoods: Neighbourhoods { laterNeighbourhoods.value }

  /// - Parameter wantsAll: whether all pages will be made, so that what many of them share is best made first.
  init(_ graph: Graph, strings: [String: [String: String]], wantsAll: Bool = true) {
    self.graph = graph
    addresses = AddressBook(graph)
    symbolTree = SymbolTree(graph)
    order = ReadingOrder(graph)
    let timeline = Timeline(graph)
    self.timeline = timeline
    rulePages = RulePages.divide(graph)
    laterNeighbourhoods = Lazy { Neighbourhoods(graph) }
    let relations = RelationTable(graph, wantsAll: wantsAll)
    self.relations = relations
    laterCitations = Lazy { CitedLines(graph) }
    tabled = Dictionary(grouping: graph.rules.filter { $0.table != nil }) { $0.table ?? "" }
    laterEditions = Lazy {
      timeline.editions.indices.map { EditionRules(at: $0, graph, timeline, relations) }
    }
    let wordings = Self.wordings(of: graph.site, strings)
    self.wordings = wordings
    let (addresses, symbolTree) = (addresses, symbolTree)
    laterSymbolLinks = Lazy { SymbolLinks(graph, addresses, symbolTree) }
    let source = RuleTextSource(
      graph: graph, addresses: addresses, relations: relations, wordings: wordings)
    let texts = RuleTexts(source, wantsAll: wantsAll)
    self.texts = texts
    let voices = graph.site.languages.map { Voice($0.code, of: graph, wordings) }
    self.voices = Dictionary(
      voices.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    let links = voices.concurrentMap { voice in
      let components = ComponentLinks(in: voice, graph, addresses)
      let parts = RuleLinkParts(
        graph: graph, timeline: timeline, texts: texts, components: components)
      return (
        voice.language,
        LanguageLinks(
          rules: RuleLinks(in: voice, parts, wantsAll: wantsAll), components: components)
      )
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  /// The rules that show a table of system items.
  func tabled(_ table: String) -> [Rule] {
    tabled[table] ?? []
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
