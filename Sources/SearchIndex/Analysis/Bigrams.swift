/// A pair of neighbouring syllables, across spaces.
struct Bigram: Hashable, Comparable, Sendable {
  private let first: UInt16
  private let second: UInt16

  var text: String {
    String(decoding: [first, second], as: UTF16.self)
  }

  /// Both units in one number, in the order of pairs.
  var number: UInt32 { UInt32(first) << 16 | UInt32(second) }

  init(number: UInt32) {
    self.init(first: UInt16(number >> 16), second: UInt16(truncatingIfNeeded: number))
  }

  private init(first: UInt16, second: UInt16) {
    self.first = first
    self.second = second
  }

  /// The pairs of a text in order; a sign, a line break or another script separates them.
  static func all(in units: some Sequence<UInt16>) -> [Bigram] {
    var pairs: [Bigram] = []
    var before: UInt16?
    for unit in units {
      guard isSyllable(unit) else {
        if unit != Sign.space { before = nil }
        continue
      }
      if let before { pairs.append(Bigram(first: before, second: unit)) }
      before = unit
    }
    return pairs
  }

  static func < (left: Bigram, right: Bigram) -> Bool {
    (left.first, left.second) < (right.first, right.second)
  }

  static func isSyllable(_ unit: UInt16) -> Bool {
    switch CharacterClass(unit) {
    case .hangul: unit >= 0xAC00
    case .ideograph: true
    default: false
    }
  }
}

/// Pairs as text, as queries have them.
enum Bigrams {
  static func all(in text: String) -> [String] {
    Bigram.all(in: text.utf16).map(\.text)
  }
}
