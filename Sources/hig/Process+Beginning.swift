import Foundation
import RuleGraph

extension Process {
  /// Starts the program, whose `terminationHandler` is set for that.
  ///
  /// `waitUntilExit` alone looks for the end every 50 ms on Linux, which was half of what `hig diff` took for three calls of
  /// git.
  ///
  /// - Throws: `MissingThreads`, and what starting it throws.
  func begin() throws -> BegunProcess {
    try MissingThreads.expectNone()
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    return BegunProcess(process: self, end: end)
  }
}

/// A program that was started.
struct BegunProcess {
  fileprivate let process: Process
  fileprivate let end: DispatchSemaphore

  /// Waits until the program has ended; its status can be asked for then.
  func wait() {
    end.wait()
    // Returns at once by now. Without it Foundation keeps the process for ever, and every file that it has open.
    process.waitUntilExit()
  }
}

/// Foundation starts no program without a thread of its own, and would wait for it forever.
struct MissingThreads: Error, CustomStringConvertible {
  let description =
    "another program is needed and cannot be started: the system gives no threads, as under a limit of processes or memory"

  /// - Throws: `MissingThreads` where no program can be started.
  static func expectNone() throws(MissingThreads) {
    guard Concurrency.hasThreads else { throw MissingThreads() }
  }
}
