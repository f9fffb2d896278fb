/// Applies the certain fix-its of all findings, again and again until none is left.
///
/// After each pass the content is checked anew. What a folder gains must be fewer findings and nothing else: where one of
/// its pages has another structure than before, or a check finds more in the folder than before, some of its fix-its are
/// made or none, see `FixItTrial`. So every pass leaves fewer findings, and mending what is mended changes nothing.
package struct ContentMender {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  package func mend() -> MendedContent {
    var result = MendedContent(state: CheckedState(tree), mends: [])
    while let next = pass(after: result) { result = next }
    return result
  }

  /// One pass over all pages, or over the data files where no page is left to mend: what these say is found wanting on
  /// pages, whose own fix-its would be blamed for it; `nil` when nothing more is mended.
  private func pass(after result: MendedContent) -> MendedContent? {
    let fixIts = result.state.certainFixIts()
    let pages = fixIts.filter { $0.value.contains(where: \.isOfPage) }
    let others = fixIts.filter { pages[$0.key] == nil }
    return pass(over: pages, after: result) ?? pass(over: others, after: result)
  }

  private func pass(
    over fixIts: [String: [CertainFixIt]], after result: MendedContent
  ) -> MendedContent? {
    let state = result.state
    var chosen = fixIts
    var isTried = false
    while !chosen.isEmpty {
      let attempt = Attempt(chosen, in: state)
      guard !attempt.spoiled.isEmpty else {
        let mends = attempt.proposals.sorted { $0.key < $1.key }.flatMap(\.value.mends)
        return mends.isEmpty ? nil : MendedContent(state: attempt.next, mends: result.mends + mends)
      }
      chosen =
        isTried
        ? chosen.filter { !attempt.spoiled.contains($0.key) }
        : bearable(chosen, attempt.spoiled, in: state)
      isTried = true
    }
    return nil
  }

  /// The fix-its without those that spoil their folders.
  private func bearable(
    _ chosen: [String: [CertainFixIt]], _ spoiled: Set<String>, in state: CheckedState
  ) -> [String: [CertainFixIt]] {
    let others = chosen.filter { !spoiled.contains($0.key) }
    var trials = chosen.filter { spoiled.contains($0.key) }.mapValues(FixItTrial.init)
    while trials.values.contains(where: { !$0.isOver }) {
      let attempt = Attempt(others.merging(trials.mapValues(\.tried)) { $1 }, in: state)
      for folder in trials.keys {
        trials[folder]?.judge(isGood: !attempt.spoiled.contains(folder))
      }
    }
    return others.merging(trials.mapValues(\.good).filter { !$0.value.isEmpty }) { $1 }
  }

  /// What some fix-its, by folder, make of the content.
  private struct Attempt {
    let proposals: [String: CheckedState.Proposal]
    let next: CheckedState
    /// The folders that may not be so.
    let spoiled: Set<String>

    init(_ fixIts: [String: [CertainFixIt]], in state: CheckedState) {
      let proposals = state.proposals(fixIts.values.joined())
      let next = state.replacing(proposals.mapValues(\.bytes))
      (self.proposals, self.next) = (proposals, next)
      let folder = { (path: String) in ContentTree.folder(of: state.tree.printedPath(path)) }
      let mended = Set(proposals.keys.map(folder))
      let isPaidElsewhere = state.gainsFindings(in: next, outside: mended)
      let files = proposals.keys.filter {
        isPaidElsewhere && !$0.hasSuffix(".md")
          || !state.isMended(in: next, path: $0, of: proposals)
      }
      spoiled = Set(files.map(folder))
    }
  }
}

/// What mending leads to.
package struct MendedContent: Sendable {
  let state: CheckedState
  /// In the order in which they were made; places are those of the pass that made them.
  package let mends: [Mend]

  /// The files as they are now.
  package var tree: ContentTree { state.tree }
  /// The content as it is now.
  package var content: CheckedContent { state.content }
  /// What is left to report.
  package var diagnostics: [Diagnostic] { state.diagnostics }
}

/// One replacement that was made.
package struct Mend: Hashable, Sendable {
  package let check: String
  /// Where the replaced text stood, as it is printed: `path:line:column`.
  package let place: String
  package let old: String
  package let new: String

  /// `path:line:column: mended: 'old' is now 'new' [check]`.
  package var line: String {
    "\(place): mended: \(change) [\(check)]"
  }

  private var change: String {
    // Strings are equal whether their letters are composed or not.
    if old == new {
      let isOneLine = !new.contains(where: \.isNewline)
      return isOneLine ? "'\(new)' is now composed" : "the text from here on is now composed"
    }
    if new.isEmpty, old.hasSuffix("\n") || old.hasSuffix("\r\n") || old.hasSuffix("\r") {
      return "the line is taken out"
    }
    if new.isEmpty { return "\(InvisibleCharacter.name(of: old) ?? "'\(old)'") is taken out" }
    if InvisibleCharacter.removed(from: old) == new, !old.isEmpty {
      return "what cannot be seen is taken out from here on"
    }
    guard old.isEmpty else { return "'\(old)' is now '\(new)'" }
    return new == "\n" ? "a blank line is put in" : "'\(new)' is put in"
  }
}

extension ContentTree {
  /// The folder that a file is in, the unit in which fix-its are taken or left.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
