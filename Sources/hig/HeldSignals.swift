import Foundation
import Synchronization

/// Signals by which a user or a closing terminal ends a command, passed over for the moment that it takes to move files.
///
/// Signals belong to the process, so several holds at once end with the last of them: otherwise the first to end would
/// let a signal through to the others.
struct HeldSignals {
  private static let holds = Mutex<(count: Int, former: [Action])>((0, []))

  private struct Action {
    let signal: Int32
    let action: sigaction
  }

  init() {
    Self.holds.withLock { holds in
      if holds.count == 0 { holds.former = [SIGHUP, SIGINT, SIGTERM].map(Self.ignore) }
      holds.count += 1
    }
  }

  func release() {
    Self.holds.withLock { holds in
      holds.count -= 1
      guard holds.count == 0 else { return }
      for former in holds.former {
        var action = former.action
        sigaction(former.signal, &action, nil)
      }
    }
  }

  /// - Returns: what was done at the signal before.
  private static func ignore(_ signal: Int32) -> Action {
    var (ignored, old) = (sigaction(), sigaction())
    #if os(Linux)
      ignored.__sigaction_handler.sa_handler = SIG_IGN
    #else
      ignored.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    sigaction(signal, &ignored, &old)
    return Action(signal: signal, action: old)
  }
}
