import CommonMark

/// A page can be parsed in reasonable time and memory.
enum RefusedPageCheck: FaultCheck {
  static let description = CheckDescription(
    id: "file/refused",
    texts: (
      summary: "A page can be parsed in reasonable time and memory.",
      explanation: """
      A file of hundreds of megabytes, or thousands of quotes and brackets inside one another,
      would stop the parser for minutes. No guideline looks like that: the file is damaged.
      """
    ),
    bad: [],
    good: [.page("> > > A quote in a quote in a quote.")])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .pageRefused(let refusal) = fault.kind else { return nil }
    return report(at: fault.location, "the page cannot be parsed: \(reason(refusal))")
  }

  private static func reason(_ refusal: Refusal) -> String {
    switch refusal {
    case .tooLarge: "it is too large"
    case .tooIntricate: "its constructs are nested too deeply and repeated too often"
    }
  }
}
