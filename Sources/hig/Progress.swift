import Foundation
import Synchronization

/// Says on a terminal what long work is about, on stderr, and takes it back at the end.
///
/// Nothing is said of what is soon over.
struct Progress: Sendable {
  /// How long nobody wonders.
  private static let patience = 0.4
  private static let interval = 0.2

  let isShown: Bool
  private let start = Date()

  /// - Parameter isQuiet: whether nothing is to be said.
  init(isQuiet: Bool) {
    let isDumb = ["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
    isShown = !isQuiet && !isDumb && isatty(STDERR_FILENO) == 1
  }

  /// Does a piece of work and says meanwhile what it is.
  func during<Result>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
    guard isShown else { return try work() }
    let queue = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let wait = max(0, Self.patience + start.timeIntervalSinceNow)
    timer.schedule(deadline: .now() + wait, repeating: Self.interval)
    let line = ProgressLine()
    timer.setEventHandler {
      let seconds = Int(-start.timeIntervalSinceNow)
      line.write("\(words) …\(seconds > 0 ? " \(seconds) s" : "")")
    }
    timer.resume()
    defer {
      timer.cancel()
      // What is being written is waited for, so that nothing comes after the line is taken back.
      queue.sync {}
      line.erase()
    }
    return try work()
  }
}

/// The line on the terminal.
private final class ProgressLine: Sendable {
  private let isWritten = Mutex(false)

  /// From the start of the line, and the rest of it empty.
  func write(_ words: String) {
    isWritten.withLock { $0 = true }
    Console.mutter("\r\(words)\u{1B}[K")
  }

  func erase() {
    if isWritten.withLock({ $0 }) { Console.mutter("\r\u{1B}[K") }
  }
}
