/// One of the 11,172 syllables of Hangul, taken apart by the arithmetic of the Unicode Standard, 3.12.
package struct HangulSyllable: Hashable, Sendable {
  /// Index into ``Jamo/initials``.
  package let initial: Int
  /// Index into ``Jamo/medials``.
  package let medial: Int
  /// 0 for none, else one more than the index into ``Jamo/finals``.
  package let final: Int

  static let first: UInt32 = 0xAC00
  static let last: UInt32 = 0xD7A3

  /// Makes a syllable of three indices; nil when one is out of range.
  package init?(initial: Int, medial: Int, final: Int = 0) {
    guard (0..<19).contains(initial), (0..<21).contains(medial), (0..<28).contains(final) else {
      return nil
    }
    self.initial = initial
    self.medial = medial
    self.final = final
  }

  /// Makes a syllable of its letters; nil when they do not make one.
  package init?(initial: Character, medial: Character, final: Character? = nil) {
    guard let initial = Jamo.initialIndex[initial], let medial = Jamo.medialIndex[medial] else {
      return nil
    }
    guard let final else {
      self.init(initial: initial, medial: medial)
      return
    }
    guard let final = Jamo.finalIndex[final] else { return nil }
    self.init(initial: initial, medial: medial, final: final)
  }

  /// Takes a composed syllable (U+AC00…U+D7A3) apart; nil for anything else.
  package init?(_ scalar: Unicode.Scalar) {
    guard (Self.first...Self.last).contains(scalar.value) else { return nil }
    let offset = Int(scalar.value - Self.first)
    initial = offset / 588
    medial = offset % 588 / 28
    final = offset % 28
  }

  /// Takes a syllable apart, composed or decomposed; nil for anything else, a lone letter too.
  package init?(_ character: Character) {
    var scalars = composedScalars(of: character.unicodeScalars).makeIterator()
    guard let only = scalars.next(), scalars.next() == nil else { return nil }
    self.init(only)
  }

  /// The composed code point.
  package var scalar: Unicode.Scalar {
    // The three indices are in range, so the value is always a scalar.
    Unicode.Scalar(Self.first + UInt32((initial * 21 + medial) * 28 + final)) ?? "\u{FFFD}"
  }

  /// The composed syllable.
  package var character: Character { Character(scalar) }

  /// The opening consonant.
  package var initialLetter: Character { Jamo.initials[initial] }

  /// The vowel, compound ones whole.
  package var medialLetter: Character { Jamo.medials[medial] }

  /// The closing consonant or cluster, if there is one.
  package var finalLetter: Character? { final == 0 ? nil : Jamo.finals[final - 1] }

  /// The two to five letters struck to write the syllable: 꿿 is ㄲ ㅜ ㅔ ㄹ ㅎ.
  package var letters: [Character] {
    let closing = finalLetter.map(Jamo.keystrokeLetters) ?? []
    return [initialLetter] + Jamo.keystrokeLetters(of: medialLetter) + closing
  }
}
