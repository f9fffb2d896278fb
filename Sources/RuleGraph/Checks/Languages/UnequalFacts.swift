extension CheckedContent {
  /// The facts in which languages of some rules differ from the first, unless a comment allows it.
  ///
  /// - Parameter languages: the languages that are asked about; none for all.
  package func unequalFacts(of rules: [Rule], in languages: [String] = []) -> [Diagnostic] {
    let places = Set(
      rules.flatMap { rule in rule.texts.languages.compactMap { rule.texts[$0]?.location } })
    let chosen = languages.isEmpty ? graph.site.languageCodes : languages
    return CheckRegistry.unsilenced(ParityCheck.diagnostics(in: self, of: chosen), in: self)
      .filter { places.contains($0.location) }
  }
}
