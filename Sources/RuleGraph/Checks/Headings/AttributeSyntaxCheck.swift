import CommonMark

/// Heading attributes are an id, classes and key=value pairs in braces.
enum AttributeSyntaxCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "attribute/syntax",
    texts: (
      summary: "Heading attributes are an id, classes and key=value pairs in braces.",
      explanation: """
      As in Pandoc: `{#id .class key=value}`; a value with spaces stands in double quotes.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do ↓=ios7}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do ↓since=}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .attributeMalformed(let piece, let flaw):
        report(at: fault.location, message(piece, flaw))
      default: nil
      }
    }
  }

  private static func message(_ piece: String, _ flaw: HeadingAttributes.Fault.Kind) -> Message {
    switch flaw {
    case .malformed:
      Message(
        "'\(piece)' \(words(for: piece))",
        explanation: "Attributes are '#id', '.kind' and 'key=value', with spaces between them.")
    case .duplicateIdentifier: Message("a heading has one id, and '\(piece)' is another")
    case .duplicateKey: Message("'\(piece)' gives an attribute that is given before")
    case .unclosedQuote: Message("'\(piece)' has no closing quotation mark")
    case .unclosedBrace: Message("'\(piece)' has no closing '}'")
    }
  }

  private static func words(for piece: String) -> String {
    if piece.hasSuffix("=") { return "gives no value" }
    return piece.hasPrefix("=") ? "gives no name" : "is not an attribute"
  }
}
