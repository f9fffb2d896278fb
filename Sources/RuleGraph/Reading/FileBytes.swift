import Foundation

/// The bytes of a file, read no further than a limit.
package struct FileBytes {
  package let bytes: [UInt8]
  /// What the file was when it was opened.
  package let mark: FileMark

  /// - Parameter follows: whether a link counts as what it leads to; otherwise it is not read.
  /// - Returns: one byte more than the limit when there are more than that.
  /// - Throws: `SystemCallError`; a pipe or a device is not read.
  package static func read(
    _ path: String, limit: Int = .max - 1, follows: Bool = true
  ) throws(SystemCallError) -> FileBytes {
    // Opening a pipe would wait for somebody who writes.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (follows ? 0 : O_NOFOLLOW))
    guard file >= 0 else { throw SystemCallError(path: path, code: errno) }
    defer { close(file) }
    guard let mark = FileMark(of: file) else { throw SystemCallError(path: path, code: errno) }
    guard mark.kind == .file else {
      throw SystemCallError(path: path, code: mark.kind == .folder ? EISDIR : EINVAL)
    }
    let capacity = min(mark.size, limit) + 1
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      back(UnsafeRawBufferPointer(buffer))
      while count < capacity, let start = buffer.baseAddress {
        let got = Foundation.read(file, start + count, capacity - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        guard got > 0 else { return }
        count += got
      }
    }
    guard code == 0 else { throw SystemCallError(path: path, code: code) }
    return FileBytes(bytes: bytes, mark: mark)
  }

  /// Asks for all pages of a large block at once; where the system can't, they come one by one as they are written to.
  ///
  /// A third of the page faults of a lookup were those of its shards.
  private static func back(_ block: UnsafeRawBufferPointer) {
    #if os(Linux)
      let pageSize = 4096
      guard block.count >= 8 * pageSize, let first = block.baseAddress else { return }
      let start = UnsafeMutableRawPointer(mutating: first).alignedUp(toMultipleOf: pageSize)
      // MADV_POPULATE_WRITE, which older C libraries have no name for.
      madvise(start, block.count - pageSize, 23)
    #endif
  }
}
