import RuleGraph

/// The editions: what each is taken from, what it changed, and where it disagrees with others.
struct EditionsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let editions = graph.editions.reversed().compactMap(view)
    return PageContent(
      title: viewpoint.wording["editions.title"],
      description: viewpoint.wording["editions.description"],
      fields: Fields(EditionsView(editions: editions)))
  }

  private var graph: Graph {
    viewpoint.graph
  }

  private func view(_ edition: Edition) -> EditionView? {
    guard let title = viewpoint.phrase(edition.title) else { return nil }
    let new = graph.rules.filter { start(of: $0) == edition.id }
    let held = graph.edges(to: .edition(edition.id), .validIn).count
    return EditionView(
      anchor: edition.id, title: title, date: edition.date,
      summary: viewpoint.phrase(edition.summary), sources: sources(edition),
      holds: viewpoint.wording.count("count.rules-hold", held),
      changes: changes(new, .supersedes), additions: additions(new),
      conflicts: changes(new, .conflicts))
  }

  /// The first edition in which a rule holds.
  private func start(of rule: Rule) -> String? {
    guard case .edition(let id)? = graph.edges(from: .rule(rule.id), .validIn).first?.target
    else { return nil }
    return id
  }

  private func sources(_ edition: Edition) -> [EditionSourceView] {
    graph.sources.filter { $0.edition == edition.id }.compactMap { source in
      guard let title = viewpoint.phrase(source.title) else { return nil }
      let names = source.languages.map { code in
        graph.site.languages.first { $0.code == code }?.name ?? code
      }
      let rules = graph.edges(to: .source(source.id), .citedFrom).count
      return EditionSourceView(
        title: title, origin: viewpoint.phrase(source.origin),
        languages: viewpoint.list(names) ?? "",
        rules: viewpoint.wording.count("count.rules", rules))
    }
  }

  private func changes(_ rules: [Rule], _ kind: EdgeKind) -> [ChangeView] {
    rules.compactMap { rule in
      let others = graph.edges(from: .rule(rule.id), kind).compactMap { edge in
        if case .rule(let id) = edge.target {
          viewpoint.ruleLink(id, on: rule.id.page)
        } else {
          nil
        }
      }
      guard !others.isEmpty, let link = viewpoint.ruleLink(rule.id) else { return nil }
      return ChangeView(rule: link, others: others)
    }
  }

  /// The rules that begin with an edition and replace nothing.
  private func additions(_ rules: [Rule]) -> [AdditionsView] {
    let fresh = rules.filter { graph.edges(from: .rule($0.id), .supersedes).isEmpty }
    let byPage = Dictionary(grouping: fresh, by: \.id.page)
    return graph.components.filter { !$0.isPart }.compactMap { component in
      guard let rules = byPage[component.id], let link = viewpoint.componentLink(component.id)
      else { return nil }
      return AdditionsView(
        component: link, count: viewpoint.wording.count("count.rules", rules.count),
        rules: rules.compactMap { viewpoint.ruleLink($0.id, on: component.id) })
    }
  }
}
