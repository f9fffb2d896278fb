/// The guidelines as linked, frozen nodes and edges; every list is in reading order.
public struct Graph: Sendable {
  /// Title, languages and groups.
  public let site: Site
  /// Pages, each followed by its parts.
  public let components: [Component]
  /// All rules.
  public let rules: [Rule]
  /// The API names outside tables.
  public let symbols: [Symbol]
  /// The tables of system items.
  public let tables: [SymbolTable]
  /// Oldest first.
  public let editions: [Edition]
  /// The documents behind the rules.
  public let sources: [Source]
  /// The glossary.
  public let terms: [Term]
  /// What was judged of the words that search takes for one another.
  public let wordPairs: [WordPair]
  /// How each rule stands in each language.
  package let translations: [RuleID: Localized<Translation>]
  /// The ids that were published once and have no rule any more, in the order of `rules.lock`.
  package let formerRules: [FormerRule]
  /// The drawings, and what their words say.
  package let figures: FigureSet
  let index: GraphIndex
  let edgeIndex: EdgeIndex
  /// Where the links of pages lead.
  package let links: LinkResolver

  package init(nodes: GraphNodes, edges: [Edge], links: LinkResolver) {
    site = nodes.site
    components = nodes.components
    rules = nodes.rules
    symbols = nodes.symbols
    tables = nodes.tables
    editions = nodes.editions
    sources = nodes.sources
    terms = nodes.terms
    wordPairs = nodes.wordPairs
    translations = nodes.translations
    formerRules = nodes.formerRules
    figures = nodes.figures
    index = GraphIndex(nodes)
    edgeIndex = EdgeIndex(edges)
    self.links = links
  }
}

/// All nodes before they are frozen into a graph.
package struct GraphNodes: Sendable {
  package var site: Site
  package var components: [Component]
  package var rules: [Rule]
  package var symbols: [Symbol]
  package var tables: [SymbolTable]
  package var editions: [Edition]
  package var sources: [Source]
  package var terms: [Term]
  package var wordPairs: [WordPair] = []
  package var translations: [RuleID: Localized<Translation>] = [:]
  package var formerRules: [FormerRule] = []
  package var figures: FigureSet
}

/// Positions in the lists of a graph, by id.
struct GraphIndex: Sendable {
  let components: [String: Int]
  let rules: [RuleID: Int]
  let symbols: [String: Int]
  let systemItems: [String: SystemItem]
  let tables: [String: Int]
  let editions: [String: Int]
  let sources: [String: Int]
  let terms: [String: Int]
  let formerRules: [RuleID: Int]

  init(_ nodes: GraphNodes) {
    components = Self.positions(nodes.components.map(\.id))
    rules = Self.positions(nodes.rules.map(\.id))
    symbols = Self.positions(nodes.symbols.map(\.name))
    tables = Self.positions(nodes.tables.map(\.id))
    editions = Self.positions(nodes.editions.map(\.id))
    sources = Self.positions(nodes.sources.map(\.id))
    terms = Self.positions(nodes.terms.map(\.id))
    formerRules = Self.positions(nodes.formerRules.map(\.id))
    let items = nodes.tables.flatMap(\.rows)
    systemItems = Dictionary(items.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func positions<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    Dictionary(
      zip(ids, ids.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }
}
