/// A list of attributes that stayed in the title of its heading: with backslashes before its braces, as a formatter leaves
/// them, in other brackets, or with marks or words behind it.
struct MistypedAttributes {
  enum Flaw {
    /// Backslashes before the braces, or marks behind them.
    case marked
    /// Words behind them.
    case followed
    /// `[#name .do]`.
    case bracketed
  }

  let flaw: Flaw
  /// From the opening bracket, or a backslash before it, to the end of the line.
  let location: SourceLocation
  /// What belongs there: the list as it is read, behind the words that stood behind it.
  let meant: String

  /// - Parameters:
  ///   - id: the name that the heading is called by elsewhere.
  ///   - place: that of the heading.
  /// - Returns: `nil` where the line has no such list.
  init?(of id: String, at place: SourceLocation, in text: SourceText) {
    let line = text.line(place.line)
    guard let name = line.firstRange(of: "#\(id)"), !line[name.upperBound...].goesOnAsID,
      let bracket = line[..<name.lowerBound].lastIndex(where: { !$0.isWhitespace }),
      let partner = Self.partners[line[bracket]],
      let end = Self.end(of: line[name.upperBound...], partner)
    else { return nil }
    let rest = line[line.index(after: end)...].trimmed
    let hasWords = rest.contains { $0.isLetter || $0.isNumber }
    flaw = line[bracket] != "{" || line[end] != "}" ? .bracketed : hasWords ? .followed : .marked
    meant = (hasWords ? "\(rest) " : "") + Self.list(of: line[name.lowerBound..<end].trimmed)
    let isEscaped = line[..<bracket].hasSuffix("\\")
    let start = isEscaped ? line.index(before: bracket) : bracket
    location = SourceLocation(
      path: place.path, line: place.line, column: line[..<start].utf8.count + 1,
      length: line[start...].utf8.count)
  }

  private static let partners: [Character: Character] = ["{": "}", "[": "]", "(": ")", "<": ">"]

  /// The partner of the first bracket, past those that the list has itself: `{#a apis=cut(_:)}`; a brace ends every list.
  private static func end(of tail: Substring, _ partner: Character) -> Substring.Index? {
    let brace = tail.firstIndex(of: "}")
    guard partner != "}", let open = partners.first(where: { $0.value == partner })?.key else {
      return brace
    }
    var depth = 1
    for index in tail.indices {
      if tail[index] == open { depth += 1 }
      if tail[index] == partner { depth -= 1 }
      if depth == 0 { return index }
    }
    return brace
  }

  private static func list(of inner: Substring) -> String {
    "{\(inner.hasSuffix("\\") ? inner.dropLast() : inner)}"
  }
}

extension Substring {
  /// Whether its first character belongs to the name before it.
  fileprivate var goesOnAsID: Bool {
    first.map { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
  }
}
