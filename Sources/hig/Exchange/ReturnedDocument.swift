import ArgumentParser
import Foundation
import RuleGraph

/// The file that a translator has given back, which may also be a pipe.
struct ReturnedDocument {
  /// In bytes; an export of 10,000 rules takes 32 million.
  static let limit = 256 << 20

  /// `-` for stdin.
  let path: String

  /// - Throws: `ValidationError` when there is none, and `ExitCode` when it is too large or cannot be read.
  func bytes() throws -> [UInt8] {
    do {
      return try read()
    } catch let error as SystemCallError {
      guard error.code != ENOENT else { throw ValidationError("There is no file '\(path)'.") }
      throw refused(error.reason)
    }
  }

  private func read() throws -> [UInt8] {
    guard path != "-" else { return try bytes(of: STDIN_FILENO) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemCallError(path: path, code: errno) }
    defer { close(file) }
    return try bytes(of: file)
  }

  private func bytes(of file: Int32) throws -> [UInt8] {
    // Memory is not asked for what will be refused.
    if let mark = FileMark(of: file), mark.size > Self.limit { throw tooLarge }
    let bytes = try OpenFile(file, path: path).bytes(limit: Self.limit)
    // A pipe does not say how much will come.
    guard bytes.count <= Self.limit else { throw tooLarge }
    return bytes
  }

  private var tooLarge: ExitCode {
    refused("the file has more than \(Self.limit) bytes")
  }

  private func refused(_ reason: String) -> ExitCode {
    Console.talk("hig: cannot read '\(path)': \(reason)")
    return ExitStatus.failure
  }
}
