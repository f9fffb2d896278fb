internal import RuleGraph

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
  /// A character of a script that is written without spaces: Han and kana, but also Thai.
  case ideograph
  /// A character of any other script, including marks and digits.
  case other
  /// What combines with the letter before it, of any script.
  case mark

  init(_ unit: UInt16) {
    switch unit {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x00...0xBF: self = .separator
    case 0x300...0x36F: self = .mark
    case 0x3131...0x3163, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: self = .ideograph
    // Signs, arrows and emoji, of which texts have many.
    case 0x2000...0x2BFF, 0xD800...0xF8FF: self = .separator
    default: self.init(WritingSystem(letter: UInt32(unit)))
    }
  }

  private init(_ system: WritingSystem?) {
    switch system {
    case .latin, .greek, .cyrillic: self = .letter
    case .han, .kana, .bopomofo, .thai, .lao, .khmer, .burmese: self = .ideograph
    // Of Hangul only what is written today is told apart further.
    case nil, .hangul: self = .separator
    default: self = .other
    }
  }

  var isAlphanumeric: Bool {
    self == .letter || self == .digit
  }
}

/// The few signs that the scanner knows by name.
enum Sign {
  static let apostrophe: UInt16 = 0x27
  static let comma: UInt16 = 0x2C
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

  /// A vowel of Latin letters, or the h that is not heard.
  static func isVowel(_ unit: UInt16) -> Bool { vowels.contains(unit) }

  private static let vowels = Set(
    "aeiouyhàâäáãèéêëìíîïòóôöõùúûüýÿæœAEIOUYHÀÂÄÁÃÈÉÊËÌÍÎÏÒÓÔÖÕÙÚÛÜÝŸÆŒ".utf16)

  static func isApostrophe(_ unit: UInt16) -> Bool {
    unit == apostrophe || unit == curlyApostrophe
  }

  /// A blank where no line breaks, as French has them between thousands.
  static func isFirmBlank(_ unit: UInt16) -> Bool {
    unit == 0xA0 || unit == 0x2009 || unit == 0x202F
  }
}
