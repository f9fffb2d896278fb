import Foundation

/// A file as it shall be.
struct FileChange {
  /// As it is told.
  let path: String
  let bytes: [UInt8]
}

/// New texts for files, written all or none.
struct FileChanges {
  private let changes: [FileChange]

  init(_ changes: [FileChange]) {
    self.changes = changes.sorted { $0.path < $1.path }
  }

  /// - Parameter texts: by path.
  init(_ texts: [String: String]) {
    self.init(texts.map { FileChange(path: $0, bytes: Array($1.utf8)) })
  }

  /// Writes what differs from what is there.
  ///
  /// First every text is put beside its file, then each is moved into place; when that fails on the
  /// way, the old texts come back. A link to a file stays a link.
  ///
  /// - Throws: `FileChangeError`; no file has changed then.
  func write() throws {
    let files = changes.map(ChangedFile.init).filter { !$0.isDone }
    defer { for file in files { file.clean() } }
    for file in files { try file.prepare() }
    var done: [ChangedFile] = []
    for file in files {
      do {
        try file.move()
      } catch {
        for file in done { file.restore() }
        throw error
      }
      done.append(file)
    }
  }
}

/// Why nothing was changed.
struct FileChangeError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot write '\(path)': \(reason)" }
}

/// A file on its way from what it was to what it shall be.
private struct ChangedFile {
  private let change: FileChange
  /// Where it is, links followed.
  private let url: URL
  private let old: Data?

  init(_ change: FileChange) {
    self.change = change
    url = URL(filePath: change.path).resolvingSymlinksInPath()
    old = FileManager.default.contents(atPath: url.path)
  }

  var isDone: Bool { old == Data(change.bytes) }

  /// In the same folder, so that moving is one step; the dot keeps readers of content away.
  private var temporary: URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).hig")
  }

  func prepare() throws {
    do {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      // A folder or a device would be gone.
      if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
        throw FileChangeError(path: change.path, reason: "it is no file")
      }
      try Data(change.bytes).write(to: temporary)
      if let mode = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode], ofItemAtPath: temporary.path)
      }
    } catch let error as FileChangeError {
      throw error
    } catch {
      throw FileChangeError(path: change.path, reason: error.localizedDescription)
    }
  }

  func move() throws {
    guard rename(temporary.path, url.path) == 0 else {
      throw FileChangeError(path: change.path, reason: String(cString: strerror(errno)))
    }
  }

  func restore() {
    if let old { try? old.write(to: url) } else { unlink(url.path) }
  }

  func clean() { unlink(temporary.path) }
}
