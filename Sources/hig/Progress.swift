import Foundation
import RuleGraph
import Synchronization

/// Says on a terminal what long work is about, on stderr, and takes it back at the end.
///
/// Nothing is said of what is soon over.
struct Progress: Sendable {
  private static let interval = 0.2

  private let isShown: Bool
  /// How long nobody wonders.
  private let patience: Duration
  private let write: @Sendable (String) -> Void
  private let start = ContinuousClock.now

  /// - Parameter isQuiet: whether nothing is to be said.
  init(isQuiet: Bool) {
    self.init(
      isShown: Self.isWanted(
        isQuiet: isQuiet, terminal: Console.talksToTerminal ? Environment.value(of: "TERM") : nil
      ), patience: .milliseconds(400), write: Console.mutter)
  }

  init(isShown: Bool, patience: Duration, write: @escaping @Sendable (String) -> Void) {
    self.isShown = isShown
    self.patience = patience
    self.write = write
  }

  private var elapsed: Duration { ContinuousClock.now - start }

  /// - Parameter terminal: the name of its kind; `nil` where there is none.
  static func isWanted(isQuiet: Bool, terminal: String?) -> Bool {
    !isQuiet && !["", "dumb"].contains(terminal ?? "")
  }

  /// Does a piece of work and says meanwhile what it is.
  func during<Result>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
    guard isShown, Concurrency.hasThreads else { return try work() }
    let queue = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let wait = max(.zero, patience - elapsed).milliseconds
    timer.schedule(deadline: .now() + .milliseconds(Int(wait)), repeating: Self.interval)
    let line = ProgressLine(write)
    timer.setEventHandler {
      let seconds = elapsed.components.seconds
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
  private let output: @Sendable (String) -> Void

  init(_ output: @escaping @Sendable (String) -> Void) {
    self.output = output
  }

  /// From the start of the line, and the rest of it empty.
  func write(_ words: String) {
    isWritten.withLock { $0 = true }
    output("\r\(words)\u{1B}[K")
  }

  func erase() {
    if isWritten.withLock({ $0 }) { output("\r\u{1B}[K") }
  }
}
