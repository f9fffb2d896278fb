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

  /// By bytes, for most need no escape.
  private static func quoted(_ string: String, inScript: Bool) -> String {
    var quoted: [UInt8] = [quote]
    quoted.reserveCapacity(string.utf8.count + 2)
    for byte in string.utf8 {
      if byte < 0x20 || byte == quote || byte == backslash {
        quoted += escape(byte).utf8
      } else if inScript, byte == slash, quoted.last == less {
        // `</` would end a script element.
        quoted += "\\/".utf8
      } else {
        quoted.append(byte)
        if inScript { escapeLineEnd(&quoted) }
      }
    }
    quoted.append(quote)
    return String(decoding: quoted, as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let less = UInt8(ascii: "<")

  /// Old engines end a line at U+2028 and U+2029, whose last bytes are A8 and A9.
  private static func escapeLineEnd(_ quoted: inout [UInt8]) {
    guard let last = quoted.last, last == 0xA8 || last == 0xA9,
      quoted.dropLast().suffix(2).elementsEqual([0xE2, 0x80])
    else { return }
    quoted.removeLast(3)
    quoted += (last == 0xA8 ? "\\u2028" : "\\u2029").utf8
  }

  private static func escape(_ byte: UInt8) -> String {
    switch Unicode.Scalar(byte) {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
