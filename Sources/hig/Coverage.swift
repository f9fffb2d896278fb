import RuleGraph

/// The counts of `hig stats`.
struct Coverage {
  let graph: Graph

  var lines: [String] {
    let gaps = CoverageGaps(graph: graph).lines
    let blocks = [
      components.lines, editions.lines, totals.lines, gaps.isEmpty ? ["no gaps"] : gaps,
    ]
    return Array(blocks.joined(separator: [""]))
  }

  private var languages: [String] {
    graph.site.languages.map(\.code)
  }

  /// A line a component or part: its rules, in each language and new in each edition, and what
  /// names or governs it.
  private var components: TextTable {
    let rows = graph.components.map { component -> [String] in
      let rules = component.rules.compactMap(graph.rule)
      let terms = graph.edges(to: .component(component.id), .names)
      return [component.isPart ? "  \(component.id)" : component.id, "\(rules.count)"]
        + languages.map { language in "\(rules.count { $0.texts[language] != nil })" }
        + ["\(terms.count)", "\(apis(of: component, rules).count)"]
        + graph.editions.map { edition in "\(rules.count { $0.since == edition.id })" }
    }
    let header = ["component", "rules"] + languages + ["terms", "APIs"] + graph.editions.map(\.id)
    return TextTable(header: header, rows: rows)
  }

  private func apis(of component: Component, _ rules: [Rule]) -> Set<NodeID> {
    let nodes = [NodeID.component(component.id)] + rules.map { .rule($0.id) }
    return Set(nodes.flatMap { graph.edges(from: $0, .governs) }.map(\.target))
  }

  private var editions: TextTable {
    let rows = graph.editions.map { edition in
      [
        edition.id, edition.date, "\(graph.rules.count { $0.since == edition.id })",
        "\(graph.rules(in: edition.id).count)",
      ]
    }
    return TextTable(header: ["edition", "date", "new rules", "valid rules"], rows: rows)
  }

  private var totals: TextTable {
    let items = graph.tables.flatMap(\.rows)
    let governed = Set(graph.edges.filter { $0.kind == .governs }.map(\.target))
    let rows = [
      row("rules", graph.rules.count) { language in
        graph.rules.count { $0.texts[language] != nil }
      },
      row("terms", graph.terms.count) { language in
        graph.terms.count { $0.name[language] != nil }
      },
      row("variants of terms", graph.terms.flatMap(\.variants).count) { language in
        graph.terms.flatMap(\.variants).count { $0.language == language }
      },
      row("system items", items.count) { language in items.count { $0.name[language] != nil } },
      ["API symbols", "\(graph.symbols.count)"],
      ["APIs with rules", "\(governed.count)"],
      ["edges", "\(graph.edges.count)"],
    ]
    return TextTable(header: ["all", "count"] + languages, rows: rows)
  }

  private func row(_ name: String, _ count: Int, in language: (String) -> Int) -> [String] {
    [name, "\(count)"] + languages.map { "\(language($0))" }
  }
}
