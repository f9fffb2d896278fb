/// Every line of `provenance.tsv` has its columns.
enum ProvenanceSyntaxCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "provenance/syntax",
    texts: (
      summary: "Every line of `provenance.tsv` has its columns.",
      explanation: """
      Between tabs stand the statement, the source, its lines, and the rules that carry it, or
      `-` and the reason why none does.
      """
    ),
    bad: [
      CheckExample(["provenance.tsv": "↓s1\tios7-2013\t13\t-"]),
      CheckExample(["provenance.tsv": "↓s1 ios7-2013 13 tab-bar/keep-every-tab-enabled"]),
    ],
    good: [
      CheckExample([
        "provenance.tsv": "# statement\ns1\tios7-2013\t13\ttab-bar/keep-every-tab-enabled\n"
      ]),
      CheckExample(["provenance.tsv": "s1\tios7-2013\t13\t-\tAn example, not a rule.\n"]),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      guard case .tableLineInvalid(let expected) = fault.kind else { return nil }
      return report(
        at: fault.location,
        Message("a line needs its columns", explanation: "Between tabs: \(expected)."))
    }
  }
}
