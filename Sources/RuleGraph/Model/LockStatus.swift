/// What has become of a rule.
package enum LockStatus: String, CaseIterable, Sendable {
  case active
  /// Has another id.
  case renamed
  /// Is said by another rule now.
  case merged
  /// Is said by several other rules.
  case split
  /// No longer said; its targets are worth reading instead.
  case retired

  /// How many targets a line of this status has.
  package var targetCounts: ClosedRange<Int> {
    switch self {
    case .active: 0...0
    case .renamed, .merged: 1...1
    case .split: 2...Int.max
    case .retired: 0...Int.max
    }
  }
}
