import RuleGraph

/// A symbol or system item as pages of any language link to it.
final class SymbolLink: Sendable {
  let code: TrustedHTML
  /// The name without that of the outermost symbol around it.
  let shortCode: TrustedHTML
  /// The page, in the folder of such pages.
  private let file: String
  private let twinName: String

  fileprivate init(_ name: String, within outermost: String, _ file: String) {
    self.file = file
    code = SymbolMarkup.code(name)
    shortCode =
      name == outermost ? code : SymbolMarkup.code(String(name.dropFirst(outermost.count + 1)))
    twinName = TwinText.code(name)
  }

  func url(from place: Place) -> String {
    place.isBesideSymbols ? file : place.root + Place.symbolFolder + file
  }

  /// The link in Markdown.
  func twin(from place: Place) -> String {
    TwinText.link(twinName, to: TwinAddress.twin(of: url(from: place)))
  }
}

/// The links to all symbols and system items, made once.
struct SymbolLinks: Sendable {
  private let links: [String: SymbolLink]

  init(_ graph: Graph, _ addresses: AddressBook, _ tree: SymbolTree) {
    let names = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    let links = names.map { name in
      let path = addresses.place(of: .symbol(name)).page
      return (
        name,
        SymbolLink(
          name, within: tree.outermost(of: name), String(path.dropFirst(Place.symbolFolder.count)))
      )
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> SymbolLink? {
    links[name]
  }
}
