import Foundation

extension Process {
  /// Starts the program.
  ///
  /// `waitUntilExit` looks for the end every 50 ms on Linux, which was half of what `hig diff` took for three calls of git.
  ///
  /// - Returns: what is signalled when the program has ended; its status can be asked for then.
  /// - Throws: what starting it throws.
  func begin() throws -> DispatchSemaphore {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    return end
  }
}
