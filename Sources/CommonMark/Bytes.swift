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
}

/// Classes of ASCII, public so that they can be inlined in other modules: every byte of the content passes here.
extension UInt8 {
  /// From `0` to `9`.
  @inlinable public var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// From `A` to `Z`.
  @inlinable public var isCapital: Bool { self >= 0x41 && self <= 0x5A }

  /// A letter of either case.
  @inlinable public var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

  /// A letter or a digit.
  @inlinable public var isLetterOrDigit: Bool { isDigit || isLetter }

  /// A letter, digit or underscore.
  @inlinable public var isWordByte: Bool { isLetterOrDigit || self == 0x5F }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a backslash takes the meaning from the mark at a place; one that is escaped itself takes none.
  package func isEscaped(at place: Int) -> Bool {
    !self[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }
}
