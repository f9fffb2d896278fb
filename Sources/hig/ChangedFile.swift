import Foundation
import RuleGraph
import SiteRenderer

/// A file on its way from its old text to its new one.
struct ChangedFile {
  let change: FileChange
  private let disk: Disk
  /// Where it is, links followed.
  let place: String
  private var state = State.untouched

  private enum State {
    case untouched
    /// The new text is beside the file.
    case beside
    /// The new text has its place, and what was there before is kept, if anything was.
    case put(old: String?)
    /// What was there before could not be put back, and is kept for the user.
    case stuck
  }

  init(_ change: FileChange, _ disk: Disk) {
    self.change = change
    self.disk = disk
    place = RealPath.ofFile(change.path)
  }

  /// Where it is.
  var folder: String { Disk.folder(above: place) }

  /// In the same folder, so that moving is one step; the dot keeps readers of content away.
  private var beside: String { "\(folder)/.\(place.split(separator: "/").last ?? "").hig" }

  /// Where the old text is kept while the new one cannot stand there for it.
  private var copy: String { "\(beside)-old" }

  /// Whether nothing is to be written.
  var isDone: Bool {
    change.original == .anything && (try? bytes(of: place)) == change.bytes
  }

  /// - Throws: `ChangedFileError`, also for a link to nothing where nothing must be; `FileChangeError` for what cannot be
  ///   read.
  func expectOriginal() throws {
    try expect { FileMark(of: change.path) == nil ? nil : try bytes(of: place) ?? [] }
  }

  /// Puts the new text beside the file.
  ///
  /// - Throws: `FileChangeError`.
  mutating func prepare() throws {
    let mark = FileMark(of: place)
    // A folder or a device would be gone.
    if let mark, mark.kind != .file { throw failure("it is no file") }
    if change.path.hasSuffix("/") { throw failure(EISDIR) }
    guard FileMark(of: folder)?.kind == .folder else { throw failure(ENOENT) }
    // Taking its place would not ask for the right to write it.
    if mark != nil, access(place, W_OK) != 0 { throw failure(errno) }
    state = .beside
    do {
      try write(change.bytes, to: beside, like: mark)
    } catch {
      throw failure(error.code)
    }
  }

  /// Writes a text beside the file, for those whom the file is for.
  ///
  /// - Parameter mark: that of the file; `nil` for a new one, which is what the user lets new files be.
  private func write(
    _ bytes: [UInt8], to path: String, like mark: FileMark?
  ) throws(SystemCallError) {
    // One that was killed may have left it, and a link there could lead anywhere.
    try? disk.remove(path)
    // Nobody reads it before it is known who may.
    try disk.write(bytes, to: path, mode: mark == nil ? 0o666 : 0o600)
    guard let mark else { return }
    // What is done as root in a container would otherwise take the files from those who write in them.
    try? disk.setOwner(mark, of: path)
    try disk.setMode(mark.mode, of: path)
    FileAttributes.copy(of: place, to: path)
  }

  /// Lets the new text take the file's place; the old file is kept beside it.
  ///
  /// - Throws: `ChangedFileError` or `FileChangeError`; the old file is there then once it is restored.
  mutating func put() throws {
    guard FileMark(of: place) != nil else { return try putNew() }
    do {
      try disk.exchange(beside, with: place)
    } catch  where Self.missing.contains(error.code) {
      return try replace()
    } catch {
      throw failure(error.code)
    }
    state = .put(old: beside)
    // Another program may have written it a moment ago.
    try expect { try bytes(of: beside) }
  }

  /// What a file system answers when it can't do what it is asked for.
  private static let missing = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM]

  /// Where there is no file, without writing over one that appears meanwhile.
  private mutating func putNew() throws {
    try expect { nil }
    do {
      try disk.link(beside, as: place)
      try? disk.remove(beside)
    } catch  where error.code == EEXIST {
      throw ChangedFileError(path: change.path)
    } catch  where Self.missing.contains(error.code) {
      return try replace()
    } catch {
      throw failure(error.code)
    }
    state = .put(old: nil)
  }

  /// Where files cannot be exchanged: the old text is written once more before its place is taken, because the disk may be
  /// full when it is to come back.
  private mutating func replace() throws {
    let (old, mark) = (try bytes(of: place), FileMark(of: place))
    try expect { old }
    do throws(SystemCallError) {
      if let mark {
        guard let old else { throw SystemCallError(path: place, code: EACCES) }
        try write(old, to: copy, like: mark)
      }
      try disk.move(beside, to: place)
    } catch {
      try? disk.remove(copy)
      throw failure(error.code)
    }
    state = .put(old: mark.map { _ in copy })
  }

  /// Puts the old file back.
  ///
  /// - Returns: what is to be done by hand where that can't be done.
  mutating func restore() -> UnrestoredFile? {
    guard case .put(let old) = state else { return nil }
    do {
      if let old { try disk.move(old, to: place) } else { try disk.remove(place) }
      state = .untouched
      return nil
    } catch {
      state = .stuck
      return UnrestoredFile(path: change.path, old: old)
    }
  }

  /// Leaves nothing beside the file that nobody needs.
  func clean() {
    switch state {
    case .beside: try? disk.remove(beside)
    case .put(let old?): try? disk.remove(old)
    case .untouched, .put(old: nil), .stuck: return
    }
  }

  /// - Parameter found: what is there; not asked where that does not matter.
  private func expect(_ found: () throws -> [UInt8]?) throws {
    let isOriginal =
      switch change.original {
      case .anything: true
      case .nothing: try found() == nil
      case .bytes(let bytes): try found() == bytes
      }
    if !isOriginal { throw ChangedFileError(path: change.path) }
  }

  /// - Returns: `nil` where there is no such file.
  /// - Throws: `FileChangeError`.
  private func bytes(of path: String) throws -> [UInt8]? {
    do {
      return try FileBytes.read(path).bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw failure(error.code)
    }
  }

  private func failure(_ reason: String) -> FileChangeError {
    FileChangeError(path: change.path, reason: reason)
  }

  private func failure(_ code: Int32) -> FileChangeError {
    failure(String(cString: strerror(code)))
  }
}
