extension RuleKind {
  /// What other guides call the kinds.
  private static let otherNames = [
    "must": "do", "should": "do", "always": "do", "don't": "avoid", "dont": "avoid", "not": "avoid",
    "no": "avoid", "never": "avoid", "may": "consider", "maybe": "consider", "note": "fact",
    "info": "fact",
  ]

  /// The kind that was likely meant; `nil` when none is near.
  package static func likely(
    _ name: String, among names: [String] = allCases.map(\.rawValue)
  ) -> String? {
    otherNames[name.lowercased()] ?? NearestName.of(name, among: names)
  }
}
