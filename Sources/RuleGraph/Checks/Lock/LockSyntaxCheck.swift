/// Every line of `rules.lock` has the form that `hig` gives it.
enum LockSyntaxCheck: Check {
  static let description = CheckDescription(
    id: "lock/syntax",
    texts: (
      summary: "Every line of `rules.lock` has the form that `hig` gives it.",
      explanation: """
      Spaces separate the id from `active` and a stamp for each language, or from what became of the
      rule and the rules it went into: `renamed` and `merged` name one, `split` two or more,
      `retired` any number. Change it with `hig translate accept`, `hig rename` and `hig retire`.
      """
    ),
    bad: [
      CheckExample(["rules.lock": "tab-bar/keep-every-tab-enabled ↓actve"]),
      CheckExample(["rules.lock": "tab-bar/keep-every-tab ↓renamed"]),
      CheckExample(["rules.lock": "tab-bar/keep-every-tab-enabled active ↓en=do.123"]),
      CheckExample([
        "rules.lock": """
        tab-bar/keep-every-tab-enabled active en=do.5c0f3a9b77e1.0000b2d41f06 ↓en=do.77aa3a9b77e1.0000b2d41f06
        """
      ]),
      CheckExample(["rules.lock": "↓keep-every-tab-enabled active"]),
      CheckExample(["rules.lock": "↓tab-bar/keep-every-tab-enabled"]),
    ],
    good: [
      CheckExample([
        "rules.lock": """
        # A comment.
        tab-bar/dim-unavailable-tabs active en=do.5c0f3a9b77e1.0000b2d41f06 ko=do.77aa3a9b77e1.0000b2d41f06
        tab-bar/keep-every-tab renamed tab-bar/keep-every-tab-enabled
        tab-bar/keep-every-tab-enabled active
        tab-bar/keep-tabs split tab-bar/dim-unavailable-tabs,tab-bar/keep-every-tab-enabled
        toolbar/keep-it-short active
        toolbar/keep-it-simple retired
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    (content.catalog.lock?.faults ?? []).compactMap { fault in
      switch fault.kind {
      case .idInvalid(let text, let others):
        report(
          at: fault.location,
          "'\(text)' is not the id of a rule, 'component/rule'"
            + (others > 0
              ? ", and \(others) more \(others == 1 ? "line begins" : "lines begin") with none"
              : ""))
      case .statusMissing:
        report(at: fault.location, "the line does not say what became of the rule")
      case .statusUnknown(let word):
        report(
          unknown: "status", word, at: fault.location, among: LockStatus.allCases.map(\.rawValue))
      case .targetCount(let status, let count):
        report(at: fault.location, "'\(status.rawValue)' \(wanted(status)), not \(count)")
      case .acceptanceMalformed(let text):
        report(at: fault.location, "'\(text)' is not a language and its stamp")
      case .acceptanceRepeated(let language):
        report(at: fault.location, "the line has two stamps for '\(language)'")
      case .repeated, .unsorted: nil
      }
    }
  }

  private static func wanted(_ status: LockStatus) -> String {
    status == .split ? "names two rules or more" : "names one rule"
  }
}
