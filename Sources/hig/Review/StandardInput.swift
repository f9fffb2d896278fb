import Foundation
import RuleGraph

/// What comes in by stdin, until it ends.
enum StandardInput {
  static let name = "<stdin>"

  /// - Throws: `SystemCallError`, where stdin is closed or a folder, or more comes than is read of any file.
  static func bytes() throws(SystemCallError) -> [UInt8] {
    let bytes = try file.bytes(limit: OpenFile.limit)
    guard bytes.count <= OpenFile.limit else { throw SystemCallError(path: name, code: EFBIG) }
    return bytes
  }

  static var lines: LineStream { LineStream(file) }

  private static let file = OpenFile(STDIN_FILENO, path: name)
}
