import RuleGraph

/// Something that the content leaves open.
struct CoverageGap: Encodable {
  /// What is missing: a text in a language, a `term`, a `source` or a `rule`.
  let missing: String
  /// The node that lacks it.
  let node: String

  /// `no ko: rule tab-bar/keep-every-tab-enabled`.
  var line: String { "no \(missing): \(node)" }

  static func all(in graph: Graph) -> [CoverageGap] {
    untranslated(graph) + unnamed(graph) + uncited(graph) + unused(graph)
  }

  /// Rules, terms and system items that a language lacks.
  private static func untranslated(_ graph: Graph) -> [CoverageGap] {
    graph.site.languageCodes.flatMap { language -> [CoverageGap] in
      let rules = graph.rules.filter { $0.texts[language] == nil }.map { NodeID.rule($0.id) }
      let terms = graph.terms.filter { $0.name[language] == nil }.map { NodeID.term($0.id) }
      let items = graph.tables.flatMap(\.rows).filter { $0.name[language] == nil }
        .map { NodeID.systemItem($0.symbol) }
      return gaps(language, rules + terms + items)
    }
  }

  /// Components and parts that no glossary term names.
  private static func unnamed(_ graph: Graph) -> [CoverageGap] {
    let nodes = graph.components.map { NodeID.component($0.id) }
    return gaps("term", nodes.filter { graph.edges(to: $0, .names).isEmpty })
  }

  private static func uncited(_ graph: Graph) -> [CoverageGap] {
    gaps("source", graph.rules.filter(\.citations.isEmpty).map { .rule($0.id) })
  }

  /// Editions and sources from which no rule comes.
  private static func unused(_ graph: Graph) -> [CoverageGap] {
    let editions = graph.editions.filter { edition in
      !graph.rules.contains { $0.since == edition.id }
    }
    let sources = graph.sources.filter { graph.edges(to: .source($0.id), .citedFrom).isEmpty }
    return gaps("rule", editions.map { .edition($0.id) } + sources.map { .source($0.id) })
  }

  private static func gaps(_ missing: String, _ nodes: [NodeID]) -> [CoverageGap] {
    nodes.map { CoverageGap(missing: missing, node: $0.description) }
  }
}
