import RuleGraph

/// Where everything stands on the site: paths below a language's folder, with their anchors.
struct AddressBook: Sendable {
  /// The page that holds a component, by the component's id.
  private let pages: [String: String]
  private let symbolFiles: [String: String]

  init(_ graph: Graph) {
    pages = Dictionary(
      graph.components.map { ($0.id, $0.page) }, uniquingKeysWith: { first, _ in first })
    let names = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    symbolFiles = SymbolFileName.assign(to: names)
  }

  /// The page of an address below the language's folder, and the anchor on it.
  func place(of address: Address) -> (page: String, anchor: String?) {
    switch address {
    case .home: ("index.html", nil)
    case .component(let id): component(id)
    case .rule(let id): ("\(id.page).html", id.name)
    case .section(let page, let anchor): ("\(page).html", anchor)
    case .symbol(let name): ("api/\(symbolFiles[name] ?? "index").html", nil)
    case .symbols: ("api/index.html", nil)
    case .glossary: ("glossary.html", nil)
    case .term(let id): ("glossary.html", id)
    case .editions: ("editions.html", nil)
    case .edition(let id): ("editions.html", id)
    }
  }

  private func component(_ id: String) -> (page: String, anchor: String?) {
    guard let page = pages[id], page != id else { return ("\(id).html", nil) }
    return ("\(page).html", id)
  }
}
