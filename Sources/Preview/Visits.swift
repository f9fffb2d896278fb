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
      visit.idleStart.map { (visit, end: $0 + patience(with: visit)) }
    }
    let first = idle.min { $0.end < $1.end }
    return first.flatMap { $0.end < .now ? $0.0 : nil }
  }

  /// How long one may ask nothing when others wait.
  ///
  /// One that has a question asks at once; what was opened for later is opened again then. Any page of the web can open
  /// hundreds, for all of which the next visitor would wait.
  private func patience(with visit: Visit) -> Duration {
    visit.isSilent ? min(patience, .milliseconds(50)) : patience
  }
}
