import Foundation
import Synchronization

/// Signals by which a user or a closing terminal ends a command, held back for the moment that it takes to move files.
///
/// Signals belong to the process, so several holds at once end with the last of them: otherwise the first to end would
/// let a signal through to the others.
struct HeldSignals {
  private static let all = [SIGHUP, SIGINT, SIGTERM]
  private static let holds = Mutex<(count: Int, former: [sigaction])>((0, []))
  /// A bit for each that came meanwhile.
  private static let come = Atomic<UInt64>(0)

  init() {
    Self.holds.withLock { holds in
      if holds.count == 0 {
        // Made here, because whoever is called by a signal must not wait for that.
        Self.come.store(0, ordering: .sequentiallyConsistent)
        holds.former = Self.all.map(Self.hold)
      }
      holds.count += 1
    }
  }

  /// Lets the signals that came do what they would have done.
  func release() {
    let come = Self.holds.withLock { holds -> UInt64 in
      holds.count -= 1
      guard holds.count == 0 else { return 0 }
      for (signal, former) in zip(Self.all, holds.former) {
        var action = former
        sigaction(signal, &action, nil)
      }
      return Self.come.exchange(0, ordering: .sequentiallyConsistent)
    }
    // To the process, as they came: this thread may be one that gets none.
    for signal in Self.all where come & (1 << signal) != 0 { kill(getpid(), signal) }
  }

  /// - Returns: what was done at the signal before.
  private static func hold(_ signal: Int32) -> sigaction {
    var (held, old) = (sigaction(), sigaction())
    let note: @convention(c) (Int32) -> Void = { signal in
      HeldSignals.come.bitwiseOr(1 << UInt64(signal), ordering: .sequentiallyConsistent)
    }
    #if os(Linux)
      held.__sigaction_handler.sa_handler = note
    #else
      held.__sigaction_u.__sa_handler = note
    #endif
    // Files go on being written.
    held.sa_flags = SA_RESTART
    sigaction(signal, &held, &old)
    return old
  }
}
