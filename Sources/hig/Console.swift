import ArgumentParser
import Foundation

/// The two streams of a command: data on stdout, talk on stderr.
enum Console {
  /// Whether stdout is a terminal.
  static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1
  }

  /// Whether stderr is a terminal.
  static var talksToTerminal: Bool {
    isatty(STDERR_FILENO) == 1
  }

  /// How many cells a line of the terminal has; `nil` when stdout is not a terminal, or does not say.
  static var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes data.
  ///
  /// A reader that has seen enough closes the pipe; that is its right, and not a failure: the command goes on, because
  /// its exit code says what it found. Losing data in any other way is a failure.
  static func print(_ lines: [String]) {
    expectWritten(write(lines, to: STDOUT_FILENO))
  }

  /// Writes data that does not consist of lines, or is too much to be held in memory.
  static func print(bytes: [UInt8]) {
    expectWritten(write(bytes, to: STDOUT_FILENO))
  }

  /// - Parameter reason: why data could not be written, as in `errno`.
  private static func expectWritten(_ reason: Int32?) {
    guard let reason else { return }
    if reason == EPIPE { return }
    talk("hig: cannot write to stdout: \(String(cString: strerror(reason)))")
    exit(ExitStatus.failure.rawValue)
  }

  static func talk(_ line: String) {
    talk([line])
  }

  /// Writes talk.
  ///
  /// Nobody needs to listen: talk that cannot be written changes neither the data nor the status.
  static func talk(_ lines: [String]) {
    _ = write(lines, to: STDERR_FILENO)
  }

  /// Writes a piece of a line to stderr.
  static func mutter(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func write(_ lines: [String], to stream: Int32) -> Int32? {
    lines.isEmpty ? nil : write(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }, to: stream)
  }

  /// Writes without a buffer, so that a command that goes on has said what it has said.
  ///
  /// - Returns: why it could not, as in `errno`.
  private static func write(_ bytes: [UInt8], to stream: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the pipe may have it not block.
        var place = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        _ = poll(&place, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Takes the numbers of streams that are closed, as by `>&-`, so that no file that is opened later gets one: what is said
  /// would be written into it.
  ///
  /// They fail as closed ones do.
  static func fillClosedStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets writing to a closed pipe, or more than the user's limit allows, fail instead of killing the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
