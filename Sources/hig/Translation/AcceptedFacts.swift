import RuleGraph

/// Rules that somebody accepted, and in what facts their languages differ all the same.
///
/// They are accepted nevertheless: the checks stop every build until the texts are mended, which then have to be accepted
/// again.
struct AcceptedFacts {
  private let rules: [Rule]
  private let findings: Findings

  init(of rules: [Rule], in content: CheckedContent) {
    self.rules = rules
    findings = Findings(
      diagnostics: content.unequalFacts(of: rules), texts: content.catalog.texts)
  }

  /// Tells in what facts languages differ, and then how many rules were accepted.
  ///
  /// - Parameter place: where that is recorded, in words.
  func tell(_ place: String = "") {
    let style = TerminalStyle(isColored: ColorChoice.isOnForTalk)
    FindingsFormat.text.write(findings, style: style) { Console.talk($0) }
    let unequal = unequalCount
    let rest =
      unequal == 0 ? "" : ", of which \(unequal) \(unequal == 1 ? "differs" : "differ") in facts"
    Console.talk("accepted \(rules.count.counted("rule"))\(place)\(rest)")
  }

  private var unequalCount: Int {
    let places = Set(findings.diagnostics.map(\.location))
    return rules.count { rule in
      rule.texts.languages.contains { rule.texts[$0].map { places.contains($0.location) } ?? false }
    }
  }
}
