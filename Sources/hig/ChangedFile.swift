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
    /// The old file is there.
    case exchanged
    /// The new text is in place, and nothing is beside it.
    case replaced(old: [UInt8]?)
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

  /// Whether nothing is to be written.
  var isDone: Bool {
    change.original == .anything && bytes(of: place) == change.bytes
  }

  /// - Throws: `ChangedFileError`, also for a link to nothing where nothing must be.
  func expectOriginal() throws {
    try expect { FileMark(of: change.path) == nil ? nil : bytes(of: place) ?? [] }
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
    // One that was killed may have left it, and a link there could lead anywhere.
    try? disk.remove(beside)
    state = .beside
    do {
      try disk.write(change.bytes, to: beside)
      // What is done as root in a container would else take the files from those who write in them.
      if let mark { try? disk.setOwner(mark, of: beside) }
      try disk.setMode(mark?.mode ?? Self.modeOfNewFiles, of: beside)
    } catch {
      throw failure(error.code)
    }
  }

  /// The mode that the user wants for new files.
  private static var modeOfNewFiles: UInt32 {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~UInt32(mask)
  }

  /// Lets the new text take the file's place; the old file is kept beside it.
  ///
  /// - Throws: `ChangedFileError` or `FileChangeError`; nothing has changed then.
  mutating func put() throws {
    guard FileMark(of: place) != nil else { return try putNew() }
    do {
      try disk.exchange(beside, with: place)
    } catch  where Self.missing.contains(error.code) {
      return try replace()
    } catch {
      throw failure(error.code)
    }
    state = .exchanged
    // Another program may have written it a moment ago.
    do {
      try expect { bytes(of: beside) }
    } catch {
      restore()
      throw error
    }
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
    state = .replaced(old: nil)
  }

  /// Where files cannot be exchanged.
  private mutating func replace() throws {
    let old = bytes(of: place)
    try expect { old }
    do {
      try disk.move(beside, to: place)
    } catch {
      throw failure(error.code)
    }
    state = .replaced(old: old)
  }

  /// Puts the old file back, as far as that can be.
  func restore() {
    switch state {
    case .untouched, .beside: return
    case .replaced(old: nil): try? disk.remove(place)
    case .replaced(let old?): try? disk.write(old, to: beside)
    case .exchanged: break
    }
    try? disk.move(beside, to: place)
  }

  /// Leaves nothing beside the file.
  func clean() {
    switch state {
    case .beside, .exchanged: try? disk.remove(beside)
    case .untouched, .replaced: return
    }
  }

  /// - Parameter found: what is there; not asked where that does not matter.
  private func expect(_ found: () -> [UInt8]?) throws {
    let isOriginal =
      switch change.original {
      case .anything: true
      case .nothing: found() == nil
      case .bytes(let bytes): found() == bytes
      }
    if !isOriginal { throw ChangedFileError(path: change.path) }
  }

  private func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }

  private func failure(_ reason: String) -> FileChangeError {
    FileChangeError(path: change.path, reason: reason)
  }

  private func failure(_ code: Int32) -> FileChangeError {
    failure(String(cString: strerror(code)))
  }
}
