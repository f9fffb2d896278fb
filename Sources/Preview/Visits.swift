import Synchronization

/// The browsers that are in: where there is no place left, those that ask nothing go.
final class Visits: Sendable {
  private let limit: Int
  private let patience: Duration
  private let all = Mutex<[Visit]>([])

  /// - Parameter patience: how long a browser may take for its next request when others wait for its place.
  init(limit: Int, patience: Duration = .milliseconds(500)) {
    self.limit = limit
    self.patience = patience
  }

  /// Waits for a place.
  func begin() async throws -> Visit {
    while true {
      if let visit = enter() { return visit }
      longestIdle?.end()
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  func leave(_ visit: Visit) {
    all.withLock { $0.removeAll { $0 === visit } }
  }

  private func enter() -> Visit? {
    all.withLock { all in
      guard all.count < limit else { return nil }
      let visit = Visit()
      all.append(visit)
      return visit
    }
  }

  private var longestIdle: Visit? {
    let idle = all.withLock(\.self).compactMap { visit in
      visit.idleStart.map { (visit, start: $0) }
    }
    let first = idle.min { $0.start < $1.start }
    return first.flatMap { $0.start + patience < .now ? $0.0 : nil }
  }
}
