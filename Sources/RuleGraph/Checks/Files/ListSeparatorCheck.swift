/// Commas stand between the names of a list.
enum ListSeparatorCheck: FaultCheck {
  static let description = CheckDescription(
    id: "list/separator", isMended: true,
    texts: (
      summary: "Commas stand between the names of a list.",
      explanation: """
      A comma of full width, `，` or `、`, a semicolon, a bar, and a slash between blanks separate nothing: in an attribute \
      of a heading, or between the brackets of front matter and data files, everything around them would be read as one name.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do see=toolbar↓，dim-tabs}

        ### Dim tabs {#dim-tabs .do}
        """),
      .page("### Keep tabs enabled {#keep-tabs-enabled .do apis=UITabBar↓，UITabBarItem}"),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis: [UITabBar↓; UITabBarItem]
        ---
        """),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: area, name: {en: area, ko: 영역}, discouraged: {ko: [구역↓; 지역]}}
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas; a toolbar does not.
        apis: [UITabBar, UITabBarItem]
        ---

        ### 탭，툴바; 바 {#keep-tabs-enabled .do see=toolbar,dim-tabs}

        ### Dim tabs {#dim-tabs .do}
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .commaMistyped(let mark, let meant, let isOnHeading) = fault.kind else {
      return nil
    }
    return report(
      at: fault.location,
      Message(
        "'\(mark)' parts no names; write ','",
        explanation: "Names of a list stand between commas."),
      fixIts: [
        // What a heading names is not changed without being asked.
        FixIt(location: fault.location, replacement: meant, isCertain: !isOnHeading)
      ])
  }
}
