import Foundation
import RuleGraph

/// What comes in by stdin, until it ends.
enum StandardInput {
  static let name = "<stdin>"

  /// - Throws: `SystemCallError`, where stdin is closed or a folder.
  static func bytes() throws(SystemCallError) -> [UInt8] {
    try file.bytes()
  }

  static var lines: LineStream { LineStream(file) }

  private static let file = OpenFile(STDIN_FILENO, path: name)
}
