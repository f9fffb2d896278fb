import Foundation
import RuleGraph

/// What comes in by stdin, until it ends.
enum StandardInput {
  static let name = "<stdin>"

  /// - Throws: `SystemCallError`, where stdin is closed or a folder.
  static func bytes() throws(SystemCallError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemCallError(path: name, code: errno) }
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }
}
