/// The lines in which comments silence checks; thousands of findings are looked up in them.
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
    !lines.isEmpty && diagnostic.silencingPlaces.contains { hold(diagnostic.check, at: $0) }
  }

  private func hold(_ check: String, at place: SourceLocation) -> Bool {
    guard let lines = lines[CheckOnPage(check: check, path: place.path)] else { return false }
    let next = lines.partitioningIndex { $0.lowerBound > place.line }
    return next > 0 && lines[next - 1].contains(place.line)
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

/// The lines in which checks found something; thousands of comments may ask for them.
struct FindingLines {
  /// For each check on each page, rising.
  private let lines: [CheckOnPage: [Int]]

  init(_ diagnostics: [Diagnostic]) {
    let places = diagnostics.flatMap { diagnostic in
      diagnostic.silencingPlaces.map {
        (page: CheckOnPage(check: diagnostic.check, path: $0.path), line: $0.line)
      }
    }
    lines = Dictionary(grouping: places, by: \.page).mapValues { $0.map(\.line).sorted() }
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

extension Diagnostic {
  /// Where a comment silences it; a difference between two languages can be silenced in either, because it is reported
  /// now in one and now in the other.
  fileprivate var silencingPlaces: [SourceLocation] {
    let isOfTwo =
      check == ParityCheck.description.id || check == StaleTranslationCheck.description.id
    return [location] + (isOfTwo ? notes.map(\.location) : [])
  }
}
