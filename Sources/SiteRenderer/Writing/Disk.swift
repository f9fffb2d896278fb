internal import CExchange
import Foundation
package import RuleGraph

/// The calls of the operating system that change files.
package struct Disk: Sendable {
  package enum Call: Sendable {
    case makeFolder
    case create
    case write
    case link
    case rename
    case exchange
    case remove
    case setMode
    case setOwner
    case setDate
  }

  /// Asked before each call with its path; an error number is what the call then fails with.
  ///
  /// By it tests stop a build at any point.
  package typealias Gate = @Sendable (Call, _ path: String) -> Int32?

  let gate: Gate?

  package init(gate: Gate? = nil) {
    self.gate = gate
  }

  package func makeFolder(_ path: String) throws(SystemCallError) {
    try call(.makeFolder, path) { mkdir(path, 0o777) }
  }

  /// Makes a folder and those above it; those that are there are fine.
  func makeFolders(_ path: String) throws(SystemCallError) {
    do {
      try makeFolder(path)
    } catch  where error.code == EEXIST && FileMark(of: path, follows: true)?.kind == .folder {
      return
    } catch  where error.code == ENOENT {
      try makeFolders(Self.folder(above: path))
      do {
        try makeFolder(path)
      } catch  where error.code == EEXIST {
        // Another thread was faster.
      }
    }
  }

  /// Who may do what with a new file, unless the user lets them do less.
  package static let usualMode: UInt32 = 0o644

  /// Writes a new file, with the folders above it.
  package func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = usualMode
  ) throws(SystemCallError) {
    try write({ $0(bytes) }, to: path, mode: mode)
  }

  /// The same with bytes that come piece by piece.
  func write(
    _ pieces: (_ next: ([UInt8]) -> Void) -> Void, to path: String, mode: UInt32 = usualMode
  ) throws(SystemCallError) {
    let file = try makingFolders(above: path) { () throws(SystemCallError) in
      try opened(path, mode)
    }
    var isOpen = true
    defer { if isOpen { close(file) } }
    var failure: SystemCallError?
    pieces { bytes in
      guard failure == nil else { return }
      do throws(SystemCallError) {
        try call(.write, path) {
          bytes.withUnsafeBytes { Self.write($0, to: file) } ? 0 : -1
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    isOpen = false
    // A full disk may be noticed only here.
    guard close(file) == 0 else { throw SystemCallError(path: path, code: errno) }
  }

  private func opened(_ path: String, _ mode: UInt32) throws(SystemCallError) -> Int32 {
    var file: Int32 = -1
    try call(.create, path) {
      file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode_t(mode))
      return file < 0 ? -1 : 0
    }
    return file
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress {
      let count = Foundation.write(file, start + done, bytes.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Gives a file, or a link itself, a second name, with the folders above it.
  package func link(_ path: String, as new: String) throws(SystemCallError) {
    try makingFolders(above: new) { () throws(SystemCallError) in
      try call(.link, new) { linkat(AT_FDCWD, path, AT_FDCWD, new, 0) }
    }
  }

  /// Moves a file over another in one step, with the folders above it.
  package func move(_ path: String, to new: String) throws(SystemCallError) {
    try makingFolders(above: new) { () throws(SystemCallError) in
      try call(.rename, new) { rename(path, new) }
    }
  }

  /// Lets two folders take each other's place in one step.
  package func exchange(_ path: String, with other: String) throws(SystemCallError) {
    try call(.exchange, other) {
      exchange_paths(path, other)
    }
  }

  package func remove(_ path: String) throws(SystemCallError) {
    try call(.remove, path) { unlink(path) }
  }

  package func removeEmptyFolder(_ path: String) throws(SystemCallError) {
    try call(.remove, path) { rmdir(path) }
  }

  package func setMode(_ mode: UInt32, of path: String) throws(SystemCallError) {
    try call(.setMode, path) { chmod(path, mode_t(mode)) }
  }

  /// Gives a file to whom another belongs.
  package func setOwner(_ other: FileMark, of path: String) throws(SystemCallError) {
    try call(.setOwner, path) { chown(path, other.owner, other.group) }
  }

  /// Gives a folder to whom another belongs, and then its mode, which a new group may take from it.
  ///
  /// - Parameter mark: what it is now.
  func match(
    _ path: String, _ mark: FileMark, to other: FileMark, mode: UInt32
  ) throws(SystemCallError) {
    let isOthers = mark.owner != other.owner || mark.group != other.group
    if isOthers { try setOwner(other, of: path) }
    if isOthers || mark.mode != mode { try setMode(mode, of: path) }
  }

  func setDate(_ date: FileDate, of path: String) throws(SystemCallError) {
    let time = timespec(tv_sec: date.seconds, tv_nsec: date.nanoseconds)
    try call(.setDate, path) { utimensat(AT_FDCWD, path, [time, time], 0) }
  }

  private func makingFolders<Value>(
    above path: String, _ action: () throws(SystemCallError) -> Value
  ) throws(SystemCallError) -> Value {
    do {
      return try action()
    } catch  where error.code == ENOENT {
      try makeFolders(Self.folder(above: path))
      return try action()
    }
  }

  private func call(
    _ call: Call, _ path: String, _ action: () -> Int32
  ) throws(SystemCallError) {
    if let gate, let code = gate(call, path) { throw SystemCallError(path: path, code: code) }
    guard action() == 0 else { throw SystemCallError(path: path, code: errno) }
  }

  package static func folder(above path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
