/// Content with rules has a `rules.lock`.
enum MissingLockCheck: Check {
  static let description = CheckDescription(
    id: "lock/missing-file", severity: .warning,
    texts: (
      summary: "Content with rules has a `rules.lock`.",
      explanation: """
      It keeps every id that was ever published and what a person last accepted of each translation.
      Without it nobody notices that an old address died or that a translation fell behind.
      `hig translate accept --all` writes the first one.
      """
    ),
    bad: [], good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard content.catalog.lock == nil, !content.graph.rules.isEmpty else { return [] }
    let path = content.catalog.printedPath(RulesLock.fileName)
    return [
      report(
        at: SourceLocation(path: path),
        Message(
          "there is no \(RulesLock.fileName)",
          explanation: "'hig translate accept --all' writes it."))
    ]
  }
}
