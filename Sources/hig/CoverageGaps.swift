import RuleGraph

/// What the content leaves open, a line each.
struct CoverageGaps {
  let graph: Graph

  var lines: [String] {
    untranslated + unnamed + uncited + unused
  }

  /// Rules, terms and system items that a language lacks.
  private var untranslated: [String] {
    graph.site.languages.map(\.code).flatMap { language -> [String] in
      let rules = graph.rules.filter { $0.texts[language] == nil }.map { "rule \($0.id)" }
      let terms = graph.terms.filter { $0.name[language] == nil }.map { "term \($0.id)" }
      let items = graph.tables.flatMap(\.rows).filter { $0.name[language] == nil }
        .map { "system item \($0.symbol)" }
      return (rules + terms + items).map { "no \(language): \($0)" }
    }
  }

  /// Components and parts that no glossary term names.
  private var unnamed: [String] {
    graph.components.filter { graph.edges(to: .component($0.id), .names).isEmpty }
      .map { "no term: component \($0.id)" }
  }

  private var uncited: [String] {
    graph.rules.filter(\.citations.isEmpty).map { "no source: rule \($0.id)" }
  }

  /// Editions and sources from which no rule comes.
  private var unused: [String] {
    let editions = graph.editions.filter { edition in
      !graph.rules.contains { $0.since == edition.id }
    }
    let sources = graph.sources.filter { graph.edges(to: .source($0.id), .citedFrom).isEmpty }
    return editions.map { "no rule: edition \($0.id)" } + sources.map { "no rule: source \($0.id)" }
  }
}
