/// Makes attributes and data files that name a page, or a rule on it, name them as they are called then.
struct PageNameMender {
  let content: CheckedContent
  let page: Page
  /// The id that the page gets.
  let new: String

  /// Those whose values are names of rules and pages.
  static let keys: [AttributeKey] = [.supersedes, .conflicts, .see]

  func mend(_ edits: inout TextEdits, _ counts: inout FolderEdit.Counts) {
    for other in content.catalog.pages {
      for language in other.texts.languages {
        for heading in other.texts[language]?.headings ?? [] {
          mend(heading, on: other, &edits, &counts)
        }
      }
    }
    mendData(&edits, &counts)
  }

  private func mend(
    _ heading: PageHeading, on other: Page, _ edits: inout TextEdits,
    _ counts: inout FolderEdit.Counts
  ) {
    for attribute in heading.attributes where Self.keys.contains(attribute.key) {
      let names = attribute.values.compactMap { name in renamed(name, on: other).map { (name, $0) }
      }
      for (name, new) in names { edits.replace(name.location, with: new) }
      counts.attributes += names.isEmpty ? 0 : 1
    }
  }

  /// A name by itself is that of a rule on the page where it stands, if there is one.
  private func renamed(_ name: Located<String>, on other: Page) -> String? {
    if let rule = RuleID(name.value) { return rule.page == page.id ? "\(new)/\(rule.name)" : nil }
    let isRule = content.graph.rule(RuleID(page: other.id, name: name.value)) != nil
    return name.value == page.id && !isRule ? new : nil
  }

  private func mendData(_ edits: inout TextEdits, _ counts: inout FolderEdit.Counts) {
    for reference in content.catalog.references where reference.target == .component {
      guard reference.name.value == page.id else { continue }
      let place = reference.name.location
      edits.replace(place, with: YAMLScalar.text(new, at: place, in: content.catalog.texts))
      counts.names += 1
    }
    for line in content.catalog.provenance {
      let rules = line.rules.filter { RuleID($0.value)?.page == page.id }
      for rule in rules {
        edits.replace(rule.location, with: "\(new)/\(RuleID(rule.value)?.name ?? "")")
      }
      counts.statements += rules.isEmpty ? 0 : 1
    }
  }
}
