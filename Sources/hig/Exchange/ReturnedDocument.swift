import ArgumentParser
import Foundation
import RuleGraph

/// The file that a translator has given back, which may also be a pipe.
struct ReturnedDocument {
  /// In bytes; an export of 10,000 rules takes 32 million.
  static let limit = 256 << 20

  let path: String

  /// - Throws: `ValidationError` when there is none, and `ExitCode` when it is too large.
  func bytes() throws -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { throw absent }
    // Memory is not asked for what will be refused.
    if let mark = FileMark(of: file.fileDescriptor), mark.size > Self.limit { throw refused() }
    guard let data = try? file.read(upToCount: Self.limit + 1) ?? Data() else { throw absent }
    // A pipe does not say how much will come.
    guard data.count <= Self.limit else { throw refused() }
    return Array(data)
  }

  private var absent: ValidationError {
    ValidationError("There is no file '\(path)'.")
  }

  private func refused() -> ExitCode {
    Console.talk("hig: cannot read '\(path)': the file has more than \(Self.limit) bytes")
    return ExitStatus.failure
  }
}
