import RuleGraph

/// The counts of `hig stats`, as its JSON has them.
struct CoverageCounts: Encodable {
  /// A component or part: its rules, in each language and new in each edition, and what names or governs it.
  struct ComponentCounts: Encodable {
    let id: String
    let title: String
    let isPart: Bool
    let rules: Int
    let languages: [String: Int]
    let terms: Int
    let apis: Int
    let editions: [String: Int]
  }

  struct EditionCounts: Encodable {
    let id: String
    let date: String
    let newRules: Int
    let validRules: Int
  }

  /// Something that there is one of in each language, or none.
  struct Total: Encodable {
    let name: String
    let count: Int
    let languages: [String: Int]
  }

  let components: [ComponentCounts]
  let editions: [EditionCounts]
  let totals: [Total]
  let gaps: [CoverageGap]

  /// - Parameter language: that of the titles.
  init(_ graph: Graph, language: String) {
    components = graph.components.map { ComponentCounts($0, graph, language) }
    editions = graph.editions.map { edition in
      EditionCounts(
        id: edition.id, date: edition.date,
        newRules: graph.rules.count { $0.since == edition.id },
        validRules: graph.rules(in: edition.id).count)
    }
    totals = Self.totals(graph)
    gaps = CoverageGap.all(in: graph)
  }

  private static func totals(_ graph: Graph) -> [Total] {
    let items = graph.tables.flatMap(\.rows)
    let variants = graph.terms.flatMap(\.variants)
    let governed = Set(
      graph.rules.flatMap { graph.edges(from: .rule($0.id), .governs) }.map(\.target))
    let counts = { (count: (String) -> Int) in
      Dictionary(
        graph.site.languages.map { ($0.code, count($0.code)) }, uniquingKeysWith: { $1 })
    }
    return [
      Total(
        name: "rules", count: graph.rules.count,
        languages: counts { code in graph.rules.count { $0.texts[code] != nil } }),
      Total(
        name: "terms", count: graph.terms.count,
        languages: counts { code in graph.terms.count { $0.name[code] != nil } }),
      Total(
        name: "variants of terms", count: variants.count,
        languages: counts { code in variants.count { $0.language == code } }),
      Total(
        name: "system items", count: items.count,
        languages: counts { code in items.count { $0.name[code] != nil } }),
      Total(name: "API symbols", count: graph.symbols.count, languages: [:]),
      Total(name: "APIs with rules", count: governed.count, languages: [:]),
      Total(name: "edges", count: graph.edges.count, languages: [:]),
    ]
  }
}

extension CoverageCounts.ComponentCounts {
  fileprivate init(_ component: Component, _ graph: Graph, _ language: String) {
    let rules = component.rules.compactMap(graph.rule)
    let nodes = [NodeID.component(component.id)] + rules.map { .rule($0.id) }
    id = component.id
    title = component.texts.first(of: graph.site.preference(for: language))?.value.title ?? ""
    isPart = component.isPart
    self.rules = rules.count
    languages = Dictionary(
      graph.site.languages.map { language in
        (language.code, rules.count { $0.texts[language.code] != nil })
      }, uniquingKeysWith: { $1 })
    terms = graph.edges(to: .component(component.id), .names).count
    apis = Set(nodes.flatMap { graph.edges(from: $0, .governs) }.map(\.target)).count
    editions = Dictionary(
      graph.editions.map { edition in (edition.id, rules.count { $0.since == edition.id }) },
      uniquingKeysWith: { $1 })
  }
}
