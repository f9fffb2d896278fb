import RuleGraph

@testable import hig

/// What content says apart from its wording: what `--fix` may not change.
struct Meaning: Equatable {
  /// A line a fact, so that a difference can be read.
  let facts: [String]

  init(of graph: Graph) {
    let rules = graph.rules.flatMap { rule in
      ["\(rule.id) \(rule.kind) \(rule.component) \(rule.since ?? "-") \(rule.until ?? "-")"]
        + graph.edges(from: .rule(rule.id)).map { "\($0)" }
        + graph.edges(to: .rule(rule.id)).map { "\($0)" }
        + rule.texts.languages.compactMap { language in
          graph.facts(of: rule, in: language).map { "\(rule.id) \(language) \(Self.text($0))" }
        }
    }
    let components = graph.components.flatMap { component in
      ["\(component.id)"] + graph.edges(from: .component(component.id)).map { "\($0)" }
    }
    facts = (rules + components).sorted()
  }

  /// Without addresses: a bare one becomes a link to itself.
  private static func text(_ facts: PassageFacts) -> String {
    let links = facts.links?.filter { !$0.contains("://") }
    return "\(facts.numbers) \(facts.codes ?? []) \(links ?? []) \(facts.listLengths)"
  }

  /// The facts that only one of the two has.
  func difference(to other: Meaning) -> [String] {
    Set(facts).symmetricDifference(other.facts).sorted()
  }
}
