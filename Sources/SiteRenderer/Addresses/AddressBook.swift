import RuleGraph

/// Where everything stands on the site: paths below a language's folder, with their anchors.
///
/// The names of components have no dot, so that a name with one never meets a component's page.
struct AddressBook: Sendable {
  /// The page that holds a component, by the component's id.
  private let pages: [String: String]
  private let symbolFiles: [String: String]
  /// The edition that a source describes.
  private let editions: [String: String]

  init(_ graph: Graph) {
    pages = Dictionary(
      graph.components.map { ($0.id, $0.page) }, uniquingKeysWith: { first, _ in first })
    let names = graph.apiNames
    symbolFiles = SymbolFileName.assign(to: names)
    editions = Dictionary(
      graph.sources.map { ($0.id, $0.edition) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of files of APIs, without extension, that cannot be made of the API's name alone.
  var numberedSymbolFiles: [String: String] { SymbolFileName.numbered(symbolFiles) }

  /// The page of an address below the language's folder, and the anchor on it.
  func place(of address: Address) -> (page: String, anchor: String?) {
    switch address {
    case .home: ("index.html", nil)
    case .component(let id): component(id)
    case .parallel(let id): ("\(id).parallel.html", nil)
    case .parallelRule(let id): ("\(id.page).parallel.html", id.name)
    case .former(let page): ("\(page).html", nil)
    case .relations(let id): ("\(id).relations.html", nil)
    case .rule(let id): ("\(id.page).html", id.name)
    case .section(let page, let anchor): ("\(page).html", anchor)
    case .symbol(let name): ("api/\(symbolFiles[name] ?? "index").html", nil)
    case .symbols: ("api/index.html", nil)
    case .rules(let number): (number == 1 ? "rules.html" : "rules.\(number).html", nil)
    case .glossary: ("glossary.html", nil)
    case .term(let id): ("glossary.html", id)
    case .editions: ("editions.html", nil)
    case .edition(let id): ("editions/\(id).html", nil)
    case .editionComponent(let id, let component): ("editions/\(id).html", component)
    case .editionNews(let id, let component): ("editions/\(id).html", "_new-\(component)")
    case .source(let id): source(id)
    case .checks: ("checks/index.html", nil)
    case .check(let id): (Self.page(ofCheck: id), nil)
    }
  }

  static func page(ofCheck id: String) -> String {
    "checks/\(id.split(separator: "/").joined(separator: "-")).html"
  }

  private func component(_ id: String) -> (page: String, anchor: String?) {
    guard let page = pages[id], page != id else { return ("\(id).html", nil) }
    return ("\(page).html", id)
  }

  private func source(_ id: String) -> (page: String, anchor: String?) {
    guard let edition = editions[id] else { return ("editions.html", nil) }
    return ("editions/\(edition).html", "_source-\(id)")
  }
}
