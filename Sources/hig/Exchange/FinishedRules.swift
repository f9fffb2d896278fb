import RuleGraph
import XLIFF

/// The rules that came back finished from a translator, and the languages in which they were looked at.
struct FinishedRules {
  private var pairs: [RuleID: [(source: String, target: String)]] = [:]
  /// Rules with a part that came back unfinished, in words.
  private let unfinished: [String]
  private let isMarked: Bool
  private let content: CheckedContent
  /// The rules that can be accepted, in order.
  private var rules: [Rule] = []

  /// Tells of rules that cannot be accepted what is in the way.
  ///
  /// - Parameter content: as it is with what came back.
  init(_ result: ExchangeResult, in content: CheckedContent) throws {
    self.content = content
    unfinished = result.languages.flatMap { one in
      one.unfinished.map { "\($0.rule) ('\($0.unit)')" }
    }
    isMarked = result.languages.contains(where: \.isMarked)
    for one in result.languages {
      for id in one.finished { pairs[id, default: []].append((one.source, one.target)) }
    }
    rules = try AcceptableRules(content: content, isOfAll: true)
      .among(known.filter { !languages(of: $0).isEmpty })
  }

  /// Those of them that were not accepted before as they are now.
  private var newRules: [Rule] {
    rules.filter { rule in
      content.catalog.lock?[rule.id] == nil
        || languages(of: rule).contains {
          content.graph.translation(of: rule.id, in: $0)?.hasTask ?? false
        }
    }
  }

  /// The rules that cannot, in order: the text they were translated from does not itself agree with the first language.
  private var unsettled: [RuleID] {
    known.filter { languages(of: $0).isEmpty }.map(\.id)
  }

  private var known: [Rule] {
    pairs.keys.sorted().compactMap(content.graph.rule)
  }

  /// The lock, by its path, in which the texts of these rules agree.
  ///
  /// - Throws: when the lock or a page cannot be taken for what somebody decided.
  func accepted() throws -> [String: String] {
    try content.expectAcceptable(rules)
    var keeper = LockKeeper(content)
    for rule in rules { keeper.accept(rule, in: languages(of: rule)) }
    return [content.catalog.printedPath(RulesLock.fileName): keeper.text.text]
  }

  /// The languages in which a rule may be accepted: all are compared with the first, which a translator into a third has
  /// not seen.
  private func languages(of rule: Rule) -> [String] {
    let first = content.graph.site.languageCodes.first { rule.texts[$0] != nil }
    return (pairs[rule.id] ?? []).flatMap { source, target -> [String] in
      guard source != first, target != first else { return [source, target] }
      let state = content.graph.translation(of: rule.id, in: source)?.state
      return state == .translated ? [target] : []
    }
  }

  /// Tells which rules were accepted, and why others were not.
  func tell() {
    let compared = Set(pairs.values.flatMap { $0.flatMap { [$0.source, $0.target] } })
    AcceptedFacts(of: newRules, in: content, compared: compared.sorted()).tell()
    if !isMarked {
      Console.talk("hig: not accepted, for no unit is 'translated' or 'final'")
    }
    if !unfinished.isEmpty {
      Console.talk(
        "hig: not accepted, for a unit of it is neither 'translated' nor 'final': "
          + unfinished.joined(separator: ", "))
    }
    let unsettled = unsettled
    guard !unsettled.isEmpty else { return }
    Console.talk(
      "hig: not accepted, for what \(unsettled.count == 1 ? "it was" : "they were") translated from does "
        + "not agree with the first language: \(unsettled.map(\.description).joined(separator: ", "))"
    )
  }
}
