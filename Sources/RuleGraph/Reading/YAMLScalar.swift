/// Writes a text as a YAML value on one line.
package enum YAMLScalar {
  /// Plain where YAML reads it back unchanged, otherwise in double quotes.
  package static func text(_ value: String) -> String {
    isPlain(value) ? value : quoted(value)
  }

  /// In place of what is written somewhere, which may be in quotes that stay.
  static func text(
    _ value: String, at place: SourceLocation, in texts: [String: SourceText]
  ) -> String {
    let before = texts[place.path]?.line(place.line).utf8.prefix(place.column - 1).last
    switch before {
    case UInt8(ascii: "\""): return String(quoted(value).dropFirst().dropLast())
    case UInt8(ascii: "'"): return value.replacing("'", with: "''")
    default: return text(value)
    }
  }

  private static func isPlain(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else {
      return false
    }
    let isWord = first.properties.isAlphabetic
    let isSafe = !hasMark(in: value) && last != ":" && last != " "
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let hasControls = value.unicodeScalars.contains {
      $0.value < 0x20 || $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
    return isWord && isSafe && !hasControls && !words.contains(value.lowercased())
  }

  /// Whether a colon ends a key in it, or a comment begins.
  ///
  /// It looks at bytes, because a blank with an accent behind it is another `Character`.
  private static func hasMark(in value: String) -> Bool {
    zip(value.utf8, value.utf8.dropFirst()).contains { first, next in
      first == UInt8(ascii: ":") && next == UInt8(ascii: " ")
        || first == UInt8(ascii: " ") && next == UInt8(ascii: "#")
    }
  }

  private static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          result += "\\x" + UInt64(scalar.value).hex(width: 2)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
