import PreviewFeed

/// The site that is shown, and who waits for the next one.
actor PreviewState {
  /// A site at one moment.
  struct Snapshot: Sendable {
    /// Counts from 1; 0 before the first build.
    var number = 0
    /// Counts the builds that changed a file of the site, so that a page knows whether to load anew.
    var siteNumber = 0
    var files: [String: [UInt8]] = [:]
    var problems: [PreviewProblem] = []
  }

  private(set) var current = Snapshot()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var tickets = 0

  /// Takes news in; without files the last good site stays.
  func take(_ news: PreviewNews) {
    let isNewSite = !news.changed.isEmpty || !news.removed.isEmpty
    current = Snapshot(
      number: current.number + 1, siteNumber: current.siteNumber + (isNewSite ? 1 : 0),
      files: news.applied(to: current.files), problems: news.problems)
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  /// Waits until there is a newer build than the one a page knows, or the time is up.
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
