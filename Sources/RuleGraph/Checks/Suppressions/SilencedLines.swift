/// The lines in which comments silence checks, which thousands of findings are held against.
struct SilencedLines {
  /// For each check on each page, rising and apart from one another.
  private let lines: [CheckOnPage: [ClosedRange<Int>]]

  init(_ suppressions: [Suppression]) {
    var lines: [CheckOnPage: [ClosedRange<Int>]] = [:]
    for suppression in suppressions {
      guard let silenced = suppression.lines else { continue }
      for check in suppression.checks {
        let place = CheckOnPage(check: check.value, path: suppression.location.path)
        lines[place, default: []].append(silenced)
      }
    }
    self.lines = lines.mapValues(Self.joined)
  }

  func hold(_ diagnostic: Diagnostic) -> Bool {
    guard let lines = lines[CheckOnPage(of: diagnostic)] else { return false }
    let line = diagnostic.location.line
    let next = lines.partitioningIndex { $0.lowerBound > line }
    return next > 0 && lines[next - 1].contains(line)
  }

  private static func joined(_ lines: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    lines.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, last.contains(next.lowerBound) {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }
}

/// The lines in which checks found something, of which thousands of comments ask.
struct FindingLines {
  /// For each check on each page, rising.
  private let lines: [CheckOnPage: [Int]]

  init(_ diagnostics: [Diagnostic]) {
    lines = Dictionary(grouping: diagnostics, by: CheckOnPage.init)
      .mapValues { $0.map(\.location.line).sorted() }
  }

  /// Whether a check found anything that a comment silences.
  func hasAny(of check: String, silencedBy suppression: Suppression) -> Bool {
    guard let silenced = suppression.lines,
      let lines = lines[CheckOnPage(check: check, path: suppression.location.path)]
    else { return false }
    let first = lines.partitioningIndex { $0 >= silenced.lowerBound }
    return first < lines.count && lines[first] <= silenced.upperBound
  }
}

private struct CheckOnPage: Hashable {
  let check: String
  let path: String
}

extension CheckOnPage {
  init(of diagnostic: Diagnostic) {
    self.init(check: diagnostic.check, path: diagnostic.location.path)
  }
}
