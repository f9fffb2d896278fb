/// JSON that is safe inside a script, with members in the order given.
///
/// Foundation's encoder promises neither an order nor the escapes that a script needs.
struct JSONText: Hashable, Sendable {
  let text: String

  private init(text: String) {
    self.text = text
  }

  init(_ number: Int) {
    text = String(number)
  }

  init(_ string: String) {
    text = Self.quoted(string, inScript: true)
  }

  init(_ strings: [String]) {
    self.init(array: strings.map { JSONText($0) })
  }

  init(_ numbers: [Int]) {
    self.init(array: numbers.map { JSONText($0) })
  }

  init(array: [JSONText]) {
    text = "[" + array.map(\.text).joined(separator: ",") + "]"
  }

  init(object: [(String, JSONText)]) {
    let members = object.map { Self.quoted($0, inScript: true) + ":" + $1.text }
    text = "{" + members.joined(separator: ",") + "}"
  }

  /// A string as `JSON.stringify` of a browser writes it.
  static func plain(_ string: String) -> JSONText {
    JSONText(text: quoted(string, inScript: false))
  }

  private static func quoted(_ string: String, inScript: Bool) -> String {
    var quoted = "\""
    var before: Unicode.Scalar = "\""
    for scalar in string.unicodeScalars {
      // `</` would end a script element, and old engines end a line at U+2028 and U+2029.
      if inScript, before == "<", scalar == "/" {
        quoted += "\\/"
      } else if inScript, scalar.value == 0x2028 || scalar.value == 0x2029 {
        quoted += "\\u" + String(scalar.value, radix: 16)
      } else {
        append(scalar, to: &quoted)
      }
      before = scalar
    }
    return quoted + "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to quoted: inout String) {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case "\u{8}": quoted += "\\b"
    case "\u{C}": quoted += "\\f"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
}
