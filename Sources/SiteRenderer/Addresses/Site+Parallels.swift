import RuleGraph

extension Site {
  /// Whether there are pages on which texts stand side by side in their languages.
  var hasParallels: Bool { languages.count > 1 }
}
