import Foundation

extension Concurrency {
  /// Whether work is spread.
  static var isOn: Bool { !isOff && hasThreads }

  #if os(Linux)
    /// Whether the system gives this program a thread for each processor, and the one that Dispatch has for itself.
    ///
    /// Dispatch, and Foundation where it begins a program, wait forever for one that they don't get, as under a limit
    /// on processes or memory. This is asked once, when a thread is first needed.
    package static let hasThreads =
      canBeginThreads(ProcessInfo.processInfo.activeProcessorCount + 1)

    /// Whether so many can be there at once.
    private static func canBeginThreads(_ count: Int) -> Bool {
      let gate = DispatchSemaphore(value: 0)
      let threads = (0..<count).compactMap { _ -> pthread_t? in
        var thread: pthread_t = 0
        let status = pthread_create(
          &thread, nil,
          { gate in
            gate.map { Unmanaged<DispatchSemaphore>.fromOpaque($0).takeUnretainedValue().wait() }
            return nil
          }, Unmanaged.passUnretained(gate).toOpaque())
        return status == 0 ? thread : nil
      }
      for _ in threads { gate.signal() }
      for thread in threads { pthread_join(thread, nil) }
      return threads.count == count
    }
  #else
    /// The system has threads of its own for all programs.
    package static let hasThreads = true
  #endif
}
