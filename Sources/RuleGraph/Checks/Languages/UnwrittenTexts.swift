extension CheckedContent {
  /// The places in the texts of some rules where somebody has yet to write something, by rule; only rules with such a
  /// place.
  package func unwrittenTexts(of rules: [Rule]) -> [RuleID: [Diagnostic]] {
    let waiting = Dictionary(
      grouping: CheckRegistry.unsilenced(UnfinishedTextCheck.diagnostics(in: self), in: self),
      by: \.location.path)
    guard !waiting.isEmpty else { return [:] }
    return rules.reduce(into: [:]) { found, rule in
      let texts = rule.texts.languages.compactMap { rule.texts[$0] }
      let own = texts.flatMap { text in
        waiting[text.location.path, default: []].filter { text.lines.contains($0.location.line) }
      }
      if !own.isEmpty { found[rule.id] = own }
    }
  }
}
