/// The guidelines as linked, frozen nodes and edges; every list is in reading order.
///
/// A reference to what never changes: whatever is asked of a graph would else copy all its lists and tables.
public struct Graph: Sendable {
  private let contents: GraphContents

  /// - Parameter index: of the same nodes.
  init(nodes: GraphNodes, index: GraphIndex, edges: [Edge], links: LinkResolver) {
    contents = GraphContents(nodes: nodes, index: index, edges: edges, links: links)
  }

  /// Title, languages and groups.
  public var site: Site { contents.nodes.site }
  /// Pages, each followed by its parts.
  public var components: [Component] { contents.nodes.components }
  /// All rules.
  public var rules: [Rule] { contents.nodes.rules }
  /// The API names outside tables.
  public var symbols: [Symbol] { contents.nodes.symbols }
  /// The tables of system items.
  public var tables: [SymbolTable] { contents.nodes.tables }
  /// Oldest first.
  public var editions: [Edition] { contents.nodes.editions }
  /// The documents behind the rules.
  public var sources: [Source] { contents.nodes.sources }
  /// The glossary.
  public var terms: [Term] { contents.nodes.terms }
  /// What was judged of the words that search takes for one another.
  public var wordPairs: [WordPair] { contents.nodes.wordPairs }
  /// How each rule stands in each language.
  package var translations: [RuleID: Localized<Translation>] { contents.nodes.translations }
  /// The ids that were published once and have no rule any more, in the order of `rules.lock`.
  package var formerRules: [FormerRule] { contents.nodes.formerRules }
  /// The drawings, and what their words say.
  package var figures: FigureSet { contents.nodes.figures }
  /// Where the links of pages lead.
  package var links: LinkResolver { contents.links }
  var index: GraphIndex { contents.index }
  var edgeIndex: EdgeIndex { contents.edgeIndex }
}

private final class GraphContents: Sendable {
  let nodes: GraphNodes
  let index: GraphIndex
  let edgeIndex: EdgeIndex
  let links: LinkResolver

  init(nodes: GraphNodes, index: GraphIndex, edges: [Edge], links: LinkResolver) {
    self.nodes = nodes
    self.index = index
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

  /// Whether a name is known to both or to neither; where it stands is another thing.
  func hasSameNames(as other: GraphIndex) -> Bool {
    components.keys == other.components.keys && rules.keys == other.rules.keys
      && symbols.keys == other.symbols.keys && tables.keys == other.tables.keys
      && editions.keys == other.editions.keys && sources.keys == other.sources.keys
      && systemItems.keys == other.systemItems.keys
  }

  private static func positions<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    Dictionary(
      zip(ids, ids.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }
}
