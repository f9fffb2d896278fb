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
      other's are. Otherwise compare the texts, and `hig translate accept` leaves one line.
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
          "'\(id)' has a line already", explanation: lines.advice(on: id),
          notes: [Note(location: first, text: "it is here")]),
        fixIts: lines.needless(of: counted, other).map { [lines.deletion(of: $0)] } ?? [])
    }
  }
}

/// What two lines of `rules.lock` with one id are to one another.
private struct LockLines {
  private let content: CheckedContent
  private let reader: TranslationReader
  private let source: SourceText?

  init(_ content: CheckedContent) {
    self.content = content
    reader = TranslationReader(content.catalog)
    source = content.catalog.texts[content.catalog.printedPath(RulesLock.fileName)]
  }

  func advice(on id: RuleID) -> String {
    content.graph.rule(id) == nil
      ? "Delete the line that is not true."
      : "'hig translate accept \(id)' leaves one line, once you have compared the texts."
  }

  /// The line by whose loss nothing is lost; `nil` where a person has to say.
  func needless(of counted: LockEntry, _ other: LockEntry) -> LockEntry? {
    if counted.saysTheSame(as: other) { return other }
    guard other.status == .active else { return nil }
    guard let rule = content.graph.rule(counted.id) else {
      return counted.status == .active ? nil : other
    }
    guard counted.status == .active else { return nil }
    let stamps = reader.stamps(of: rule)
    return switch (counted.agrees(with: stamps), other.agrees(with: stamps)) {
    case (true, false): other
    case (false, true): counted
    default: nil
    }
  }

  /// Takes out the whole line with its end.
  func deletion(of entry: LockEntry) -> FixIt {
    let line = entry.location.range.lowerBound.line
    let start = SourcePosition(line: line, column: 1)
    let isLast = source.map { $0.offset(SourcePosition(line: line + 1, column: 1)) == nil } ?? true
    let end =
      isLast
      ? SourcePosition(line: line, column: (source?.line(line).utf8.count ?? 0) + 1)
      : SourcePosition(line: line + 1, column: 1)
    return FixIt(
      location: SourceLocation(path: entry.location.path, range: start..<end), replacement: "",
      isCertain: true)
  }
}

extension LockEntry {
  fileprivate func saysTheSame(as other: LockEntry) -> Bool {
    status == other.status && targets.map(\.value) == other.targets.map(\.value)
      && acceptances == other.acceptances
  }

  /// Whether the texts of all languages are those that were accepted.
  fileprivate func agrees(with stamps: Localized<TextStamps>) -> Bool {
    stamps.languages.allSatisfy { language in
      guard let accepted = acceptances[language], accepted.basis == nil else { return false }
      return stamps[language]?.matches(accepted.stamp) ?? false
    }
  }
}
