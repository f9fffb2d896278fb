import Foundation
import RuleGraph

/// Writes changed files of a content folder, all or none.
struct ContentWriter {
  let folder: String

  /// Writes what differs from the files as they were read.
  ///
  /// - Throws: `ContentWriterError` when a file has changed since, and `FileChangeError` when one cannot be written; no
  ///   file has changed then.
  func write(_ tree: ContentTree, over original: ContentTree) throws {
    let changed = tree.files.filter { $0.value != original.files[$0.key] }
    for path in changed.keys.sorted() {
      let now = FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
      if now != original.files[path] { throw ContentWriterError(path: "\(folder)/\(path)") }
    }
    for path in changed.keys where original.files[path] == nil {
      let folder = URL(filePath: "\(folder)/\(path)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileChanges(changed.map { FileChange(path: "\(folder)/\($0)", bytes: $1) }).write()
  }
}

/// A file of the content is another than the one that was read.
struct ContentWriterError: Error, CustomStringConvertible {
  let path: String

  var description: String { "'\(path)' is not what was read; nothing was written" }
}
