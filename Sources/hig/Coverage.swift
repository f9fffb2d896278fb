import RuleGraph

/// The counts of `hig stats`.
struct Coverage {
  let graph: Graph

  var lines: [String] {
    let tables = [components, editions, totals]
    return Array(tables.map(\.lines).joined(separator: [""]))
  }

  private var languages: [String] {
    graph.site.languages.map(\.code)
  }

  /// A line a component or part: rules, rules in each language, API names, editions.
  private var components: TextTable {
    let rows = graph.components.map { component -> [String] in
      let rules = component.rules.compactMap(graph.rule)
      let translated = languages.map { language in
        "\(rules.count { $0.texts[language] != nil })"
      }
      return [component.isPart ? "  \(component.id)" : component.id, "\(rules.count)"] + translated
        + ["\(apis(of: component, rules).count)", "\(Set(rules.compactMap(\.since)).count)"]
    }
    return TextTable(
      header: ["component", "rules"] + languages + ["APIs", "editions"], rows: rows)
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
    let variants = graph.terms.reduce(0) { $0 + $1.variants.count }
    let named = { (values: [Localized<String>]) in
      languages.map { language in "\(values.count { $0[language] != nil })" }
    }
    let rows = [
      ["rules", "\(graph.rules.count)"]
        + languages.map { language in "\(graph.rules.count { $0.texts[language] != nil })" },
      ["terms", "\(graph.terms.count)"] + named(graph.terms.map(\.name)),
      ["system items", "\(items.count)"] + named(items.map(\.name)),
      ["variants", "\(variants)"]
        + languages.map { language in
          "\(graph.terms.flatMap(\.variants).count { $0.language == language })"
        },
      ["API symbols", "\(graph.symbols.count)"] + languages.map { _ in "" },
      ["APIs governed", "\(governed.count)"] + languages.map { _ in "" },
      ["edges", "\(graph.edges.count)"] + languages.map { _ in "" },
    ]
    return TextTable(header: ["all", "count"] + languages, rows: rows)
  }
}
