import Foundation

/// The two streams of a command: data on stdout, talk on stderr.
struct Console {
  /// Whether stdout is a terminal.
  static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1
  }

  /// A reader that has seen enough closes the pipe; that is its right, and no failure.
  static func print(_ lines: [String]) {
    write(lines, to: .standardOutput)
  }

  static func talk(_ line: String) {
    talk([line])
  }

  static func talk(_ lines: [String]) {
    write(lines, to: .standardError)
  }

  private static func write(_ lines: [String], to stream: FileHandle) {
    guard !lines.isEmpty else { return }
    do {
      try stream.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    } catch {
      exit(EXIT_SUCCESS)
    }
  }

  /// Lets writing to a closed pipe, or more than the user's limit allows, fail instead of killing the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
