import Foundation

/// New texts for files, written all or none.
struct FileChanges {
  private let texts: [String: String]

  /// - Parameter texts: by path.
  init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// Writes what differs from what is there.
  ///
  /// First every text is put beside its file, then each is moved into place; when that fails on the
  /// way, the old texts come back.
  ///
  /// - Throws: `FileChangeError`; no file has changed then.
  func write() throws {
    var done: [(path: String, old: Data?)] = []
    let changed = texts.filter {
      Data($0.value.utf8) != FileManager.default.contents(atPath: $0.key)
    }
    .sorted { $0.key < $1.key }
    defer { for change in changed { unlink(Self.temporary(change.key)) } }
    for (path, text) in changed { try prepare(path, text) }
    for (path, _) in changed {
      let old = FileManager.default.contents(atPath: path)
      guard rename(Self.temporary(path), path) == 0 else {
        let reason = String(cString: strerror(errno))
        for (path, old) in done { restore(path, old) }
        throw FileChangeError(path: path, reason: reason)
      }
      done.append((path, old))
    }
  }

  private func prepare(_ path: String, _ text: String) throws {
    do {
      let file = URL(filePath: Self.temporary(path))
      try Data(text.utf8).write(to: file)
      if let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      }
    } catch {
      throw FileChangeError(path: path, reason: error.localizedDescription)
    }
  }

  private func restore(_ path: String, _ old: Data?) {
    if let old { try? old.write(to: URL(filePath: path)) } else { unlink(path) }
  }

  /// In the same folder, so that moving is one step; the dot keeps readers of content away.
  private static func temporary(_ path: String) -> String {
    let url = URL(filePath: path)
    return url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).hig").path
  }
}

/// Why nothing was changed.
struct FileChangeError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot write '\(path)': \(reason)" }
}
