/// Pairs of neighbouring syllables, across spaces.
enum Bigrams {
  /// The pairs of a text in order; a sign, a line break or another script parts them.
  static func all(in text: String) -> [String] {
    var pairs: [String] = []
    var before: UInt16?
    for unit in text.utf16 {
      guard isSyllable(unit) else {
        if unit != Sign.space { before = nil }
        continue
      }
      if let before { pairs.append(String(decoding: [before, unit], as: UTF16.self)) }
      before = unit
    }
    return pairs
  }

  private static func isSyllable(_ unit: UInt16) -> Bool {
    switch CharacterClass(unit) {
    case .hangul: unit >= 0xAC00
    case .ideograph: true
    default: false
    }
  }
}
