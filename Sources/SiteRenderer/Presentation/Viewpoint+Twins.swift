import RuleGraph

/// Links between twins, as Markdown.
extension Viewpoint {
  /// A link to the twin of an address in this language; an anchor alone when it is on this page.
  func twinURL(to address: Address) -> String {
    TwinAddress.twin(of: url(to: address))
  }

  func twinText(_ text: Localized<String>?) -> String? {
    phrase(text).map { TwinText.escaped($0.text) }
  }

  /// A link to a component or part by its title.
  func twinLink(component id: String) -> String? {
    link(toComponent: id)?.twin(on: place)
  }

  func twinLink(api name: String) -> String {
    site.symbolLinks[name]?.twin(from: place)
      ?? TwinText.link(TwinText.code(name), to: twinURL(to: .symbol(name)))
  }

  func twinLink(api node: NodeID) -> String? {
    switch node {
    case .symbol(let name), .systemItem(let name): twinLink(api: name)
    default: nil
    }
  }

  func twinLink(edition: Edition) -> String? {
    twinText(edition.title).map { TwinText.link($0, to: twinURL(to: .edition(edition.id))) }
  }

  func twinLinks(termsFor components: [String]) -> [String] {
    components.flatMap { graph.edges(to: .component($0), .names) }.compactMap { edge in
      guard case .term(let id) = edge.source, let name = twinText(graph.term(id)?.name) else {
        return nil
      }
      return TwinText.link(name, to: twinURL(to: .term(id)))
    }
  }

  /// A rule's kind, title and place: "**Do**: [Keep every tab enabled](tab-bar.md#…) – Tab bars, since iOS 11".
  ///
  /// - Parameter page: the page whose rules need not say their component.
  func twinLink(rule id: RuleID, on page: String? = nil, isDated: Bool = false) -> String? {
    link(to: id).map { link in
      var text = TwinText(capacity: 128)
      link.write(to: &text, on: place, home: page == id.page, isDated: isDated)
      return text.inline
    }
  }

  /// "Label: a, b"; `nil` when there is nothing to list.
  func twinFact(_ key: String, _ values: [String]) -> String? {
    values.isEmpty ? nil : "\(wording[key]): \(values.joined(separator: ", "))"
  }

  /// "**Do** · Since iOS 11 · iPadOS".
  func twinStanding(of link: RuleLink, on component: Component) -> String {
    let platforms = link.entry.platforms
    var standing = "**\(link.kind.label)**"
    if let validity = link.twinValidity { standing += " · " + validity }
    if platforms != component.platforms, let names = list(platforms) {
      standing += " · " + TwinText.escaped(names)
    }
    return standing
  }

  /// The text of a page in this language.
  func twinProse(on component: String, in textLanguage: String) -> TwinProse {
    TwinProse(
      place: place, component: component, language: textLanguage,
      wording: site.wordings[textLanguage] ?? wording)
  }
}
