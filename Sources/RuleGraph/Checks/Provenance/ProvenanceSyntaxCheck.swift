/// Every line of `provenance.tsv` has its columns, and names lines.
enum ProvenanceSyntaxCheck: FaultCheck {
  static let description = CheckDescription(
    id: "provenance/syntax",
    texts: (
      summary: "Every line of `provenance.tsv` has its columns, and names lines.",
      explanation: """
      Tabs separate the statement, the source, its lines, and the rules that carry the statement, or
      `-` and the reason why no rule does. Lines are numbers, `13`, `23,25` or `30-34`.
      """
    ),
    bad: [
      CheckExample(["provenance.tsv": "↓s1\tios7-2013\t13\t-"]),
      CheckExample(["provenance.tsv": "↓s1 ios7-2013 13 tab-bar/keep-every-tab-enabled"]),
      CheckExample([
        "provenance.tsv": """
        s1\tios7-2013\t↓13g\ttab-bar/keep-every-tab-enabled
        s2\tios7-2013\t↓34-30\t-\tAn example, not a rule.
        """
      ]),
    ],
    good: [
      CheckExample([
        "provenance.tsv": "# statement\ns1\tios7-2013\t13\ttab-bar/keep-every-tab-enabled\n"
      ]),
      CheckExample(["provenance.tsv": "s1\tios7-2013\t13,20-22\t-\tAn example, not a rule.\n"]),
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .tableLineInvalid(let expected, let others):
      report(
        at: fault.location,
        Message(
          "a line needs its columns"
            + (others > 0 ? ", and so \(others == 1 ? "does" : "do") \(others) more" : ""),
          explanation: "Between tabs: \(expected)."))
    case .citedLinesInvalid(let cell):
      report(at: fault.location, "'\(cell)' names no lines, as '13', '23,25' and '30-34' do")
    default: nil
    }
  }
}
