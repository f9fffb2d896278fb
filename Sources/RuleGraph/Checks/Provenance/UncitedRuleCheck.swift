/// Every rule says where it comes from.
enum UncitedRuleCheck: Check {
  static let description = CheckDescription(
    id: "provenance/uncited-rule",
    texts: (
      summary: "Every rule says where it comes from.",
      explanation: """
      Either a line of `provenance.tsv` names the rule, or its heading has `source=`. A rule that no
      document supports is an opinion.
      """
    ),
    bad: [
      .page(
        """
        ↓### Be brief {#be-brief .do}

        Few words are read.
        """)
    ],
    good: [
      .page(
        """
        ### Be brief {#be-brief .do source=ios7-2013}

        Few words are read.
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let languages = content.graph.site.languageCodes
    let uncited = content.graph.rules.filter(\.citations.isEmpty)
    guard !uncited.isEmpty, !content.damage.holds(file: "provenance.tsv"),
      placesToldOnce(in: content).isEmpty
    else { return [] }
    let mistyped = mistypedRules(in: content)
    let renamed = content.gone.newIDs
    let torn = FaultLines(
      of: { $0.isOfMalformedAttributes || $0.isOfMistypedSource }, in: content)
    return uncited.filter { !mistyped.contains($0.id.description) && !renamed.contains($0.id) }
      .compactMap { rule in
        guard let text = rule.texts.first(of: languages)?.value, !torn.hold(text.location)
        else { return nil }
        return report(
          at: text.location,
          Message(
            "no source stands behind '\(rule.id)'",
            explanation: "Name one in its heading, 'source=', or in a line of 'provenance.tsv'."))
      }
  }

  /// More rules than somebody writes before the file is begun.
  private static let mostTold = 20

  /// Where all the rules are behind which a file stood that is missing, which another check tells; none where they are few.
  static func placesToldOnce(in content: CheckedContent) -> [SourceLocation] {
    guard content.catalog.lacks("provenance.tsv") else { return [] }
    let languages = content.graph.site.languageCodes
    let places = content.graph.rules.filter(\.citations.isEmpty).compactMap {
      $0.texts.first(of: languages)?.value.location
    }
    guard places.count > mostTold else { return [] }
    // Who silences them one by one has no such file.
    let silenced = SilencedLines(Suppression.all(in: content))
    return places.contains { silenced.hold(report(at: $0, "")) } ? [] : places
  }

  /// The rules that mistyped ids of `provenance.tsv` were meant to name, which is another check's finding.
  private static func mistypedRules(in content: CheckedContent) -> Set<String> {
    let known = content.graph.rules.map(\.id.description)
    let names = Set(content.catalog.provenance.flatMap(\.rules).map(\.value)).subtracting(known)
    var suggestions = Suggestions()
    return Set(names.sorted().compactMap { suggestions.suggestion(for: $0, among: known).name })
  }
}
