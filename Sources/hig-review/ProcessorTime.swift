import Foundation

/// How long parsing may take.
enum ProcessorTime {
  /// Lets the system end this program once it has worked for much longer than any program text takes.
  ///
  /// The parser looks ahead again in every bracket: each that is nested more doubles the time, and thirty take hours.
  static func limit(for byteCount: Int) {
    let seconds = rlim_t(2 + byteCount / 10_000)
    var limit = rlimit(rlim_cur: seconds, rlim_max: seconds)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CPU, &limit)
    #endif
  }
}
