import SearchIndex

/// What a lookup has found.
enum LookupFindings {
  case hits([Hit])
  /// Of a regular expression.
  case lines([GreppedRule])

  var isEmpty: Bool { count == 0 }

  var count: Int {
    switch self {
    case .hits(let hits): hits.count
    case .lines(let lines): lines.count
    }
  }

  /// The files, in the order found.
  var paths: [String] {
    let all =
      switch self {
      case .hits(let hits): hits.map(\.path)
      case .lines(let lines): lines.map(\.path)
      }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }
}
