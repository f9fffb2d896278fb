/// An attribute names each thing once, and one edition or table.
enum AttributeValuesCheck: Check {
  static let description = CheckDescription(
    id: "attribute/values",
    texts: (
      summary: "An attribute names each thing once, and one edition or table.",
      explanation: """
      When a list has a name twice, one of them was usually meant to be another. `since=`, `until=` and `table=` are not \
      lists: a second value would be ignored. What a rule replaces it does not contradict as well, so no name is both in \
      `supersedes=` and in `conflicts=`.
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
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=dim-tabs conflicts=↓dim-tabs}

        ### Dim tabs {#dim-tabs .do}
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
      } + page.text.headings.flatMap { exclusive($0.attributes, on: page.id) }
    }
  }

  /// Rules that one heading says it replaces and that it contradicts.
  private static func exclusive(
    _ attributes: [HeadingAttribute], on page: String
  ) -> [Diagnostic] {
    let lists = attributes.filter { [.supersedes, .conflicts].contains($0.key) }
    guard Set(lists.map(\.key)).count > 1 else { return [] }
    let named = lists.flatMap { list in list.values.map { (key: list.key, value: $0) } }
    return named.enumerated().compactMap { place, one in
      let id = RuleID(one.value.value, on: page)
      let earlier = named[..<place].first {
        $0.key != one.key && RuleID($0.value.value, on: page) == id
      }
      return earlier.map { earlier in
        report(
          at: one.value.location,
          Message(
            "'\(one.value.value)' is in both 'supersedes' and 'conflicts'",
            notes: [Note(location: earlier.value.location, text: "first given here")]))
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
