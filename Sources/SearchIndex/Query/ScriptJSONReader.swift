/// What can be read from JSON as ``ScriptJSON`` writes it.
protocol ScriptJSONReadable {
  /// - Throws: ``ScriptJSONReader/Unexpected``.
  init(_ reader: inout ScriptJSONReader) throws
}

/// Reads JSON as ``ScriptJSON`` writes it: without spaces, and the members of an object in a known order.
///
/// Foundation's decoder takes a millisecond for the tables of the analysis, a third of a whole lookup, and this a
/// thirtieth of that.
struct ScriptJSONReader {
  /// That something else stands there.
  struct Unexpected: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: - Objects

  mutating func open() throws { try skip(UInt8(ascii: "{")) }

  mutating func close() throws { try skip(UInt8(ascii: "}")) }

  /// The name of the member that must come next.
  mutating func name(_ name: StaticString) throws {
    if position > 0, bytes[position - 1] != UInt8(ascii: "{") { try skip(UInt8(ascii: ",")) }
    try skip(Self.quote)
    for offset in 0..<name.utf8CodeUnitCount { try skip(name.utf8Start[offset]) }
    try skip(Self.quote)
    try skip(UInt8(ascii: ":"))
  }

  /// The value of the member that must come next.
  mutating func member<Value: ScriptJSONReadable>(_ name: StaticString) throws -> Value {
    try self.name(name)
    return try Value(&self)
  }

  /// An object with any members.
  mutating func table<Value: ScriptJSONReadable>() throws -> [(name: String, value: Value)] {
    var members: [(name: String, value: Value)] = []
    try open()
    if isNext(UInt8(ascii: "}")) { return members }
    repeat {
      let name = try text()
      try skip(UInt8(ascii: ":"))
      members.append((name, try Value(&self)))
    } while isNext(UInt8(ascii: ","))
    try close()
    return members
  }

  /// - Throws: ``Unexpected`` when anything is left.
  func end() throws {
    if position < bytes.count { throw Unexpected() }
  }

  // MARK: - Values

  mutating func list<Value: ScriptJSONReadable>() throws -> [Value] {
    var values: [Value] = []
    try skip(UInt8(ascii: "["))
    if isNext(UInt8(ascii: "]")) { return values }
    repeat { values.append(try Value(&self)) } while isNext(UInt8(ascii: ","))
    try skip(UInt8(ascii: "]"))
    return values
  }

  mutating func number() throws -> Int {
    let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
    position += digits.count
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw Unexpected() }
    return number
  }

  mutating func text() throws -> String {
    try skip(Self.quote)
    let start = position
    while position < bytes.count, bytes[position] != Self.quote, bytes[position] != Self.backslash {
      position += 1
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    while !isNext(Self.quote) { text.unicodeScalars.append(try nextScalar()) }
    return text
  }

  /// A letter of a text that has escapes.
  private mutating func nextScalar() throws -> Unicode.Scalar {
    guard isNext(Self.backslash) else {
      var decoder = UTF8()
      var rest = bytes[position...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else { throw Unexpected() }
      position += UTF8.width(scalar)
      return scalar
    }
    guard position < bytes.count else { throw Unexpected() }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try numberedScalar()
    case let sign where sign == Self.quote || sign == Self.backslash || sign == Self.slash:
      return Unicode.Scalar(sign)
    default: throw Unexpected()
    }
  }

  private mutating func numberedScalar() throws -> Unicode.Scalar {
    let digits = bytes[position...].prefix(4)
    position += digits.count
    guard digits.count == 4,
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw Unexpected() }
    return scalar
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ byte: UInt8) throws {
    guard isNext(byte) else { throw Unexpected() }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
}

extension String: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws { self = try reader.text() }
}

extension Int: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws { self = try reader.number() }
}

extension Array: ScriptJSONReadable where Element: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws { self = try reader.list() }
}

extension Meanings: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    self.init(try reader.table().map { (word: $0.name, meaning: $0.value) })
  }
}
