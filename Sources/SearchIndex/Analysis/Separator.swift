/// The control characters that separate what a shard holds.
///
/// They may be in a string of a script as they are. A text that contains them, or something that a script would
/// misunderstand, has an escape and a sign instead.
enum Separator {
  /// Between the sections of a shard.
  static let section: UInt8 = 0x09
  /// Between texts of a list; keys and numbers are parted by spaces.
  static let item: UInt8 = 0x1F
  static let space: UInt8 = 0x20
  static let escape: UInt8 = 0x1B
}

/// Texts as they are in a shard.
enum ShardText {
  /// Writes a text so that neither a separator nor the script around it can be taken for it.
  static func append(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case 0..<0x20:
        bytes.append(Separator.escape)
        bytes.append(0x60 + byte)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        bytes.append(Separator.escape)
        bytes.append(sign(for: byte))
      default:
        bytes.append(byte)
        escapeLineEnd(&bytes)
      }
    }
  }

  static func encode(list: some Sequence<String>) -> [UInt8] {
    var bytes: [UInt8] = []
    for (position, text) in list.enumerated() {
      if position > 0 { bytes.append(Separator.item) }
      append(text.utf8, to: &bytes)
    }
    return bytes
  }

  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.contains(Separator.escape)
      ? String(decoding: plain(bytes), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }

  /// A text without its escapes, as UTF-8.
  ///
  /// It is written straight into its memory: every lookup reads the tables of a core in this way, and appending each
  /// byte took three times as long.
  static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      // Of the two bytes of an escape three may be made.
      [UInt8](unsafeUninitializedCapacity: bytes.count / 2 * 3 + 1) { plain, count in
        var place = 0
        while place < bytes.count {
          let byte = bytes[place]
          place += 1
          if byte != Separator.escape || place == bytes.count {
            plain[count] = byte
            count += 1
          } else {
            put(originalOf: bytes[place], in: plain, at: &count)
            place += 1
          }
        }
      }
    }
  }

  /// The texts of a list; an empty section is an empty list.
  static func decode(list bytes: ArraySlice<UInt8>) -> [String] {
    if bytes.isEmpty { return [] }
    var texts: [String] = []
    bytes.forEachPart(between: Separator.item) { texts.append(decode(bytes[$0])) }
    return texts
  }

  private static func sign(for byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "\""): UInt8(ascii: "2")
    case UInt8(ascii: "\\"): UInt8(ascii: "3")
    default: UInt8(ascii: "4")
    }
  }

  private static func put(
    originalOf sign: UInt8, in bytes: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    let original: (UInt8, UInt8, UInt8, count: Int) =
      switch sign {
      case UInt8(ascii: "2"): (UInt8(ascii: "\""), 0, 0, 1)
      case UInt8(ascii: "3"): (UInt8(ascii: "\\"), 0, 0, 1)
      case UInt8(ascii: "4"): (UInt8(ascii: "<"), 0, 0, 1)
      case UInt8(ascii: "5"): (0xE2, 0x80, 0xA8, 3)
      case UInt8(ascii: "6"): (0xE2, 0x80, 0xA9, 3)
      case UInt8(ascii: "7"): (0xC2, 0x85, 0, 2)
      case 0x60..<0x80: (sign - 0x60, 0, 0, 1)
      default: (sign, 0, 0, 1)
      }
    bytes[count] = original.0
    if original.count > 1 { bytes[count + 1] = original.1 }
    if original.count > 2 { bytes[count + 2] = original.2 }
    count += original.count
  }

  /// Some programs end a line at U+0085, U+2028 and U+2029.
  private static func escapeLineEnd(_ bytes: inout [UInt8]) {
    guard let last = bytes.last, last == 0x85 || last == 0xA8 || last == 0xA9 else { return }
    let count = bytes.count
    if last == 0x85, count > 1, bytes[count - 2] == 0xC2 {
      bytes.removeLast(2)
      bytes += [Separator.escape, UInt8(ascii: "7")]
    } else if last != 0x85, count > 2, bytes[count - 3] == 0xE2, bytes[count - 2] == 0x80 {
      bytes.removeLast(3)
      bytes += [Separator.escape, UInt8(ascii: last == 0xA8 ? "5" : "6")]
    }
  }
}
