/// The lines of `rules.lock` are sorted.
enum LockOrderCheck: Check {
  static let description = CheckDescription(
    id: "lock/unsorted", severity: .warning,
    texts: (
      summary: "The lines of `rules.lock` are sorted.",
      explanation: """
      They are sorted by their bytes, as `LC_ALL=C sort` does, so that two branches that add rules
      merge without a conflict. The next command that writes the file puts them in order.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/keep-every-tab-enabled active
        ↓tab-bar/dim-unavailable-tabs active
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        toolbar/keep-it-short active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    (content.catalog.lock?.faults ?? []).compactMap { fault in
      guard case .unsorted(let id, let last) = fault.kind else { return nil }
      return report(at: fault.location, "'\(id)' stands after '\(last)'")
    }
  }
}
