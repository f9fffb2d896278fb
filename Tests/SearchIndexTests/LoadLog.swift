import Synchronization

/// Remembers what was asked for.
final class LoadLog: Sendable {
  private let stored = Mutex<[String]>([])

  var paths: [String] { stored.withLock { $0 } }

  func add(_ path: String) {
    stored.withLock { $0.append(path) }
  }
}
