/// An id has one line in `rules.lock`.
enum RepeatedLockLineCheck: Check {
  static let description = CheckDescription(
    id: "lock/repeated-id",
    texts: (
      summary: "An id has one line in `rules.lock`.",
      explanation: """
      A merge of two branches can leave both lines. The first one counts; delete either, and accept the rule again with \
      `hig translate accept` once you have compared its texts.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        ↓tab-bar/keep-every-tab-enabled retired
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    (content.catalog.lock?.faults ?? []).compactMap { fault in
      guard case .repeated(let id, let first) = fault.kind else { return nil }
      return report(
        at: fault.location,
        Message("'\(id)' has a line already", notes: [Note(location: first, text: "it is here")]))
    }
  }
}
