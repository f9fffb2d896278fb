import CommonMark

/// Heading attributes are an id, classes and key=value pairs in braces.
enum AttributeSyntaxCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "attribute/syntax",
    texts: (
      summary: "Heading attributes are an id, classes and key=value pairs in braces.",
      explanation: """
      As in Pandoc: `{#id .class key=value}`; a value with spaces goes in double quotes.
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
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since ↓= ios7}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do platforms=iOS, ↓tvOS}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do platforms=↓iOS,,macOS}
        """),
      .page(
        """
        ### Keep tabs enabled ↓#keep-tabs-enabled .do}
        """),
      .page(
        """
        ### Keep tabs enabled ↓{#keep-tabs-enabled
        .do since=ios7}
        """),
      .page(
        """
        ### Keep tabs enabled {↓keep-tabs-enabled .do}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let faults = content.catalog.faults.compactMap { fault -> Malformed? in
      guard case .attributeMalformed(let piece, let flaw) = fault.kind else { return nil }
      return Malformed(piece: piece, flaw: flaw, location: fault.location)
    }
    let malformed = faults.indices.compactMap { index in
      let beside = [index - 1, index + 1].filter(faults.indices.contains).map { faults[$0] }
        .filter { $0.flaw == .malformed && $0.isOnLine(of: faults[index]) }
      return report(faults[index], beside: beside, in: content.catalog)
    }
    return malformed + content.catalog.faults.compactMap(unsigned)
      + content.catalog.faults.compactMap(gap)
  }

  private static func gap(_ fault: Fault) -> Diagnostic? {
    guard case .commaWithoutName(let list) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "'\(list)' has a comma too many",
        explanation: "Commas stand between the names of a list; between attributes stand spaces."))
  }

  private static func unsigned(_ fault: Fault) -> Diagnostic? {
    guard case .attributeUnsigned(let name, let meant) = fault.kind else { return nil }
    return report(
      at: fault.location, "'\(name)' is not an attribute; did you mean '\(meant)'?",
      fixIts: [FixIt(location: fault.location, replacement: meant)])
  }

  /// A piece that is no attribute, and what is wrong with it.
  private struct Malformed {
    let piece: String
    let flaw: HeadingAttributes.Fault.Kind
    let location: SourceLocation

    /// Whether it is what a space has left of `key=value`.
    var isTorn: Bool {
      flaw == .malformed && (piece.hasPrefix("=") || piece.hasSuffix("="))
    }

    func isOnLine(of other: Malformed) -> Bool {
      (location.path, location.line) == (other.location.path, other.location.line)
    }
  }

  /// - Parameter beside: the pieces before and behind it that are no attributes either.
  private static func report(
    _ fault: Malformed, beside: [Malformed], in catalog: Catalog
  ) -> Diagnostic? {
    if let torn = TornAttributes(fault.flaw, at: fault.location, in: catalog) {
      return report(
        at: fault.location,
        Message(words(for: fault), explanation: "The attributes of a heading stand in its line."),
        fixIts: [FixIt(location: torn.gap, replacement: " ")])
    }
    guard fault.flaw == .malformed else {
      return report(at: fault.location, Message(words(for: fault)), fixIts: fixIts(for: fault))
    }
    // The words around a '=' are told of with it.
    guard fault.isTorn || !beside.contains(where: \.isTorn) else { return nil }
    let before = catalog.texts[fault.location.path]?.prefix(upTo: fault.location.range.lowerBound)
    let advice =
      fault.isTorn && !beside.isEmpty
      ? "No space stands before or behind the '=' of 'key=value'."
      : before?.hasSuffix(", ") ?? false
        ? "No space stands behind the comma of a list: 'key=value,value'."
        : "Attributes are '#id', '.kind' and 'key=value', with spaces between them."
    return report(at: fault.location, Message(words(for: fault), explanation: advice))
  }

  private static func words(for fault: Malformed) -> String {
    let piece = fault.piece
    return switch fault.flaw {
    case .malformed where piece == "=": "'=' stands alone"
    case .malformed where piece.hasSuffix("="): "'\(piece)' gives no value"
    case .malformed where piece.hasPrefix("="): "'\(piece)' gives no name"
    case .malformed: "'\(piece)' is not an attribute"
    case .duplicateIdentifier: "a heading has one id, and '\(piece)' is another"
    case .duplicateKey: "'\(piece)' gives an attribute that is given before"
    case .unclosedQuote: "'\(piece)' has no closing quotation mark"
    case .unclosedBrace: "'\(piece)' has no closing '}'"
    case .unopenedBrace: "'\(piece)' has no opening '{'"
    case .tooLong:
      "these attributes take more than \(HeadingAttributes.Fault.longest) bytes and are not read"
    }
  }

  private static func fixIts(for fault: Malformed) -> [FixIt] {
    switch fault.flaw {
    case .unclosedBrace: [FixIt(location: fault.location, replacement: fault.piece + "}")]
    case .unopenedBrace: [FixIt(location: fault.location, replacement: "{" + fault.piece)]
    default: []
    }
  }
}
