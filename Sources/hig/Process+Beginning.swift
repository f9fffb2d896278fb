import Foundation

extension Process {
  /// Starts the program, whose `terminationHandler` is set for that.
  ///
  /// `waitUntilExit` alone looks for the end every 50 ms on Linux, which was half of what `hig diff` took for three calls of
  /// git.
  ///
  /// - Throws: what starting it throws.
  func begin() throws -> BegunProcess {
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
