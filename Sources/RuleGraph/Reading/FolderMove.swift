/// A folder of the content that gets another place: that of a page, or of a group with all its pages.
package struct FolderMove: Equatable, Sendable {
  /// Below the content folder, `bars/tab-bar` or `bars`.
  package let old: String
  package let new: String

  package init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  package var reversed: FolderMove {
    FolderMove(from: new, to: old)
  }

  /// Where a path leads then.
  package func present(_ path: String) -> String {
    guard path.utf8.starts(with: old.utf8) else { return path }
    let rest = path.utf8.dropFirst(old.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") ? "\(new)\(Substring(rest))" : path
  }
}
