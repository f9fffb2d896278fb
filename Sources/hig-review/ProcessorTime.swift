import Foundation

/// How long parsing may take.
enum ProcessorTime {
  /// Lets the system end this program once it has worked on a file for much longer than on any program text.
  ///
  /// The parser looks ahead again in every bracket: each that is nested more doubles the time, and thirty take hours.
  static func allow(for byteCount: Int) {
    let seconds = rlim_t(used() + 2 + byteCount / 10_000)
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let resource = RLIMIT_CPU
    #endif
    getrlimit(resource, &limit)
    unblock()
    limit.rlim_cur = min(seconds, limit.rlim_max)
    setrlimit(resource, &limit)
  }

  /// What starts this program may have blocked the signal by which the system ends it.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXCPU)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The seconds that this program has worked, rounded up.
  private static func used() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) + 1
  }
}
