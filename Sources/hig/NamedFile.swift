import Foundation

/// The bytes of a file as it is named; a pipe is read too.
enum NamedFile {
  /// - Returns: `nil` where it cannot be read.
  static func bytes(at path: String) -> [UInt8]? {
    // Foundation takes a `~` at the beginning for somebody's home, and a static program crashes at that.
    let place = path.hasPrefix("~") ? "./\(path)" : path
    return FileManager.default.contents(atPath: place).map(Array.init)
  }
}
