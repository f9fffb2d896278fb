extension CheckedContent {
  /// The facts in which the languages of some rules differ, unless a comment allows it.
  package func unequalFacts(of rules: [Rule]) -> [Diagnostic] {
    let places = Set(
      rules.flatMap { rule in rule.texts.languages.compactMap { rule.texts[$0]?.location } })
    return CheckRegistry.unsilenced(ParityCheck.diagnostics(in: self), in: self)
      .filter { places.contains($0.location) }
  }
}
