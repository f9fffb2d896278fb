/// What one run over the content changed: the files of the site, and what is wrong.
package struct PreviewNews: Equatable, Sendable {
  /// The bytes of new and changed files, by path below the root.
  package var changed: [String: [UInt8]]
  package var removed: [String]
  package var problems: [PreviewProblem]

  package init(
    changed: [String: [UInt8]] = [:], removed: [String] = [], problems: [PreviewProblem] = []
  ) {
    self.changed = changed
    self.removed = removed
    self.problems = problems
  }

  /// What leads from one site to the next.
  package init(
    from old: [String: [UInt8]], to new: [String: [UInt8]], problems: [PreviewProblem]
  ) {
    changed = new.filter { old[$0.key] != $0.value }
    removed = old.keys.filter { new[$0] == nil }.sorted()
    self.problems = problems
  }

  /// The files after the news.
  package func applied(to files: [String: [UInt8]]) -> [String: [UInt8]] {
    var files = files
    for path in removed { files[path] = nil }
    return files.merging(changed) { $1 }
  }
}
