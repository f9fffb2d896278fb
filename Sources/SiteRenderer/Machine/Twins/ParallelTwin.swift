import RuleGraph

/// The twin of the page that shows all languages of a component: each rule in one language after the other.
struct ParallelTwin {
  let viewpoint: Viewpoint
  let component: Component

  func text() -> String? {
    let titles = component.texts.map(\.title)
    guard let title = viewpoint.twinText(titles) else { return nil }
    var twin = TwinText()
    twin.heading(1, viewpoint.wording("parallel.title", ["component": title]))
    twin.quote(
      ([title] + viewpoint.otherNames(titles).map { TwinText.escaped($0.text) })
        .joined(separator: " · "))
    twin.items([viewpoint.twinLink(component: component.id)].compactMap(\.self))
    for entry in component.outline { write(entry, to: &twin) }
    return twin.text
  }

  private func write(_ entry: OutlineEntry, to twin: inout TwinText) {
    switch entry {
    case .section(let section):
      write(section.texts.map { ($0.title, $0.passage) }, (2, section.anchor), to: &twin)
    case .part(let id):
      let texts = viewpoint.graph.component(id)?.texts.map { ($0.title, $0.introduction) }
      write(texts ?? Localized(), (2, id), to: &twin)
    case .rule(let id):
      guard let rule = viewpoint.graph.rule(id) else { return }
      write(rule.texts.map { ($0.title, $0.passage) }, (3, id.name), to: &twin)
    }
  }

  /// A heading in all languages, then the text beneath it in each.
  private func write(
    _ texts: Localized<(String, Passage)>, _ heading: (level: Int, anchor: String),
    to twin: inout TwinText
  ) {
    let written = viewpoint.preference.compactMap { language in
      texts[language].map { (language, $0.0, $0.1) }
    }
    let titles = written.map { language, title, passage in
      viewpoint.twinProse(on: component.id, in: language).title(of: passage, otherwise: title)
    }
    twin.heading(
      heading.level, titles.joined(separator: " / "), attributes: heading.anchor)
    for (language, _, passage) in written {
      twin.block(viewpoint.twinProse(on: component.id, in: language).body(of: passage))
    }
  }
}
