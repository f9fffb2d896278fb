import Foundation

/// The folder of a site on disk, with a place beside the files where new ones wait until all are there.
struct SiteFolder: Sendable {
  static let temporaryFolder = ".higraph-tmp"

  let folder: String

  /// What stands at a path, against what should.
  enum Finding {
    case nothing
    case same
    case different
  }

  func path(_ path: String) -> String {
    "\(folder)/\(path)"
  }

  func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self.path(path)).map { Array($0) }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(path))
  }

  func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  /// Compares a file with what it should hold, without reading one of another size.
  func compare(_ path: String, with bytes: [UInt8]) -> Finding {
    let file = open(self.path(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .nothing : .different }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, Int(status.st_size) == bytes.count else { return .different }
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      bytes.withUnsafeBytes { Self.compare(file, with: $0, through: buffer) }
    }
  }

  private static func compare(
    _ file: Int32, with bytes: UnsafeRawBufferPointer, through buffer: UnsafeMutableRawBufferPointer
  ) -> Finding {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress, let read = buffer.baseAddress {
      let count = Foundation.read(file, read, min(buffer.count, bytes.count - done))
      guard count > 0, memcmp(read, start + done, count) == 0 else { return .different }
      done += count
    }
    return .same
  }

  /// Writes a file to the waiting place.
  func stage(_ bytes: [UInt8], as name: String) throws(SiteWriterError) {
    let path = path("\(Self.temporaryFolder)/\(name)")
    var file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if file < 0, errno == ENOENT {
      try createFolder(above: "\(Self.temporaryFolder)/\(name)")
      file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    guard file >= 0 else { throw unwritable(path) }
    let isWritten = bytes.withUnsafeBytes { Self.write($0, to: file) }
    guard isWritten else {
      defer { close(file) }
      throw unwritable(path)
    }
    // A full disk may be noticed only here.
    guard close(file) == 0 else { throw unwritable(path) }
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

  /// Moves a file from the waiting place over its target in one step.
  func move(_ name: String, to target: String) throws(SiteWriterError) {
    let waiting = path("\(Self.temporaryFolder)/\(name)")
    guard rename(waiting, path(target)) != 0 else { return }
    guard errno == ENOENT else { throw unwritable(path(target)) }
    try createFolder(above: target)
    guard rename(waiting, path(target)) == 0 else { throw unwritable(path(target)) }
  }

  private func createFolder(above path: String) throws(SiteWriterError) {
    let folder = (self.path(path) as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(folder, reason: error.localizedDescription)
    }
  }

  func remove(_ path: String) throws(SiteWriterError) {
    guard unlink(self.path(path)) == 0 else { throw unwritable(self.path(path)) }
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(self.path(parts.joined(separator: "/"))) == 0 {
      parts = parts.dropLast()
    }
  }

  func removeTemporaryFolder() {
    guard exists(Self.temporaryFolder) else { return }
    // What cannot be removed is removed by the next build.
    try? FileManager.default.removeItem(atPath: path(Self.temporaryFolder))
  }

  func setDate(of path: String, secondsSince1970 seconds: Double) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: self.path(path))
  }

  private func unwritable(_ path: String) -> SiteWriterError {
    .unwritable(path, reason: String(cString: strerror(errno)))
  }
}
