import RuleGraph

/// Rules that somebody accepted, and in what facts their languages differ all the same.
///
/// They are accepted nevertheless: the checks stop every build until the texts are mended, which then have to be accepted
/// again.
struct AcceptedFacts {
  private let rules: [Rule]
  private let findings: Findings
  /// The languages in which they were accepted; none where that is told elsewhere.
  private let languages: [String]

  /// - Parameter compared: the languages that were looked at, where it is told elsewhere in which they were accepted.
  init(
    of rules: [Rule], in content: CheckedContent, _ languages: [String] = [],
    compared: [String] = []
  ) {
    self.rules = rules
    self.languages = languages
    findings = Findings(
      diagnostics: content.unequalFacts(of: rules, in: languages + compared),
      texts: content.catalog.texts)
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
    Console.talk(missing)
    Console.talk("accepted \(recordedCount.counted("rule"))\(place)\(rest)")
  }

  /// Which of the rules a language lacks, so that it has not agreed to them.
  private var missing: [String] {
    languages.compactMap { language in
      let missing = rules.filter { $0.texts[language] == nil }
      guard let first = missing.first else { return nil }
      let words = missing.count == 1 ? "'\(first.id)' is" : "\(missing.count) rules are"
      return "hig: \(words) missing in '\(language)'"
    }
  }

  /// The rules that one of the languages has.
  private var recordedCount: Int {
    languages.isEmpty
      ? rules.count : rules.count { rule in languages.contains { rule.texts[$0] != nil } }
  }

  private var unequalCount: Int {
    let places = Set(findings.diagnostics.map(\.location))
    return rules.count { rule in
      rule.texts.languages.contains { rule.texts[$0].map { places.contains($0.location) } ?? false }
    }
  }
}
