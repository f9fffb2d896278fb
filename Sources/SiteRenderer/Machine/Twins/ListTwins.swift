import RuleGraph

/// The twin of a language's first page.
struct HomeTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    let site = viewpoint.graph.site
    var twin = TwinText()
    twin.heading(1, viewpoint.twinText(site.title) ?? "")
    twin.quote(viewpoint.twinText(site.summary))
    for (title, components) in ComponentGroups(viewpoint).all {
      twin.heading(2, title)
      twin.items(components.compactMap(item))
    }
    let lists: [(Address, String)] = [
      (.rules(1), "navigation.rules"), (.symbols, "navigation.apis"),
      (.glossary, "navigation.glossary"), (.editions, "navigation.editions"),
      (.checks, "navigation.checks"),
    ]
    twin.heading(2, viewpoint.wording["twin.lists"])
    twin.items(
      lists.map { TwinText.link(viewpoint.wording[$0.1], to: viewpoint.twinURL(to: $0.0)) })
    return twin.finished()
  }

  private func item(_ component: Component) -> String? {
    guard let link = viewpoint.twinLink(component: component.id) else { return nil }
    let parts = component.parts.compactMap { viewpoint.twinLink(component: $0) }
    let summary = viewpoint.twinText(component.texts.map(\.summary)) ?? ""
    return "\(link): \(summary)"
      + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}

/// The pages of components by the groups of the site, then by those that only folders name.
struct ComponentGroups {
  let all: [(title: String, components: [Component])]

  init(_ viewpoint: Viewpoint) {
    let graph = viewpoint.graph
    let pages = Dictionary(grouping: graph.components.filter { !$0.isPart }, by: \.group)
    let known = graph.site.groups.map(\.id)
    let others = Set(pages.keys).subtracting(known).sorted()
    all = (known + others).compactMap { id in
      guard let components = pages[id] else { return nil }
      let group = graph.site.groups.first { $0.id == id }
      return (viewpoint.twinText(group?.title) ?? TwinText.escaped(id), components)
    }
  }
}

/// The twin of the list of all APIs.
struct SymbolsTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    let tree = viewpoint.site.symbolTree
    let graph = viewpoint.graph
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["symbols.title"])
    twin.quote(viewpoint.wording["symbols.description"])
    let names = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    var seen: Set<String> = []
    let tops = names.filter { tree.owner(of: $0) == nil && seen.insert($0).inserted }
    twin.block(
      tops.flatMap { top in
        ["- \(item(top))"] + tree.names(beneath: top).map { "  - \(item($0))" }
      }.joined(separator: "\n"))
    return twin.finished()
  }

  private func item(_ name: String) -> String {
    let rules = viewpoint.graph.api(name)
      .flatMap { viewpoint.ruleCount(viewpoint.site.rules.rules(of: $0).count) }
    let isDeprecated = viewpoint.graph.symbol(name)?.deprecated != nil
    let notes = [isDeprecated ? viewpoint.wording["symbols.deprecated"] : nil, rules]
      .compactMap(\.self)
    return viewpoint.twinLink(api: name)
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}

/// The twin of the list of editions, newest first.
struct EditionsTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["editions.title"])
    twin.quote(viewpoint.wording["editions.description"])
    let timeline = viewpoint.site.timeline
    for (edition, rules) in zip(timeline.editions, timeline.counts).reversed() {
      guard let link = viewpoint.twinLink(edition: edition) else { continue }
      twin.heading(2, link)
      twin.block("\(edition.date) · \(viewpoint.wording.count("count.rules-hold", rules))")
      twin.block(viewpoint.twinText(edition.summary))
    }
    return twin.finished()
  }
}

/// The twin of a page of the list of all rules.
struct RulesTwin {
  let viewpoint: Viewpoint
  /// Counted from 1.
  let number: Int

  func bytes() -> [UInt8]? {
    let pages = viewpoint.site.rulePages
    guard pages.indices.contains(number - 1) else { return nil }
    var twin = TwinText()
    let title = viewpoint.wording["rules.title"]
    twin.heading(1, number == 1 ? title : "\(title) (\(number))")
    twin.quote(viewpoint.wording.count("count.rules", viewpoint.graph.rules.count))
    let runs = pages[number - 1].map { RuleRun(key: $0, rules: viewpoint.site.rules.rules(on: $0)) }
    RuleListTwin(viewpoint: viewpoint, hasAnchors: true).write(runs, level: 2, to: &twin)
    if pages.count > 1 {
      twin.heading(2, viewpoint.wording["rules.pages"])
      twin.items(
        pages.indices.map { index in
          TwinText.link("\(title) (\(index + 1))", to: viewpoint.twinURL(to: .rules(index + 1)))
        })
    }
    return twin.finished()
  }
}
