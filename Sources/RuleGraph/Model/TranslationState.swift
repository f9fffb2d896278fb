/// How a rule's text in one language relates to its texts in the others, according to `rules.lock`.
public enum TranslationState: String, CaseIterable, Sendable {
  /// Nothing changed since a person accepted the texts as saying the same.
  case translated
  /// Words changed on one side, or nobody has accepted the texts yet.
  case needsReview = "needs-review"
  /// Numbers, API names, links or the kind changed on one side, and the other has not followed.
  case stale
  /// The language has no text.
  case missing
}

/// The state of a rule in one language, and what it follows from.
package struct Translation: Equatable, Sendable {
  package let state: TranslationState
  /// The language it is compared with: the first that has the rule, or for that one itself the
  /// language with which it agrees least.
  package let other: String
  /// Whether the texts were ever accepted; true where nobody keeps track in a `rules.lock`.
  package let isAccepted: Bool
  /// What changed on this side since then.
  package let ownChanges: Set<TextAspect>
  /// What changed on the other side since then.
  package let otherChanges: Set<TextAspect>

  package init(
    state: TranslationState, other: String, isAccepted: Bool,
    changes: (own: Set<TextAspect>, other: Set<TextAspect>)
  ) {
    self.state = state
    self.other = other
    self.isAccepted = isAccepted
    ownChanges = changes.own
    otherChanges = changes.other
  }

  /// Whether the other text has changed and this one has not: a reader should be told.
  package var isBehind: Bool {
    state != .translated && ownChanges.isEmpty && !otherChanges.isEmpty
  }

  /// The same, seen from the other language.
  func reversed(seenFrom language: String) -> Translation {
    Translation(
      state: state, other: language, isAccepted: isAccepted,
      changes: (otherChanges, ownChanges))
  }
}

extension TranslationState: Comparable {
  /// From agreement to none.
  public static func < (left: TranslationState, right: TranslationState) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
