/// A list of attributes that stayed in the title of its heading: with backslashes before its braces, as a formatter leaves
/// them, or with marks behind it.
struct MistypedAttributes {
  /// From the opening brace to the end of the line.
  let location: SourceLocation
  /// The list as it is read.
  let list: String

  /// - Parameters:
  ///   - id: the name that the heading is called by elsewhere.
  ///   - place: that of the heading.
  /// - Returns: `nil` where the line has no such list, or words behind it.
  init?(of id: String, at place: SourceLocation, in text: SourceText) {
    let line = text.line(place.line)
    guard let name = line.firstRange(of: "#\(id)"),
      let brace = line[..<name.lowerBound].lastIndex(of: "{"),
      line[line.index(after: brace)..<name.lowerBound].allSatisfy(\.isWhitespace),
      let end = line[name.upperBound...].firstIndex(of: "}")
    else { return nil }
    let inner = line[name.lowerBound..<end].trimmed
    let rest = line[line.index(after: end)...]
    guard !rest.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let isEscaped = line[..<brace].hasSuffix("\\")
    let start = isEscaped ? line.index(before: brace) : brace
    list = "{\(inner.hasSuffix("\\") ? inner.dropLast() : inner)}"
    location = SourceLocation(
      path: place.path, line: place.line, column: line[..<start].utf8.count + 1,
      length: line[start...].utf8.count)
  }
}
