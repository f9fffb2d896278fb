import RuleGraph

@testable import hig

/// What content says apart from its wording: what `--fix` may not change.
struct Meaning: Equatable {
  /// A line a fact, so that a difference can be read.
  let facts: [String]

  init(of graph: Graph) {
    let rules = graph.rules.flatMap { Self.facts(of: $0, in: graph) }
    let components = graph.components.flatMap { component -> [String] in
      let edges = graph.edges(from: .component(component.id)).map { "\($0)" }
      return [component.id] + edges
    }
    facts = (rules + components).sorted()
  }

  private static func facts(of rule: Rule, in graph: Graph) -> [String] {
    let (since, until) = (rule.since ?? "-", rule.until ?? "-")
    var facts = ["\(rule.id) \(rule.kind) \(rule.component) \(since) \(until)"]
    facts += graph.edges(from: .rule(rule.id)).map { "\($0)" }
    facts += graph.edges(to: .rule(rule.id)).map { "\($0)" }
    facts += rule.texts.languages.compactMap { language in
      graph.facts(of: rule, in: language).map { "\(rule.id) \(language) \(text($0))" }
    }
    return facts
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
