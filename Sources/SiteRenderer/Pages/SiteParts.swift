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
  /// The rules of each edition, oldest first.
  let editions: [EditionRules]
  /// The components on each page of the list of all rules.
  let rulePages: [[String]]
  let texts: RuleTexts
  /// By language.
  let links: [String: LanguageLinks]
  let symbolLinks: SymbolLinks
  let relations: RelationTable
  let citations: CitedLines
  let neighbourhoods: Neighbourhoods
  /// By the table they show.
  private let tabled: [String: [Rule]]

  init(_ graph: Graph, strings: [String: [String: String]]) {
    self.graph = graph
    addresses = AddressBook(graph)
    symbolTree = SymbolTree(graph)
    order = ReadingOrder(graph)
    let timeline = Timeline(graph)
    self.timeline = timeline
    rulePages = RulePages.divide(graph)
    neighbourhoods = Neighbourhoods(graph)
    let relations = RelationTable(graph)
    self.relations = relations
    citations = CitedLines(graph)
    tabled = Dictionary(grouping: graph.rules.filter { $0.table != nil }) { $0.table ?? "" }
    editions = timeline.editions.indices.map { EditionRules(at: $0, graph, timeline, relations) }
    let wordings = Self.wordings(of: graph.site, strings)
    self.wordings = wordings
    symbolLinks = SymbolLinks(graph, addresses, symbolTree)
    texts = RuleTexts(graph, addresses, relations, wordings)
    let voices = graph.site.languages.map { Voice($0.code, of: graph, wordings) }
    self.voices = Dictionary(
      voices.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    let (texts, addresses) = (texts, addresses)
    let links = voices.concurrentMap { voice in
      let components = ComponentLinks(in: voice, graph, addresses)
      let parts = RuleLinkParts(
        rules: graph.rules, timeline: timeline, texts: texts, components: components)
      return (
        voice.language, LanguageLinks(rules: RuleLinks(in: voice, parts), components: components)
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
