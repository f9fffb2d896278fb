import CommonMark

/// A list of attributes that goes on in the line below its heading, as an editor that wraps long lines leaves it.
struct TornAttributes {
  /// The line end, and the blanks around it.
  let gap: SourceLocation

  /// - Parameter place: the place of a list without a closing brace.
  init?(_ flaw: HeadingAttributes.Fault.Kind, at place: SourceLocation, in catalog: Catalog) {
    guard flaw == .unclosedBrace, let text = catalog.texts[place.path] else { return nil }
    let below = place.line + 1
    let rest = text.line(below)
    let pieces = rest.split(whereSeparator: \.isWhitespace)
    guard rest.trimmed.hasSuffix("}"), !rest.contains("{"), pieces.allSatisfy(Self.isAttribute)
    else { return nil }
    let margin = rest.prefix(while: \.isWhitespace).utf8.count
    gap = SourceLocation(
      path: place.path,
      range: place.range.upperBound..<SourcePosition(line: below, column: margin + 1))
  }
  private static func isAttribute(_ piece: Substring) -> Bool {
    piece == "}" || piece.hasPrefix(".") || piece.hasPrefix("#") || piece.contains("=")
  }
}
