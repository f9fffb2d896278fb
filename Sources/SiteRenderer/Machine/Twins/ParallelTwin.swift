import RuleGraph

/// The twin of the page that shows all languages of a component: each rule in one language after the other.
struct ParallelTwin {
  let viewpoint: Viewpoint
  let component: Component
  private let bodies: PageBodies

  init(viewpoint: Viewpoint, component: Component) {
    self.viewpoint = viewpoint
    self.component = component
    bodies = viewpoint.site.bodies[component.id]
  }

  func bytes() -> [UInt8]? {
    let titles = component.texts.map(\.title)
    guard let title = viewpoint.twinText(titles) else { return nil }
    var twin = TwinText()
    twin.heading(1, viewpoint.wording("parallel.title", ["component": title]))
    twin.quote(
      ([title] + viewpoint.otherNames(titles).map { TwinText.escaped($0.text) })
        .joined(separator: " · "))
    twin.items([viewpoint.twinLink(component: component.id)].compactMap(\.self))
    for text in markups(component.texts.map { ($0.title, $0.introduction) }) {
      twin.block(text.body)
    }
    for entry in component.outline { write(entry, to: &twin) }
    return twin.finished()
  }

  private func write(_ entry: OutlineEntry, to twin: inout TwinText) {
    switch entry {
    case .section(let section):
      let texts = section.texts.map { ($0.title, $0.passage) }
      write(markups(texts), (2, section.anchor), to: &twin)
    case .part(let id):
      let texts = viewpoint.graph.component(id)?.texts.map { ($0.title, $0.introduction) }
      write(markups(texts ?? Localized()), (2, id), to: &twin)
    case .rule(let id):
      guard let link = viewpoint.link(to: id) else { return }
      write(link, to: &twin)
    }
  }

  private func write(_ link: RuleLink, to twin: inout TwinText) {
    let texts = markups(of: link.entry)
    twin.heading(
      3, Self.title(of: texts), attributes: "\(link.entry.id.name) .\(link.kind.name)")
    twin.block(viewpoint.twinStanding(of: link, on: component))
    let notices = TranslationPresenter(viewpoint: viewpoint).notices(of: link.entry)
    twin.items((notices + missing(link.entry.rule)).map(TwinText.escaped))
    for text in texts { twin.block(text.body) }
  }

  /// The languages that a rule is not there in.
  private func missing(_ rule: Rule) -> [String] {
    viewpoint.preference.filter { rule.texts[$0] == nil }.map {
      "\(viewpoint.languageName($0)): \(viewpoint.wording["parallel.missing"])"
    }
  }

  private func markups(_ texts: Localized<(String, Passage)>) -> [TwinMarkup] {
    viewpoint.preference.compactMap { language in
      texts[language].map { markup($0.0, $0.1, in: language) }
    }
  }

  /// As on the twin of the component's page, unless it has anchors.
  private func markups(of entry: RuleEntry) -> [TwinMarkup] {
    viewpoint.preference.compactMap { language in
      let made = bodies.body(of: entry, in: language)?.twin
      guard let made, made.staysOnPage else { return made }
      return entry.rule.texts[language].map { markup($0.title, $0.passage, in: language) }
    }
  }

  private func markup(_ title: String, _ passage: Passage, in language: String) -> TwinMarkup {
    TwinMarkup(
      passage, title: title, with: viewpoint.twinProse(on: component.id, in: language))
  }

  /// A heading in all languages, then the text beneath it in each.
  private func write(
    _ texts: [TwinMarkup], _ heading: (level: Int, anchor: String), to twin: inout TwinText
  ) {
    twin.heading(heading.level, Self.title(of: texts), attributes: heading.anchor)
    for text in texts { twin.block(text.body) }
  }

  private static func title(of texts: [TwinMarkup]) -> String {
    texts.map(\.title).joined(separator: " / ")
  }
}
