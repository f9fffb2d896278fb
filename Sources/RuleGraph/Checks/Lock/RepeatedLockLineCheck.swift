import CommonMark

/// An id has one line in `rules.lock`.
enum RepeatedLockLineCheck: Check {
  static let description = CheckDescription(
    id: "lock/repeated-id", isMended: true,
    texts: (
      summary: "An id has one line in `rules.lock`.",
      explanation: """
      A merge of two branches can leave both lines. `--fix` takes one out where nothing is lost by it: the same line, one \
      that says of a rule which is gone that it is there, and one whose texts are no longer those of the pages when the \
      other's are. It does not while a line is the only one that knows of a language, or that the texts of the rule are \
      accepted which it has become. Otherwise compare the texts, and `hig translate accept` leaves one line.
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
      ]),
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        ↓tab-bar/keep-every-tab-enabled active
        toolbar/keep-it-short active
        """
      ]),
    ],
    good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard let lock = content.catalog.lock, !lock.outdone.isEmpty else { return [] }
    let lines = LockLines(content)
    var outdone = lock.outdone[...]
    return lock.faults.compactMap { fault in
      guard case .repeated(let id, let first) = fault.kind, let other = outdone.popFirst(),
        let counted = lock[id]
      else { return nil }
      return report(
        at: fault.location,
        Message(
          "'\(id)' has a line already", explanation: lines.advice(on: counted, other),
          notes: [Note(location: first, text: "it is here")]),
        fixIts: lines.needless(of: counted, other).map { [lines.deletion(of: $0)] } ?? [])
    }
  }
}
