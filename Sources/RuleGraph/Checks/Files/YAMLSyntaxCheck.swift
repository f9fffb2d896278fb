import CommonMark

/// Front matter and data files are valid YAML.
enum YAMLSyntaxCheck: FaultCheck {
  static let description = CheckDescription(
    id: "yaml/syntax",
    texts: (
      summary: "Front matter and data files are valid YAML.",
      explanation: """
      Text that has a colon and a space, or that begins with a special character, needs quotation marks; between braces, \
      so does text with a comma.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars↓: they switch areas.
        ---
        """
      ]),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: ↓{en: iOS 7, ko: iOS 7
        """
      ]),
      CheckExample([
        "glossary.yml": "terms:\n  - {id: area, name: {en: area, ko: 영역, ↓큰 영역}}\n"
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: "Tab bars: they switch areas."
        ---
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .yamlInvalid(let problem):
      report(
        at: fault.location,
        Message(
          "not valid YAML: \(problem)",
          explanation: isTab(fault.location, content.catalog)
            ? "Lines are indented with spaces."
            : advice(for: problem, at: fault.location, content.catalog)))
    case .textParted(let piece, let whole): report(piece, of: whole, at: fault.location)
    default: nil
    }
  }

  private static func report(
    _ piece: String, of whole: Located<String>?, at place: SourceLocation
  ) -> Diagnostic {
    let quoted = whole.flatMap { text in
      text.value.contains { "\"\\".contains($0) }
        ? nil : FixIt(location: text.location, replacement: "\"\(text.value)\"")
    }
    return report(
      at: place,
      Message(
        "'\(piece)' stands behind a comma, as a key of its own",
        explanation: "A text with a comma stands between quotation marks."),
      fixIts: quoted.map { [$0] } ?? [])
  }

  /// Whether the parser stumbled over a tab, which it speaks of in several ways.
  private static func isTab(_ place: SourceLocation, _ catalog: Catalog) -> Bool {
    guard let text = catalog.texts[place.path] else { return false }
    let before = text.prefix(upTo: place.range.lowerBound)
    return text.line(place.line).dropFirst(before.count).first == "\t"
  }

  /// The parser speaks of its own states; writers want to know what to do.
  private static func advice(
    for problem: String, at place: SourceLocation, _ catalog: Catalog
  ) -> String? {
    if problem.contains("mapping values are not allowed"), isTooDeep(place, catalog) {
      return "The line is indented further than those it belongs to."
    }
    guard problem.contains("cannot start any token") else {
      return advices.first { problem.contains($0.part) }?.advice
    }
    let line = catalog.texts[place.path]?.line(place.line) ?? ""
    let mark = line.utf8.dropFirst(place.range.lowerBound.column - 1).first.map {
      String(decoding: [$0], as: UTF8.self)
    }
    return "A text that begins with '\(mark ?? "@")' stands between quotation marks."
  }

  /// Whether a line with a key and its value begins further to the right than the line above, which already has a
  /// value.
  private static func isTooDeep(_ place: SourceLocation, _ catalog: Catalog) -> Bool {
    guard let text = catalog.texts[place.path], place.line > 1 else { return false }
    let key = /^( *)(?:- )?[A-Za-z-]+: +[^ ].*$/
    guard let own = text.line(place.line).wholeMatch(of: key),
      let above = text.line(place.line - 1).wholeMatch(of: key)
    else { return false }
    return own.1.count > above.1.count
  }

  private static let advices = [
    (
      part: "mapping values are not allowed",
      advice: "A text with ': ' in it stands between quotation marks."
    ),
    (part: "tab character", advice: "Lines are indented with spaces."),
    (part: YAMLText.noSpace, advice: "Spaces alone indent a line and part a key from its text."),
    (
      part: "expected alphabetic or numeric character",
      advice: "A text that begins with '*' or '&' stands between quotation marks."
    ),
    (
      part: "undefined alias",
      advice: "A text that begins with '*' stands between quotation marks."
    ),
    (
      part: "comment or line break",
      advice: "A text that begins with '>' or '|' stands between quotation marks."
    ),
    (
      part: "block sequence entries",
      advice: "A text that begins with '- ' stands between quotation marks."
    ),
    (
      part: "whitespace or line break",
      advice: "A text that begins with '!' stands between quotation marks."
    ),
    (
      part: YAMLText.tag,
      advice: "A text that begins with '!' stands between quotation marks."
    ),
    (
      part: YAMLText.anchor,
      advice: "A text that begins with '&' stands between quotation marks."
    ),
    (
      part: "could not find expected ':'",
      advice: "Behind a key, here or above, stands a Latin ':' and a space."
    ),
    (
      part: YAMLText.fullWidth,
      advice: "YAML knows the Latin ':', ',', '{' and '-' alone, with a blank behind them."
    ),
    (
      part: "',' or '}'",
      advice:
        "A '{' before this place is not closed, a comma is missing, or a text with a mark in it, such as '\"', ',' "
        + "or ': ', does not stand between quotation marks."
    ),
    (
      part: "',' or ']'",
      advice:
        "A '[' before this place is not closed, a comma is missing, or a text with a mark in it, such as '\"', ',' "
        + "or ': ', does not stand between quotation marks."
    ),
    (part: YAMLText.noItem, advice: "Each item begins with '- '."),
    (
      part: "expected '-' indicator",
      advice: "Each item begins with '- ', and all are indented alike."
    ),
    (
      part: "expected <document start>",
      advice: "The first line is indented otherwise than those below it."
    ),
    (
      part: YAMLText.textBehind,
      advice: "All of such a text stands between quotation marks, of the other kind than in it."
    ),
    (part: YAMLText.openQuote, advice: "Behind the text stands the mark that it begins with."),
    (part: YAMLText.openBracket, advice: "What begins with '{' or '[' ends with '}' or ']'."),
    (
      part: "did not find expected key",
      advice: "The line is indented otherwise than those it belongs to."
    ),
    (
      part: "unknown escape",
      advice: "Between single quotation marks a backslash is only a backslash."
    ),
  ]
}
