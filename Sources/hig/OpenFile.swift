import Foundation
import RuleGraph

/// A file or pipe that is open for reading, read until it ends.
struct OpenFile {
  private let file: Int32
  private let path: String

  /// - Parameter path: what it is called in errors.
  init(_ file: Int32, path: String) {
    self.file = file
    self.path = path
  }

  /// The bytes of a file or pipe.
  ///
  /// - Throws: `SystemCallError`, also where there are more than are read of any file.
  static func bytes(of path: String) throws(SystemCallError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemCallError(path: path, code: errno) }
    defer { close(file) }
    let bytes = try OpenFile(file, path: path).bytes(limit: limit)
    guard bytes.count <= limit else { throw SystemCallError(path: path, code: EFBIG) }
    return bytes
  }

  /// How many bytes are read of any file.
  static let limit = 64 << 20

  /// - Returns: the bytes, some more than the limit when there are more than that.
  /// - Throws: `SystemCallError`, where it is not open, or a folder.
  func bytes(limit: Int = .max) throws(SystemCallError) -> [UInt8] {
    var (bytes, room) = ([UInt8](), Self.room)
    while bytes.count <= limit {
      let count = try read(into: &room)
      guard count > 0 else { break }
      bytes += room[..<count]
    }
    return bytes
  }

  /// As much as is read at once.
  static let room = [UInt8](repeating: 0, count: 1 << 16)

  /// Reads what has come, and waits where nothing has.
  ///
  /// - Returns: how many bytes there are of it; 0 at the end.
  /// - Throws: `SystemCallError`, where it is not open, or a folder.
  func read(into room: inout [UInt8]) throws(SystemCallError) -> Int {
    while true {
      let count = Foundation.read(file, &room, room.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        // Whoever shares a pipe may have it not block.
        var place = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        _ = poll(&place, 1, -1)
      } else if errno != EINTR {
        throw SystemCallError(path: path, code: errno)
      }
    }
  }
}
