import Synchronization

/// How long a browser's connection has been silent, and whether anybody waits for an answer on it.
final class Visit: Sendable {
  private struct State {
    var lastWord = ContinuousClock.now
    var isAnswered = true
    var hasSpoken = false
  }

  private let state = Mutex(State())
  private let ending = AsyncStream<Never>.makeStream()

  /// When either side said something last.
  var lastWord: ContinuousClock.Instant { state.withLock(\.lastWord) }

  /// When the connection began to be of no use; `nil` while somebody waits for an answer.
  var idleStart: ContinuousClock.Instant? {
    state.withLock { $0.isAnswered ? $0.lastWord : nil }
  }

  /// Whether the browser has said nothing at all yet.
  var isSilent: Bool { state.withLock { !$0.hasSpoken } }

  func hear() {
    state.withLock { state in
      state.lastWord = .now
      state.hasSpoken = true
    }
  }

  /// What was heard is a whole request, or a piece of an answer that is yet to be passed on.
  func expectAnswer() {
    state.withLock { $0.isAnswered = false }
  }

  func beAnswered() {
    state.withLock { $0.isAnswered = true }
  }

  /// Asks for the connection to end.
  func end() {
    ending.continuation.finish()
  }

  /// Waits until that is asked for, or the task is cancelled.
  func untilEnd() async {
    for await _ in ending.stream {}
  }
}
