/// Applies the certain fix-its of all findings, again and again until none is left.
///
/// After each pass the content is checked anew. What a folder gains must be fewer findings and nothing else: when one
/// of its pages has another structure than before, or a check finds more in the folder than before, the folder keeps
/// what it had. So every pass leaves fewer findings, and mending what is mended changes nothing.
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

  /// One pass over all files; `nil` when nothing more is mended.
  private func pass(after result: MendedContent) -> MendedContent? {
    let state = result.state
    var proposals = state.proposals()
    while !proposals.isEmpty {
      let next = CheckedState(state.tree.replacing(proposals.mapValues(\.bytes)))
      let spoiled = proposals.keys.filter { !state.isMended(in: next, path: $0, of: proposals) }
      guard !spoiled.isEmpty else {
        let mends = proposals.sorted { $0.key < $1.key }.flatMap(\.value.mends)
        return MendedContent(state: next, mends: result.mends + mends)
      }
      let folders = Set(spoiled.map(ContentTree.folder))
      proposals = proposals.filter { !folders.contains(ContentTree.folder(of: $0.key)) }
    }
    return nil
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
    if new.isEmpty { return "\(InvisibleCharacter.name(of: old) ?? "'\(old)'") is taken out" }
    if InvisibleCharacter.removed(from: old) == new, !old.isEmpty {
      return "what cannot be seen is taken out from here on"
    }
    guard old.isEmpty else { return "'\(old)' is now '\(new)'" }
    return new == "\n" ? "a blank line is put in" : "'\(new)' is put in"
  }
}

extension ContentTree {
  func replacing(_ files: [String: [UInt8]]) -> ContentTree {
    ContentTree(root: root, files: self.files.merging(files) { $1 }, unread: unread)
  }

  /// The folder that a file is in, the unit in which fix-its are taken or left.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
