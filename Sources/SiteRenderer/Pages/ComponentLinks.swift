import RuleGraph

/// A component or part as one language links to it.
final class ComponentLink: Sendable {
  let title: PhraseView
  /// The page it is on, below the language's folder.
  private let page: String
  /// The place of a part on the page, with `#` before it; empty for a page's own component.
  private let anchor: String
  private let twinTitle: String

  fileprivate init?(_ component: Component, in voice: Voice, _ addresses: AddressBook) {
    guard let title = voice.title(of: component) else { return nil }
    self.title = title
    let place = addresses.place(of: .component(component.id))
    page = place.page
    anchor = place.anchor.map { "#\($0)" } ?? ""
    twinTitle = TwinText.escaped(title.text)
  }

  func url(from place: Place) -> String {
    place.page == page && !anchor.isEmpty ? anchor : place.root + page + anchor
  }

  func view(on place: Place) -> LinkView {
    LinkView(url: url(from: place), title: title)
  }

  /// The link in Markdown.
  func twin(on place: Place) -> String {
    TwinText.link(twinTitle, to: TwinAddress.twin(of: url(from: place)))
  }
}

/// The links of a language to all components and parts, made once.
struct ComponentLinks: Sendable {
  private let links: [String: ComponentLink]

  init(in voice: Voice, _ graph: Graph, _ addresses: AddressBook) {
    let links = graph.components.compactMap { component in
      ComponentLink(component, in: voice, addresses).map { (component.id, $0) }
    }
    self.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: String) -> ComponentLink? {
    links[id]
  }
}
