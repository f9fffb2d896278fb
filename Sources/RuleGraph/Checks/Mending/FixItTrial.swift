/// A fix-it that can only have been meant, and the check that has it.
struct CertainFixIt: Sendable {
  let check: String
  let fixIt: FixIt

  var isOfPage: Bool { fixIt.location.path.hasSuffix(".md") }
}

/// Finds those fix-its of a folder that can be made although all of them together cannot.
///
/// They are tried half by half and quarter by quarter, each on top of what has proved good, and no finer than in eighths:
/// every try checks the whole content.
struct FixItTrial {
  private(set) var good: [CertainFixIt] = []
  private var waiting: [(fixIts: ArraySlice<CertainFixIt>, depth: Int)] = []

  private static let mostDepth = 3

  /// - Parameter fixIts: what cannot be made together.
  init(_ fixIts: [CertainFixIt]) {
    split(fixIts[...], depth: 0)
  }

  var isOver: Bool { waiting.isEmpty }

  /// What is to be tried next, with what is good already.
  var tried: [CertainFixIt] { good + (waiting.last?.fixIts ?? []) }

  /// Takes in what became of what was tried.
  mutating func judge(isGood: Bool) {
    guard let (fixIts, depth) = waiting.popLast() else { return }
    if isGood { good += fixIts } else { split(fixIts, depth: depth) }
  }

  private mutating func split(_ fixIts: ArraySlice<CertainFixIt>, depth: Int) {
    guard fixIts.count > 1, depth < Self.mostDepth else { return }
    let middle = fixIts.startIndex + (fixIts.count + 1) / 2
    waiting += [(fixIts[middle...], depth + 1), (fixIts[..<middle], depth + 1)]
  }
}
