extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  var isSpaceOrTab: Bool { self == .space || self == .tab }

  /// What C's `isspace` says in the C locale.
  var isSpace: Bool { self == .space || (self >= 0x09 && self <= 0x0D) }

  /// ASCII punctuation, which a backslash can escape.
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40)
      || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetterOrDigit: Bool {
    isDigit || (self >= 0x41 && self <= 0x5A) || (self >= 0x61 && self <= 0x7A)
  }
}
