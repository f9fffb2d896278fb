import Foundation
import RuleGraph
import Synchronization

/// Work on the newest of several things, on a thread that gives way to others; what is newer ends work on what is older.
final class FollowUp<Subject: Sendable>: Sendable {
  /// Whether something newer has come.
  typealias IsOutdated = @Sendable () -> Bool

  private let newest = Mutex<(number: Int, subject: Subject)?>(nil)
  private let count = Mutex(0)
  private let signal = DispatchSemaphore(value: 0)

  /// - Parameter work: asks now and then whether it is still wanted.
  init(_ work: @escaping @Sendable (Subject, _ isOutdated: IsOutdated) -> Void) {
    let thread = Thread { [self] in
      Self.giveWay()
      while true {
        signal.wait()
        guard let (number, subject) = taken() else { continue }
        Concurrency.$isOff.withValue(true) {
          work(subject) { [self] in count.withLock { $0 != number } }
        }
      }
    }
    // As deep as that of the first thread.
    thread.stackSize = 8 << 20
    thread.start()
  }

  func take(_ subject: Subject) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    newest.withLock { $0 = (number, subject) }
    signal.signal()
  }

  private func taken() -> (number: Int, subject: Subject)? {
    newest.withLock { newest in
      defer { newest = nil }
      return newest
    }
  }

  /// Saves are answered first: on Linux a thread has a niceness of its own.
  private static func giveWay() {
    #if os(Linux)
      setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
