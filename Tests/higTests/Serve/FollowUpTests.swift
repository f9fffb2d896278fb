import Foundation
import Synchronization
import Testing

@testable import hig

@Suite struct FollowUpTests {
  /// What happened, in order.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func `what is newer ends work on what is older, and what came between is passed over`() {
    let (log, begun, go, done) = (
      Log(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let work = FollowUp<Int> { number, isOutdated in
      begun.signal()
      go.wait()
      log.add("\(number) \(isOutdated() ? "outdated" : "done")")
      if !isOutdated() { done.signal() }
    }
    work.take(1)
    begun.wait()
    work.take(2)
    work.take(3)
    go.signal()
    begun.wait()
    go.signal()
    done.wait()
    #expect(log.all == ["1 outdated", "3 done"])
  }

  @Test func `after the newest there is room for the next`() {
    let (log, done) = (Log(), DispatchSemaphore(value: 0))
    let work = FollowUp<Int> { number, isOutdated in
      log.add("\(number) \(isOutdated() ? "outdated" : "done")")
      done.signal()
    }
    for number in 1...3 {
      work.take(number)
      done.wait()
    }
    #expect(log.all == ["1 done", "2 done", "3 done"])
  }
}
