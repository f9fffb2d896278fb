/// How many insertions, deletions, substitutions and swaps of neighbours lead from one sequence to the
/// other; nil when more than `limit`.
///
/// Damerau–Levenshtein distance in its optimal string alignment form: no element is edited twice. Takes
/// O(n · m) time, less when the limit is passed early, and three rows of memory.
package func editDistance<Element: Hashable>(
  _ source: some Collection<Element>, _ target: some Collection<Element>, limit: Int = .max
) -> Int? {
  let source = Array(source)
  let target = Array(target)
  guard abs(source.count - target.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in source.indices {
    let next = nextRow(row, source, target, (beforeLast, last))
    // Later rows never fall below the least of this one.
    guard (next.min() ?? 0) <= limit else { return nil }
    (beforeLast, last) = (last, next)
  }
  return last[target.count] <= limit ? last[target.count] : nil
}

private func nextRow<Element: Hashable>(
  _ row: Int, _ source: [Element], _ target: [Element], _ rows: (beforeLast: [Int], last: [Int])
) -> [Int] {
  var next = [row + 1]
  next.reserveCapacity(target.count + 1)
  for column in target.indices {
    let isSame = source[row] == target[column]
    var cost = min(
      rows.last[column] + (isSame ? 0 : 1), rows.last[column + 1] + 1, next[column] + 1)
    if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
      cost = min(cost, rows.beforeLast[column - 1] + 1)
    }
    next.append(cost)
  }
  return next
}
