import RuleGraph

/// A symbol or system item as pages of any language link to it.
final class SymbolLink: Sendable {
  let code: TrustedHTML
  /// The name without that of the outermost symbol around it.
  let shortCode: TrustedHTML
  /// The page, in the folder of such pages.
  private let file: String
  /// The same from a page that stands in no folder.
  private let path: String
  private let twinName: String
  private let twinFile: String
  /// The components that govern it, not counting their rules.
  let components: [String]
  /// How many rules and components govern it.
  let governorCount: Int

  fileprivate init(
    _ name: String, within outermost: String, _ path: String, _ governors: Governors?
  ) {
    let file = String(path.dropFirst(Place.symbolFolder.count))
    self.file = file
    self.path = path
    components = governors?.components ?? []
    governorCount = governors?.count ?? 0
    code = SymbolMarkup.code(name)
    shortCode =
      name == outermost ? code : SymbolMarkup.code(String(name.dropFirst(outermost.count + 1)))
    twinName = TwinText.code(name)
    twinFile = TwinAddress.twin(of: file)
  }

  func url(from place: Place) -> String {
    if place.isBesideSymbols { return file }
    return place.root.isEmpty ? path : place.root + path
  }

  /// The link in Markdown.
  func twin(from place: Place) -> String {
    let folder = place.isBesideSymbols ? "" : place.root + Place.symbolFolder
    return TwinText.link(twinName, to: folder + twinFile)
  }
}

/// What governs an API.
private struct Governors {
  var components: [String] = []
  var count = 0

  private mutating func add(_ node: NodeID) {
    count += 1
    if case .component(let id) = node { components.append(id) }
  }

  /// By API.
  static func all(in graph: Graph) -> [NodeID: Governors] {
    var governors: [NodeID: Governors] = [:]
    for edge in graph.edges(.governs) {
      governors[edge.target, default: Governors()].add(edge.source)
    }
    return governors
  }
}

/// The links to all symbols and system items, made once.
struct SymbolLinks: Sendable {
  private let links: [String: SymbolLink]

  init(_ graph: Graph, _ addresses: AddressBook, _ tree: SymbolTree) {
    let names = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    let governors = Governors.all(in: graph)
    let links = names.map { name in
      let path = addresses.place(of: .symbol(name)).page
      let link = SymbolLink(
        name, within: tree.outermost(of: name), path, graph.api(name).flatMap { governors[$0] })
      return (name, link)
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> SymbolLink? {
    links[name]
  }
}
