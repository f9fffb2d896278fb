import PreviewFeed

/// The news of the site that is shown, and who waits for the next.
actor PreviewState {
  /// What there is to know at one moment.
  struct Snapshot: Sendable {
    /// Counts the news from 1; 0 before the first.
    var number = 0
    var news = PreviewNews(site: 0)
  }

  private(set) var current = Snapshot()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var tickets = 0

  func take(_ news: PreviewNews) {
    current = Snapshot(number: current.number + 1, news: news)
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  /// Waits until there are newer news than those a page knows, or the time is up.
  func snapshot(newerThan number: Int, within limit: Duration) async -> Snapshot {
    guard current.number == number else { return current }
    tickets += 1
    let ticket = tickets
    let alarm = Task {
      try await Task.sleep(for: limit)
      release(ticket)
    }
    await withCheckedContinuation { waiting[ticket] = $0 }
    alarm.cancel()
    return current
  }

  private func release(_ ticket: Int) {
    waiting.removeValue(forKey: ticket)?.resume()
  }
}
