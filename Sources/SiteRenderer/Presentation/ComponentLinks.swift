import RuleGraph

/// A component or part as one language links to it.
final class ComponentLink: Sendable {
  let title: PhraseView
  /// The page it is on, below the language's folder.
  private let page: String
  /// The place of a part on the page, with `#` before it; empty for a page's own component.
  private let anchor: String
  /// Both.
  private let address: String
  private let twinTitle: String
  private let twinAddress: String

  fileprivate init?(_ component: Component, in voice: Voice, _ addresses: AddressBook) {
    guard let title = voice.title(of: component) else { return nil }
    self.title = title
    let place = addresses.place(of: .component(component.id))
    page = place.page
    anchor = place.anchor.map { "#\($0)" } ?? ""
    address = page + anchor
    twinTitle = TwinText.escaped(title.text)
    twinAddress = TwinAddress.twin(of: address)
  }

  func url(from place: Place) -> String {
    isOnlyAnchor(on: place) ? anchor : place.root.isEmpty ? address : place.root + address
  }

  func view(on place: Place) -> LinkView {
    LinkView(url: url(from: place), title: title)
  }

  /// The link in Markdown.
  func twin(on place: Place) -> String {
    TwinText.link(twinTitle, to: isOnlyAnchor(on: place) ? anchor : place.root + twinAddress)
  }

  private func isOnlyAnchor(on place: Place) -> Bool {
    !anchor.isEmpty && place.page == page
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
