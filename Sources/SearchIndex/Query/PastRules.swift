/// Tells the rules that hold no more: those that the newest edition has not, and those with another in their place.
struct PastRules: Sendable {
  private let editions: SetColumn
  private let newest: Int
  private let isReplaced: [Bool]

  init(_ core: CoreShard) {
    editions = core.rules.editions
    newest = core.editions.count - 1
    var isReplaced = Array(repeating: false, count: core.rules.priors.count)
    for old in core.replacements.old where isReplaced.indices.contains(old) {
      isReplaced[old] = true
    }
    self.isReplaced = isReplaced
  }

  func contains(_ rule: Int) -> Bool {
    isReplaced[rule] || newest >= 0 && editions[rule].last != newest
  }
}
