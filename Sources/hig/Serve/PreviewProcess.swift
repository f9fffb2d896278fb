import ArgumentParser
import Foundation
import PreviewFeed
import Synchronization

/// The server beside `hig`, which ends when this process does.
final class PreviewProcess: Sendable {
  private let input: FileHandle
  private let output: FileHandle
  /// Held while a message is written.
  private let turn = Mutex(())

  /// - Throws: `PreviewProcessError` when there is no such program.
  init(port: UInt16, folder: String) throws {
    guard let program = SiblingProgram.preview.path else { throw PreviewProcessError.missing }
    let (input, output) = (Pipe(), Pipe())
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["\(port)", folder]
    process.standardInput = input
    process.standardOutput = output
    process.terminationHandler = Self.end
    guard (try? process.run()) != nil else { throw PreviewProcessError.unstartable(program) }
  }

  /// Without the server there is nothing to go on for; it has said why, unless it was killed.
  private static func end(with process: Process) {
    if process.terminationReason == .exit { exit(process.terminationStatus) }
    Console.talk("hig: the server was ended by signal \(process.terminationStatus)")
    exit(ExitStatus.failure.rawValue)
  }

  /// Messages arrive one after another, in the order of the calls.
  ///
  /// - Throws: an error of the pipe when the server is gone.
  func tell(_ message: FeedMessage) throws {
    let data = try FeedCoding.encode(message)
    try turn.withLock { _ in try input.write(contentsOf: data) }
  }

  /// Hears what browsers want, on a thread of its own, as long as the server is there.
  func listen(_ answer: @escaping @Sendable (WantedFile) -> Void) {
    Thread.detachNewThread { [output] in
      var stream = FeedStream(output)
      while let wanted = try? FeedCoding.readWanted(from: &stream) { answer(wanted) }
    }
  }
}

/// Why nothing can be served.
enum PreviewProcessError: Error, CustomStringConvertible {
  case missing
  case unstartable(String)

  var description: String {
    switch self {
    case .missing:
      "there is no 'hig-preview' beside hig, on the path or in HIG_PREVIEW; where hig is built, 'make hig-preview' makes it"
    case .unstartable(let program): "'\(program)' cannot be started"
    }
  }
}
