/// The texts of the site's own that pages ask for by themselves, beside those that templates name.
enum AskedWords {
  /// By `section.key`.
  static let keys = Set(
    sections.flatMap { section, keys in keys.split(separator: " ").map { "\(section).\($0)" } })

  /// What scripts of the site choose from, and glossaries by the categories of their terms.
  static let openSections: Set = ["search", "edition", "category"]

  /// What has an effect without being shown.
  static let settings: Set = ["page.quotes"]

  private static let sections: KeyValuePairs = [
    "as-of": "notice now timeless",
    "checks": "bad description good title",
    "component": "apis parallel platforms related relations surroundings terms",
    "count": "apis checks components editions rules rules-hold terms",
    "edition": "only range since",
    "editions": "brought changes conflicts description ended held new since sources title",
    "fallback": "page rule",
    "figure": "right wrong",
    "former": "description gone merged renamed retired split title",
    "glossary": "description guidelines title",
    "kind": "avoid consider do fact",
    "navigation": "apis checks components editions glossary rules",
    "not-found": "text title",
    "parallel": "description missing title",
    "relation": "conflicts see-also superseded-by supersedes",
    "relations": """
    apis apis-heading conflicts description edge-conflicts edge-mentions edge-see-also edge-supersedes links \
    neighbours-heading none parts replaced-by replaces self-heading shared-apis title
    """,
    "rule": "source source-line source-lines sources",
    "rules": "description pages title",
    "search": "label placeholder",
    "severity": "error warning",
    "standing": "accepted ambiguous discouraged",
    "symbol": """
    aliases components deprecated description family general-knowledge kind-class kind-enum kind-enum-case \
    kind-method kind-module kind-property kind-protocol kind-struct kind-system-item members no-rules owner \
    replaced-by replaces rules rules-of-component rules-of-members
    """,
    "symbols": "deprecated description title",
    "translation": "apart behind here links lists names now numbers there unreviewed",
    "twin": "continued figure graph index lists",
  ]
}
