import RuleGraph

extension Suggestion {
  /// The phrase, or other words where no name is near.
  func phrase(otherwise words: String) -> String {
    phrase.isEmpty ? words : phrase
  }
}
