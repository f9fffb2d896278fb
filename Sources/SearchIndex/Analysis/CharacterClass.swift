/// What a UTF-16 unit is to the scanner.
///
/// Ranges instead of Unicode properties, so that a browser with another version of Unicode draws the
/// same lines. What lies beyond the basic plane, emoji above all, separates words.
enum CharacterClass: Sendable {
  case separator
  case letter
  case digit
  /// A syllable or a lone letter of Hangul.
  case hangul
  /// Han and kana, which are written without spaces.
  case ideograph

  init(_ unit: UInt16) {
    switch unit {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x00...0xBF, 0xD7, 0xF7: self = .separator
    case 0xC0...0x2AF, 0x370...0x52F: self = .letter
    case 0x3131...0x3163, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x3096, 0x30A1...0x30FC, 0x3400...0x9FFF: self = .ideograph
    default: self = .separator
    }
  }

  var isAlphanumeric: Bool {
    self == .letter || self == .digit
  }
}

/// The few signs that the scanner knows by name.
enum Sign {
  static let apostrophe: UInt16 = 0x27
  static let dot: UInt16 = 0x2E
  static let underscore: UInt16 = 0x5F
  static let percent: UInt16 = 0x25
  static let curlyApostrophe: UInt16 = 0x2019
  static let newline: UInt16 = 0x0A
  static let space: UInt16 = 0x20

  /// What may stand between a word and its particle: `)]}>"'`*_’”」』）］`.
  static func isClosing(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x29, 0x5D, 0x7D, 0x3E, 0x22, 0x27, 0x60, 0x2A, 0x5F: true
    case 0x2019, 0x201D, 0x300D, 0x300F, 0xFF09, 0xFF3D: true
    default: false
    }
  }

  static func isApostrophe(_ unit: UInt16) -> Bool {
    unit == apostrophe || unit == curlyApostrophe
  }
}
