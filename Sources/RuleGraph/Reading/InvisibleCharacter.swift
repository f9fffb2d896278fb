import CommonMark

/// A character that shows as nothing, or as nothing but room.
struct InvisibleCharacter {
  let offsets: Range<Int>
  let scalar: Unicode.Scalar
  private let kind: Kind

  private init?(_ scalar: Unicode.Scalar, at offsets: Range<Int>) {
    guard let kind = Kind(of: scalar) else { return nil }
    (self.offsets, self.scalar, self.kind) = (offsets, scalar, kind)
  }

  /// Whether it stands between letters without parting them, so that nothing is lost with it.
  var hasNoWidth: Bool { kind.hasNoWidth }

  var name: String { "\(kind.name) \(Self.code(of: scalar))" }

  /// `U+200B`.
  static func code(of scalar: Unicode.Scalar) -> String {
    "U+\(UInt64(scalar.value).hex(width: 4).uppercased())"
  }

  /// The general category `Cc` and what is no character, which are the same in every version of Unicode.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || ControlCharacters.isNoncharacter(scalar.value)
  }

  /// What one of these is called, or a mark on a letter that has too many.
  static func kind(ofControl scalar: Unicode.Scalar?) -> String {
    guard let scalar, !ControlCharacters.isNoncharacter(scalar.value) else { return "no character" }
    return isControl(scalar) ? "a control character" : "one mark too many on a letter"
  }

  /// One of these with its code.
  static func name(ofControl scalar: Unicode.Scalar) -> String {
    let (code, kind) = (code(of: scalar), kind(ofControl: scalar))
    let isControl = isControl(scalar) && !ControlCharacters.isNoncharacter(scalar.value)
    return isControl ? "the control character \(code)" : "\(code), which is \(kind)"
  }

  /// What to call a text in which there is nothing to be seen but one of these.
  static func name(of text: String) -> String? {
    // At the start of a file this one is none, but it is what the text is.
    if text.unicodeScalars.elementsEqual(["\u{FEFF}"]) {
      return InvisibleCharacter("\u{FEFF}", at: 0..<3)?.name
    }
    let found = text.withBytes(all)
    return found.count == 1 && found[0].offsets.count == text.utf8.count ? found[0].name : nil
  }

  /// A text without those that take no room.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var text = text.unicodeScalars
    text.removeAll { Kind(of: $0)?.hasNoWidth ?? false }
    return String(text)
  }

  /// All of them in a text, except control characters; a byte order mark at its start is none, nor is a zero-width
  /// space that parts words.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [InvisibleCharacter] {
    bytes.indices.compactMap { start in
      guard PageMarks.isRare(bytes[start]), bytes[start] >= 0xC2 else { return nil }
      let (scalar, length) = decode(bytes, at: start)
      guard start > 0 || scalar != "\u{FEFF}" else { return nil }
      guard scalar != "\u{200B}" || !partsWords(bytes, at: start) else { return nil }
      return InvisibleCharacter(scalar, at: start..<start + length)
    }
  }

  /// Whether a letter beside a zero-width space is of a script that parts words with it: Thai, Lao, Burmese, Khmer.
  private static func partsWords(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    [place - 3, place + 3].contains { letter in
      guard letter >= 0, letter + 3 <= bytes.count, (0xE0...0xE1).contains(bytes[letter]) else {
        return false
      }
      switch decode(bytes, at: letter).scalar.value {
      case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: return true
      default: return false
      }
    }
  }

  /// The character that a byte begins, which is one of two or three bytes in valid UTF-8.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let length = bytes[start] < 0xE0 ? 2 : 3
    let lead = UInt32(bytes[start] & (length == 2 ? 0x1F : 0x0F))
    let value = bytes[start...].dropFirst().prefix(length - 1)
      .reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension InvisibleCharacter {
  /// What is not seen of a character, in one table for all who ask.
  enum Kind {
    case softHyphen, zeroWidthSpace, wordJoiner, byteOrderMark, markOfDirection
    /// Of lines and paragraphs.
    case separator
    /// An empty letter of Hangul, as wide as one.
    case filler

    /// The joiners U+200C and U+200D are not here: emoji and some scripts are written with them.
    init?(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case ..<0xAD, 0x3165..<0xFEFF: return nil
      case 0xAD: self = .softHyphen
      case 0x200B: self = .zeroWidthSpace
      case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .markOfDirection
      case 0x2028...0x2029: self = .separator
      case 0x2060: self = .wordJoiner
      case 0x3164, 0xFFA0: self = .filler
      case 0xFEFF: self = .byteOrderMark
      default: return nil
      }
    }

    var hasNoWidth: Bool {
      switch self {
      case .separator, .filler: false
      default: true
      }
    }

    var name: String {
      switch self {
      case .softHyphen: "the soft hyphen"
      case .zeroWidthSpace: "the zero-width space"
      case .wordJoiner: "the word joiner"
      case .byteOrderMark: "the byte order mark"
      case .markOfDirection: "the mark of direction"
      case .separator, .filler: "the character"
      }
    }
  }
}
