/// The errors that a change brings in; what was wrong before may stay so.
///
/// A link that is torn counts as one: a writer may be warned of it, but no command tears it.
///
/// Errors are told apart without their places, which an edit above them moves, and without the names and the advice in
/// them, which an edit elsewhere changes.
package struct NewErrors {
  private let before: [Key: [Diagnostic]]

  private struct Key: Hashable {
    let check: String
    let path: String
    let words: String

    init(_ diagnostic: Diagnostic) {
      check = diagnostic.check
      path = diagnostic.location.path
      words = String(diagnostic.summary.replacing(/'[^']*'/, with: "''").prefix { $0 != ";" })
    }
  }

  init(since before: [Diagnostic]) {
    self.before = Self.grouped(before)
  }

  /// Where there are more of a kind than before, those that were not there as they are.
  func among(_ after: [Diagnostic]) -> [Diagnostic] {
    Self.grouped(after).flatMap { key, found in
      let known = before[key] ?? []
      let summaries = Set(known.map(\.summary))
      let unheard = found.filter { !summaries.contains($0.summary) }
      let heard = found.filter { summaries.contains($0.summary) }
      return (unheard + heard).prefix(max(0, found.count - known.count))
    }
    .sorted()
  }

  private static func grouped(_ diagnostics: [Diagnostic]) -> [Key: [Diagnostic]] {
    Dictionary(grouping: diagnostics.filter(\.isFault), by: Key.init)
  }

  /// Those that one state of the content has beyond another.
  ///
  /// - Parameter spared: checks whose errors do not count.
  package static func brought(
    by after: CheckedContent, to before: @autoclosure () -> CheckedContent,
    sparing spared: Set<String> = []
  ) -> [Diagnostic] {
    let found = CheckRegistry.diagnostics(in: after)
      .filter { $0.isFault && !spared.contains($0.check) }
    // Most content has none, and is not checked as it was.
    guard !found.isEmpty else { return [] }
    return NewErrors(since: CheckRegistry.diagnostics(in: before())).among(found)
  }

  private static let mostTold = 5

  /// Errors in one line, each with its place.
  package static func words(_ errors: [Diagnostic]) -> String {
    let told = errors.prefix(mostTold).map {
      "\($0.location.path):\($0.location.line): \($0.summary)"
    }
    let others = errors.count - told.count
    return (told + (others > 0 ? ["and \(others) more"] : [])).joined(separator: "; ")
  }
}

extension Diagnostic {
  fileprivate var isFault: Bool {
    severity == .error || check == TornLinkCheck.description.id
  }

  /// Whether languages differ in facts, which is for people to decide.
  package var isOfFacts: Bool { check == ParityCheck.description.id }
}
