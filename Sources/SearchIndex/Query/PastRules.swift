/// Finds the rules that no longer hold: those that the newest edition does not have, and those that another rule
/// replaced.
struct PastRules: Sendable {
  private let editions: SetColumn
  /// For each set of editions whether the newest is none of it: thousands of rules are asked for, which share a few.
  private let isOver: [Bool]
  private let isReplaced: [Bool]

  init(_ core: CoreShard) {
    editions = core.rules.editions
    let newest = core.editions.count - 1
    isOver = editions.sets.map { newest >= 0 && $0.last != newest }
    var isReplaced = Array(repeating: false, count: core.rules.priors.count)
    for old in core.replacements.old where isReplaced.indices.contains(old) {
      isReplaced[old] = true
    }
    self.isReplaced = isReplaced
  }

  func contains(_ rule: Int) -> Bool {
    let set = editions.number(of: rule)
    return isReplaced[rule] || isOver.indices.contains(set) && isOver[set]
  }
}
