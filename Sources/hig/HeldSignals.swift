import Foundation

/// Signals by which a user or a closing terminal ends a command, passed over for the moment that it takes to move files.
struct HeldSignals {
  private let former: [(signal: Int32, action: sigaction)]

  init() {
    former = [SIGHUP, SIGINT, SIGTERM].map { number in
      var (ignored, old) = (sigaction(), sigaction())
      #if os(Linux)
        ignored.__sigaction_handler.sa_handler = SIG_IGN
      #else
        ignored.__sigaction_u.__sa_handler = SIG_IGN
      #endif
      sigaction(number, &ignored, &old)
      return (number, old)
    }
  }

  func release() {
    for (number, action) in former {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
