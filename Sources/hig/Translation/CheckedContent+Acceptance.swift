import RuleGraph

extension CheckedContent {
  /// The rules whose languages do not agree by `rules.lock`, in reading order.
  var rulesToAccept: [Rule] {
    graph.rules.filter { rule in
      catalog.lock?[rule.id] == nil || graph.translations(of: rule.id)?.hasTask ?? false
    }
  }
}

extension Localized<Translation> {
  /// Whether any language has something to accept.
  fileprivate var hasTask: Bool {
    languages.compactMap { self[$0] }.contains(where: \.hasTask)
  }
}

extension Translation {
  /// Whether there is something to accept.
  var hasTask: Bool { [.stale, .needsReview].contains(state) }
}
