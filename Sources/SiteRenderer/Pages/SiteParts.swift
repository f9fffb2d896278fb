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
  let links: [String: RuleLinks]
  let relations: RelationTable
  let neighbourhoods: Neighbourhoods

  init(_ graph: Graph, strings: [String: [String: String]]) {
    self.graph = graph
    let addresses = AddressBook(graph)
    self.addresses = addresses
    symbolTree = SymbolTree(graph)
    order = ReadingOrder(graph)
    let timeline = Timeline(graph)
    self.timeline = timeline
    rulePages = RulePages.divide(graph)
    neighbourhoods = Neighbourhoods(graph)
    let relations = RelationTable(graph)
    self.relations = relations
    editions = timeline.editions.indices.map { EditionRules(at: $0, graph, timeline, relations) }
    let wordings = Self.wordings(of: graph.site, strings)
    self.wordings = wordings
    let texts = RuleTexts(graph, addresses: addresses, wordings: wordings)
    self.texts = texts
    let voices = graph.site.languages.map { Voice($0.code, of: graph, wordings) }
    let links = voices.concurrentMap { voice in
      RuleLinks(in: voice, RuleLinkParts(graph: graph, timeline: timeline, texts: texts))
    }
    self.voices = Dictionary(
      voices.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    self.links = Dictionary(
      zip(voices.map(\.language), links), uniquingKeysWith: { first, _ in first })
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
