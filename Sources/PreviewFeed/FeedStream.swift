package import Foundation

/// Lines and bytes from a pipe, which is read in large pieces.
package struct FeedStream {
  private let pipe: FileHandle
  private var waiting: [UInt8] = []
  /// How much of what waits has been given out.
  private var start = 0

  package init(_ pipe: FileHandle) {
    self.pipe = pipe
  }

  /// The next line without its end; `nil` at the end of the stream.
  mutating func line() throws -> Data? {
    var looked = start
    while true {
      if let end = waiting[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Data(waiting[start..<end])
      }
      looked = waiting.count - start
      guard fill() else {
        guard start == waiting.count else { throw FeedError.cut }
        return nil
      }
    }
  }

  mutating func bytes(_ count: Int) throws -> [UInt8] {
    while waiting.count - start < count {
      guard fill() else { throw FeedError.cut }
    }
    defer { start += count }
    return Array(waiting[start..<start + count])
  }

  /// Waits for more; `false` at the end of the stream.
  private mutating func fill() -> Bool {
    waiting.removeFirst(start)
    start = 0
    let size = 1 << 16
    let more = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var got = -1
      repeat {
        got = read(pipe.fileDescriptor, buffer.baseAddress, size)
      } while got < 0 && errno == EINTR
      count = max(0, got)
    }
    waiting += more
    return !more.isEmpty
  }
}
