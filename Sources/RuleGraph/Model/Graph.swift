/// The guidelines as linked, frozen nodes and edges; every list is in reading order.
///
/// It refers to storage that never changes: otherwise every use of a graph would copy all its lists and tables.
public struct Graph: Sendable {
  private let contents: GraphContents

  /// - Parameter index: of the same nodes, by which the edges name them.
  init(nodes: GraphNodes, index: GraphIndex, edges: [NumberedEdge], links: LinkResolver) {
    contents = GraphContents(nodes: nodes, index: index, edges: edges, links: links)
  }

  /// The same guidelines, published in another way.
  package func published(_ publication: Publication) -> Graph {
    Graph(contents: GraphContents(contents, publication))
  }

  private init(contents: GraphContents) {
    self.contents = contents
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
  public var tables: [SystemItemTable] { contents.nodes.tables }
  /// Oldest first.
  public var editions: [Edition] { contents.nodes.editions }
  /// The documents behind the rules.
  public var sources: [Source] { contents.nodes.sources }
  /// The glossary.
  public var terms: [Term] { contents.nodes.terms }
  /// Judgements, for search, on whether words of two languages mean the same.
  public var wordPairs: [WordPair] { contents.nodes.wordPairs }
  /// Words that search treats as the same.
  public var likeWords: [LikeWords] { contents.nodes.likeWords }
  /// The translation state of each rule in each language, in the order of the rules.
  var translations: [Localized<Translation>] { contents.nodes.translations }
  /// The ids that were published once and no longer have a rule, in the order of `rules.lock`.
  package var formerRules: [FormerRule] { contents.nodes.formerRules }
  /// The drawings, and what their words say.
  package var figures: FigureSet { contents.nodes.figures }
  /// Where the links of pages lead.
  package var links: LinkResolver { contents.links }
  /// The rows of all tables.
  var systemItems: [SystemItem] { contents.systemItems }
  /// The positions of the former rules, by id.
  var formerPositions: [RuleID: Int] { contents.formerPositions }
  var index: GraphIndex { contents.index }
  var edgeIndex: EdgeIndex { contents.edgeIndex }
}

private final class GraphContents: Sendable {
  let nodes: GraphNodes
  let systemItems: [SystemItem]
  let formerPositions: [RuleID: Int]
  let index: GraphIndex
  let edgeIndex: EdgeIndex
  let links: LinkResolver

  init(nodes: GraphNodes, index: GraphIndex, edges: [NumberedEdge], links: LinkResolver) {
    self.nodes = nodes
    self.index = index
    systemItems = nodes.tables.flatMap(\.rows)
    formerPositions = Dictionary(
      zip(nodes.formerRules.map(\.id), nodes.formerRules.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    edgeIndex = EdgeIndex(edges, between: index.nodes)
    self.links = links
  }

  init(_ other: GraphContents, _ publication: Publication) {
    var nodes = other.nodes
    let site = nodes.site
    nodes.site = Site(
      words: (site.title, site.summary), publication: publication, languages: site.languages,
      groups: site.groups)
    self.nodes = nodes
    (systemItems, formerPositions) = (other.systemItems, other.formerPositions)
    (index, edgeIndex, links) = (other.index, other.edgeIndex, other.links)
  }
}

/// All nodes before they are frozen into a graph.
package struct GraphNodes: Sendable {
  package var site: Site
  package var components: [Component]
  package var rules: [Rule]
  package var symbols: [Symbol]
  package var tables: [SystemItemTable]
  package var editions: [Edition]
  package var sources: [Source]
  package var terms: [Term]
  package var wordPairs: [WordPair] = []
  package var likeWords: [LikeWords] = []
  /// Of the rules, in their order.
  package var translations: [Localized<Translation>] = []
  package var formerRules: [FormerRule] = []
  package var figures: FigureSet
}
