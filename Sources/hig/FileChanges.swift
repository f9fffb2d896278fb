import SiteRenderer

/// A file with its new text.
struct FileChange {
  /// The path as it is printed.
  let path: String
  let bytes: [UInt8]
  /// What must be there until then.
  var original = Original.anything

  enum Original: Equatable {
    case anything
    case nothing
    case bytes([UInt8])

    var isNothing: Bool { self == .nothing }
  }
}

/// New texts for files, written all or none.
struct FileChanges {
  private let changes: [FileChange]
  private let disk: Disk
  /// What the command holds already.
  private let lock: FolderLock?

  init(_ changes: [FileChange], disk: Disk = Disk(), within lock: FolderLock? = nil) {
    self.changes = changes.sorted { $0.path < $1.path }
    self.disk = disk
    self.lock = lock
  }

  /// - Parameter texts: by path.
  init(_ texts: [String: String]) {
    self.init(texts.map { FileChange(path: $0, bytes: Array($1.utf8)) })
  }

  /// Writes what differs from what is there.
  ///
  /// First every text is put beside its file, then each takes the place of its file; when that fails on the way, the old
  /// files come back. A link to a file stays a link.
  ///
  /// - Throws: `ChangedFileError` or `FileChangeError`; no file has changed then. `UnrestoredFilesError` when one has.
  func write() throws {
    var files = try Self.distinct(changes.map { ChangedFile($0, disk) })
    let lock = try FolderLock(files.map(\.folder), beside: lock)
    defer { lock.release() }
    // Told to end from here on, a command would leave some files written and others not.
    let signals = HeldSignals()
    defer { signals.release() }
    files = files.filter { !$0.isDone }
    defer { for file in files { file.clean() } }
    for file in files { try file.expectOriginal() }
    for index in files.indices { try files[index].prepare() }
    try Self.put(&files)
  }

  private static func put(_ files: inout [ChangedFile]) throws {
    do {
      for index in files.indices { try files[index].put() }
    } catch {
      let left = files.indices.reversed().compactMap { files[$0].restore() }
      throw left.isEmpty ? error : UnrestoredFilesError(error, left)
    }
  }
}

extension FileChanges {
  /// Each file once, although links lead there from elsewhere.
  private static func distinct(_ files: [ChangedFile]) throws -> [ChangedFile] {
    var first: [String: FileChange] = [:]
    return try files.filter { file in
      guard let other = first.updateValue(file.change, forKey: file.place) else { return true }
      guard other.bytes == file.change.bytes else {
        throw FileChangeError(
          path: file.change.path,
          reason: "it is the same file as '\(other.path)', which would be another")
      }
      return false
    }
  }
}

/// Why nothing was changed.
struct FileChangeError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot write '\(path)': \(reason)" }
}

/// A file is not the one that was read.
struct ChangedFileError: Error, CustomStringConvertible {
  let path: String

  fileprivate var reason: String { "'\(path)' is not what was read" }

  var description: String { "\(reason); nothing was written" }
}

/// A file that has its new text although another could not have its own.
struct UnrestoredFile {
  /// As it is told.
  let path: String
  /// Where the file is that was there before; `nil` for a new one.
  let old: String?

  fileprivate var words: String {
    old.map { "'\(path)' could not be put back: what it was is in '\($0)'" }
      ?? "'\(path)' is new and could not be taken away"
  }
}

/// Why some files were not changed and others were.
struct UnrestoredFilesError: Error, CustomStringConvertible {
  let description: String

  /// - Parameter cause: why not all could be changed.
  init(_ cause: any Error, _ files: [UnrestoredFile]) {
    let reason = (cause as? ChangedFileError)?.reason ?? "\(cause)"
    description = ([reason] + files.map(\.words)).joined(separator: "; ")
  }
}
