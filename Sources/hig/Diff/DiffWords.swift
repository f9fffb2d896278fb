import ContentDiff
import RuleGraph

/// What every form of a diff says with the same words.
enum DiffWords {
  static let nothing = "no rule, name or address changed"

  /// `rules: 2 added, 1 removed, 3 changed; translations that fell behind: 1; addresses that vanish: 1`.
  static func summary(of changes: ContentChanges) -> String {
    let behind = changes.changed.flatMap(\.translations).count { isBehind($0) }
    let others = changes.nodes.count
    let gone = changes.addresses.removed.count
    let parts = [
      "rules: \(changes.added.count) added, \(changes.removed.count) removed, "
        + "\(changes.changed.count) changed",
      behind == 0 ? nil : "translations that fell behind: \(behind)",
      others == 0 ? nil : "other changes: \(others)",
      gone == 0 ? nil : "addresses that vanish: \(gone)",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// Whether a translation agrees less than before; one that arrives does not.
  static func isBehind(_ change: TranslationChange) -> Bool {
    guard let old = change.old.flatMap(TranslationState.init),
      let new = TranslationState(rawValue: change.new)
    else { return false }
    return old < new
  }

  static func fate(of removed: RemovedRule) -> String {
    guard let status = removed.status else {
      return "gone without a word in rules.lock; see 'hig rename' and 'hig retire'"
    }
    let into =
      removed.successors.isEmpty ? "" : " into \(removed.successors.joined(separator: ", "))"
    return status + into
  }

  /// Everything that changed except the words.
  static func notes(on change: ChangedRule) -> [String] {
    change.attributes.map { "\($0.name): \($0.old ?? "none") → \($0.new ?? "none")" }
      + change.gained.map { "+ \($0.kind) \($0.target)" }
      + change.lost.map { "- \($0.kind) \($0.target)" }
      + change.translations.map { "\($0.language): \($0.old ?? "none") → \($0.new)" }
  }

  /// What changed in something that is no rule.
  static func notes(on change: ChangedNode) -> [String] {
    change.attributes.map {
      "\($0.name): \(shortened($0.old ?? "none")) → \(shortened($0.new ?? "none"))"
    }
      + change.gained.map { "+ \($0.kind) \($0.target)" }
      + change.lost.map { "- \($0.kind) \($0.target)" }
  }

  /// A stretch that stayed, cut to what shows where the changes are.
  static func shortened(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count > 12 else { return text }
    return (words.prefix(5) + ["…"] + words.suffix(5)).joined(separator: " ")
  }
}
