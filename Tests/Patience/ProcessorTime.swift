import Foundation

/// What work costs, whatever else the machine does: a clock on the wall also counts what waits for a processor.
package enum ProcessorTime {
  /// Seconds of processor time that this thread takes.
  package static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
