/// What is known of a rule before its text is written.
package struct RuleDraft: Sendable {
  package let id: RuleID
  package let kind: RuleKind
  /// The titles that are known.
  package let titles: Localized<String>
  /// The section or part that it goes into, by its anchor; else it follows the last rule that is the page's own.
  package var section: String?
  /// The edition it holds from, where that is not the page's.
  package var since: String?
  /// The document it is from.
  package var source: String?

  package init(_ id: RuleID, _ kind: RuleKind, titles: Localized<String> = Localized()) {
    self.id = id
    self.kind = kind
    self.titles = titles
  }

  /// The heading and a place for the text.
  ///
  /// - Parameter isFirst: whether the language is the one that gives kinds and attributes.
  func text(in language: String, isFirst: Bool, level: Int) -> String {
    let pairs = [("since", since), ("source", source)].compactMap { key, value in
      value.map { "\(key)=\($0)" }
    }
    let attributes = ["#\(id.name)"] + (isFirst ? [".\(kind.rawValue)"] + pairs : [])
    let title = titles[language] ?? Scaffold.blank
    return """
      \(String(repeating: "#", count: level)) \(title) {\(attributes.joined(separator: " "))}

      \(Scaffold.blank)
      """
  }
}

/// What is known of a component before its page is written.
package struct ComponentDraft: Sendable {
  package let id: String
  /// The folder of components that it belongs to.
  package let group: String
  /// The titles that are known.
  package let titles: Localized<String>
  /// The edition that its rules hold from.
  package var edition: String?

  package init(_ id: String, in group: String, titles: Localized<String> = Localized()) {
    self.id = id
    self.group = group
    self.titles = titles
  }

  func text(in language: String, isFirst: Bool) -> String {
    let title = titles[language].map(YAMLScalar.text) ?? Scaffold.blank
    let edition = isFirst ? edition.map { ["edition: \($0)"] } ?? [] : []
    let keys = ["title: \(title)", "summary: \(Scaffold.blank)"] + edition
    return (["---"] + keys + ["---", ""]).joined(separator: "\n")
  }
}
