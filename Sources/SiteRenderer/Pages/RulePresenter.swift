import CommonMark
import RuleGraph

/// Shows a rule on the page it stands on.
struct RulePresenter {
  let viewpoint: Viewpoint
  let component: Component

  func view(of rule: Rule) -> RuleView? {
    guard let text = rule.texts.first(of: viewpoint.preference) else { return nil }
    let prose = ProseRenderer(
      viewpoint: viewpoint, component: component.id, language: text.language)
    return RuleView(
      anchor: rule.id.name, heading: heading(of: text.value.passage),
      title: viewpoint.title(of: rule, text), foreign: viewpoint.foreign(text.language),
      fallback: viewpoint.fallback(text.language, "fallback.rule"),
      kind: viewpoint.kind(rule.kind), body: prose.body(of: text.value.passage),
      isHistoric: viewpoint.isHistoric(rule), validity: validity(of: rule),
      platforms: rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms),
      relations: RelationPresenter(viewpoint: viewpoint, page: component.id).views(of: rule.id),
      apis: unnamedAPIs(of: rule.id, besides: text.value.passage),
      table: rule.table.flatMap { viewpoint.graph.table($0) }.flatMap(viewpoint.table),
      sources: sources(of: rule),
      permalink: viewpoint.wording("rule.permalink", ["title": text.value.title]))
  }

  private func heading(of passage: Passage) -> String {
    "h\(viewpoint.headingLevel(of: passage, otherwise: 3))"
  }

  private func validity(of rule: Rule) -> ValidityView? {
    let editions = viewpoint.graph.edges(from: .rule(rule.id), .validIn).compactMap { edge in
      if case .edition(let id) = edge.target { viewpoint.graph.edition(id) } else { nil }
    }
    guard let first = editions.first, let last = editions.last else { return nil }
    let names = [first, last].map { viewpoint.phrase($0.title)?.text ?? $0.id }
    let key =
      if last.id == viewpoint.graph.editions.last?.id {
        "edition.since"
      } else {
        first.id == last.id ? "edition.only" : "edition.range"
      }
    return ValidityView(
      url: viewpoint.url(to: .edition(first.id)),
      text: viewpoint.wording(key, ["first": names[0], "last": names[1]]))
  }

  private func unnamedAPIs(of rule: RuleID, besides passage: Passage) -> [SymbolLinkView] {
    let codes = passage.nodes.compactMap { node in
      if case .code(let code) = passage.document.nodes[node].kind { code } else { nil }
    }
    let named = Set(codes.compactMap { viewpoint.graph.api($0) })
    return viewpoint.apis(governedBy: .rule(rule)).filter { !named.contains($0) }
      .compactMap(viewpoint.symbolLink)
  }

  /// The documents with the lines of all statements taken from each.
  private func sources(of rule: Rule) -> [SourceView] {
    var order: [String] = []
    var lines: [String: [String]] = [:]
    for citation in rule.citations {
      if lines[citation.source] == nil { order.append(citation.source) }
      if !citation.lines.isEmpty, lines[citation.source]?.contains(citation.lines) != true {
        lines[citation.source, default: []].append(citation.lines)
      }
    }
    return order.compactMap { id in
      guard let title = viewpoint.phrase(viewpoint.graph.source(id)?.title) else { return nil }
      return SourceView(title: title, lines: lines[id].flatMap(self.lines))
    }
  }

  private func lines(_ lines: [String]) -> String? {
    let text = lines.joined(separator: ",").replacing(",", with: ", ").replacing("-", with: "–")
    return lines.isEmpty ? nil : viewpoint.wording("rule.lines", ["lines": text])
  }
}
