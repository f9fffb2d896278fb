import CommonMark

/// A script that can be told from others by its letters.
enum WritingSystem {
  case latin
  case hangul
  /// Kana and Han; the two are mixed in one language.
  case eastAsian
  case cyrillic

  /// Reads an ISO 15924 code.
  init?(_ code: String) {
    switch code {
    case "Latn": self = .latin
    case "Hang", "Kore": self = .hangul
    case "Jpan", "Hans", "Hant", "Hani", "Hira", "Kana": self = .eastAsian
    case "Cyrl": self = .cyrillic
    default: return nil
    }
  }

  init?(letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .eastAsian
    case 0x0400...0x04FF: self = .cyrillic
    default: return nil
    }
  }
}

/// How many letters of each script a block's text has; code counts for none.
struct LetterCounts {
  private var latin = 0
  private var hangul = 0
  private var eastAsian = 0
  private var cyrillic = 0

  private init() {}

  init(_ block: Node.ID, of document: Document) {
    for id in document.subtree(of: block) {
      guard case .text = document.nodes[id].kind else { continue }
      document.withLiteral(of: id) { add($0) }
    }
  }

  init(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// Less the letters of addresses, which a torn link leaves in the text.
  func without(addressesIn block: Node.ID, of document: Document) -> LetterCounts {
    var addresses = LetterCounts()
    document.text.withBytes { bytes in
      for link in TornLink.all(among: document.subtree(of: block), of: document)
      where link.hasAddress {
        addresses.add(UnsafeBufferPointer(rebasing: bytes[link.address(in: bytes)]))
      }
    }
    var counts = self
    counts.latin -= addresses.latin
    counts.hangul -= addresses.hangul
    counts.eastAsian -= addresses.eastAsian
    counts.cyrillic -= addresses.cyrillic
    return counts
  }

  /// Bytes, because every text passes here: a letter of three bytes is told by them, and most others have one.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if length == 1 {
        if (0x61...0x7A).contains(byte | 0x20) { latin += 1 }
      } else if length < 4 {
        let second = UInt32(bytes[index + 1] & 0x3F)
        count(
          length == 2
            ? UInt32(byte & 0x1F) << 6 | second
            : UInt32(byte & 0x0F) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F))
      }
      index += length
    }
  }

  private mutating func count(_ scalar: UInt32) {
    switch Unicode.Scalar(scalar).flatMap(WritingSystem.init(letter:)) {
    case .latin: latin += 1
    case .hangul: hangul += 1
    case .eastAsian: eastAsian += 1
    case .cyrillic: cyrillic += 1
    case nil: break
    }
  }

  subscript(system: WritingSystem) -> Int {
    switch system {
    case .latin: latin
    case .hangul: hangul
    case .eastAsian: eastAsian
    case .cyrillic: cyrillic
    }
  }
}
