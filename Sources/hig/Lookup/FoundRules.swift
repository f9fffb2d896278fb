import SearchIndex

/// The rules that a lookup has found, and what is to be said beside them.
struct FoundRules {
  let hits: [Hit]
  /// What became of the rule whose former id was looked for.
  let former: String?
  let advice: [String]
  /// What the words name.
  let pages: [NamedPage]
}
