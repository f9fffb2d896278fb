import CommonMark

/// A value has the shape that its key asks for.
enum ValueTypeCheck: FaultCheck {
  static let description = CheckDescription(
    id: "yaml/type",
    texts: (
      summary: "A value has the shape that its key asks for.",
      explanation: """
      A title is text, a list of APIs is a list, and a text in several languages is a mapping from language to text.
      """
    ),
    bad: [
      .page(
        """
        ---
        title: ↓[Tab, bars]
        summary: Tab bars switch areas.
        ---
        """),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: ↓iOS 7
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis: [UITabBar]
        ---
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .valueOfWrongType(let key, let expected) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "'\(key)' must be \(expected)",
        explanation: expected == "text" ? advice(fault.location, content.catalog) : nil))
  }

  /// What to do with a text that YAML takes for a list, a mapping or a comment.
  private static func advice(_ place: SourceLocation, _ catalog: Catalog) -> String? {
    guard let text = catalog.texts[place.path] else { return nil }
    let before = text.prefix(upTo: place.range.lowerBound)
    let rest = text.line(place.line).dropFirst(before.count).trimmed
    guard let first = rest.first, "{[#".contains(first) else { return nil }
    return "A text that begins with '\(first)' stands between quotation marks."
  }
}
