import CommonMark

/// A numeric character reference such as `&#27;`, as it is written.
struct CharacterReference {
  let text: String
  /// In the file's UTF-8.
  let offsets: Range<Int>
  private let value: UInt32

  private static let mostDigits = 7
  private static let mostHexadecimalDigits = 6

  /// Whether it stands for what a terminal, a line or XML would trip over, or for no character at all.
  var isControl: Bool {
    value != 0x09 && scalar.map(InvisibleCharacter.isControl) ?? true
  }

  /// The character it stands for; `nil` where there is no such character.
  var scalar: Unicode.Scalar? { Unicode.Scalar(value) }

  /// The one that an ampersand begins; `nil` when none is written there.
  private init?(at start: Int, of bytes: UnsafeBufferPointer<UInt8>, before end: Int) {
    guard start + 2 < end, bytes[start + 1] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = bytes[start + 2] | 0x20 == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    let most = isHexadecimal ? Self.mostHexadecimalDigits : Self.mostDigits
    let radix = isHexadecimal ? 16 : 10
    let digits = bytes[first..<max(first, end)].prefix(most)
      .prefix { Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: radix),
      digits.endIndex < end, bytes[digits.endIndex] == UInt8(ascii: ";")
    else { return nil }
    offsets = start..<digits.endIndex + 1
    text = String(decoding: bytes[offsets], as: UTF8.self)
    self.value = value
  }

  /// The references in a stretch of a file that no backslash makes literal.
  static func all(
    in offsets: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> [CharacterReference] {
    offsets.compactMap { start in
      guard bytes[start] == UInt8(ascii: "&"), !bytes.isEscaped(at: start) else { return nil }
      return CharacterReference(at: start, of: bytes, before: offsets.upperBound)
    }
  }
}
