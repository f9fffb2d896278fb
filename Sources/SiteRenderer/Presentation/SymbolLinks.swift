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

  fileprivate init(
    _ name: String, within outermost: String, _ path: String, _ components: [String]
  ) {
    let file = String(path.dropFirst(Place.symbolFolder.count))
    self.file = file
    self.path = path
    self.components = components
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

/// The links to all symbols and system items, made once.
struct SymbolLinks: Sendable {
  private let links: [String: SymbolLink]

  init(_ graph: Graph, _ addresses: AddressBook, _ tree: SymbolTree) {
    let names = graph.apiNames
    let components = Self.governingComponents(in: graph)
    let links = names.map { name in
      let path = addresses.place(of: .symbol(name)).page
      let link = SymbolLink(
        name, within: tree.outermost(of: name), path,
        graph.api(name).flatMap { components[$0] } ?? [])
      return (name, link)
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> SymbolLink? {
    links[name]
  }

  /// By API.
  private static func governingComponents(in graph: Graph) -> [NodeID: [String]] {
    var components: [NodeID: [String]] = [:]
    for edge in graph.edges(.governs) {
      guard case .component(let id) = edge.source else { continue }
      components[edge.target, default: []].append(id)
    }
    return components
  }
}
