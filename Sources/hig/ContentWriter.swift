import Foundation
import RuleGraph

/// Writes changed files of a content folder, each whole or not at all.
struct ContentWriter {
  let folder: String

  /// Writes what differs from the files as they were read.
  ///
  /// - Throws: `ContentWriterError` before anything is written when a file has changed since, and when one cannot be
  ///   written.
  func write(_ tree: ContentTree, over original: ContentTree) throws(ContentWriterError) {
    let changed = tree.files.filter { $0.value != original.files[$0.key] }.sorted {
      $0.key < $1.key
    }
    for (path, _) in changed {
      let now = FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
      if now != original.files[path] { throw .changedMeanwhile("\(folder)/\(path)") }
    }
    for (path, bytes) in changed {
      // A link to a file stays a link.
      let file = URL(fileURLWithPath: "\(folder)/\(path)").resolvingSymlinksInPath()
      do {
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        try Data(bytes).write(to: file, options: .atomic)
        if let mode {
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        }
      } catch {
        throw .unwritable("\(folder)/\(path)", reason: error.localizedDescription)
      }
    }
  }
}

/// Why content was not written.
enum ContentWriterError: Error, CustomStringConvertible {
  case changedMeanwhile(String)
  case unwritable(String, reason: String)

  var description: String {
    switch self {
    case .changedMeanwhile(let path): "'\(path)' changed while it was checked; nothing was written"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
