internal import RuleGraph

/// JSON that is safe inside a script, with members in the order given.
///
/// Foundation's encoder promises neither an order nor the escapes that a script needs.
struct ScriptJSON: Hashable, Sendable {
  /// As UTF-8.
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ number: Int) {
    bytes = Array(String(number).utf8)
  }

  init(_ flag: Bool) {
    bytes = Array("\(flag)".utf8)
  }

  init(_ string: String) {
    var bytes: [UInt8] = []
    Self.append(string, inScript: true, to: &bytes)
    self.bytes = bytes
  }

  init(_ strings: [String]) {
    self.init(array: strings.map { ScriptJSON($0) })
  }

  init(_ numbers: [Int]) {
    self.init(array: numbers.map { ScriptJSON($0) })
  }

  init(array: [ScriptJSON]) {
    var bytes = [UInt8(ascii: "[")]
    for (position, item) in array.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += item.bytes
    }
    self.bytes = bytes + [UInt8(ascii: "]")]
  }

  init(object: [(String, ScriptJSON)]) {
    var bytes = [UInt8(ascii: "{")]
    for (position, member) in object.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.append(member.0, inScript: true, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += member.1.bytes
    }
    self.bytes = bytes + [UInt8(ascii: "}")]
  }

  /// A string as `JSON.stringify` of a browser writes it.
  static func plain(_ string: String) -> ScriptJSON {
    var bytes: [UInt8] = []
    append(string, inScript: false, to: &bytes)
    return ScriptJSON(bytes: bytes)
  }

  /// By bytes, for most need no escape.
  private static func append(_ string: String, inScript: Bool, to quoted: inout [UInt8]) {
    quoted.append(quote)
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
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: "\\u" + UInt64(byte).hex(width: 4)
    }
  }
}
