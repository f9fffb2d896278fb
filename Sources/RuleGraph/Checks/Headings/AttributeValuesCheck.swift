/// An attribute names each thing once, and one edition or table.
enum AttributeValuesCheck: Check {
  static let description = CheckDescription(
    id: "attribute/values",
    texts: (
      summary: "An attribute names each thing once, and one edition or table.",
      explanation: """
      When a list has a name twice, one of them was usually meant to be another. `since=`, `until=` and `table=` are not \
      lists: a second value would be ignored.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do platforms=iOS,↓iOS}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do see=dim-tabs,↓tab-bar/dim-tabs}

        ### Dim tabs {#dim-tabs .do}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7,↓ios11}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7 platforms=iOS,macOS see=dim-tabs,toolbar}

        ### Dim tabs {#dim-tabs .do}
        """)
    ])

  private static let single: [AttributeKey] = [.since, .until, .table]
  /// Those in which a rule has two names.
  private static let rules: [AttributeKey] = [.supersedes, .conflicts, .see]

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.text.headings.flatMap(\.attributes).filter { $0.values.count > 1 }.flatMap {
        single.contains($0.key) ? several($0) : repeated($0, on: page.id)
      }
    }
  }

  private static func several(_ attribute: HeadingAttribute) -> [Diagnostic] {
    attribute.values.dropFirst().prefix(1).map {
      report(
        at: $0.location, "'\(attribute.key.rawValue)' takes one name, and '\($0.value)' is another")
    }
  }

  private static func repeated(_ attribute: HeadingAttribute, on page: String) -> [Diagnostic] {
    let isOfRules = rules.contains(attribute.key)
    let repeated = attribute.values.repeated {
      isOfRules ? RuleID($0.value, on: page).description : $0.value
    }
    return repeated.map { value, earlier in
      report(
        at: value.location,
        Message(
          "'\(value.value)' is given twice",
          notes: [Note(location: earlier.location, text: "first given here")]))
    }
  }
}
