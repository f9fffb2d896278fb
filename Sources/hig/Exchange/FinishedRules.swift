import RuleGraph
import XLIFF

/// The rules that came back finished from a translator, and the languages in which they were looked at.
struct FinishedRules {
  private var languages: [RuleID: [String]] = [:]

  init(_ result: ExchangeResult) {
    for one in result.languages {
      for id in one.finished { languages[id, default: []] += [one.source, one.target] }
    }
  }

  /// Those that there are, in order.
  func rules(in content: CheckedContent) -> [Rule] {
    languages.keys.sorted().compactMap(content.graph.rule)
  }

  /// The lock, by its path, in which the texts of these rules agree.
  ///
  /// - Parameter content: as it is with what came back.
  /// - Throws: when the lock or a page cannot be taken for what somebody decided.
  func accepted(in content: CheckedContent) throws -> [String: String] {
    let rules = rules(in: content)
    try content.expectAcceptable(rules)
    var keeper = LockKeeper(content)
    for rule in rules { keeper.accept(rule, in: languages[rule.id] ?? []) }
    return [content.catalog.printedPath(RulesLock.fileName): keeper.text.text]
  }
}
