/// The opening consonants of a text's syllables: 탭 바 is ㅌㅂ.
///
/// Lone consonants, Latin letters (as lower case) and digits count as they stand; clusters are split,
/// and spaces, signs and lone vowels are left out.
package func initialConsonants(of text: some StringProtocol) -> String {
  String(text.flatMap(initialConsonants(of:)))
}

private func initialConsonants(of character: Character) -> [Character] {
  if isHangul(character) {
    return composedScalars(of: character.unicodeScalars).flatMap(initialConsonants(of:))
  }
  return character.isLetter || character.isNumber ? Array(character.lowercased()) : []
}

private func initialConsonants(of scalar: Unicode.Scalar) -> [Character] {
  if let syllable = HangulSyllable(scalar) { return [syllable.initialLetter] }
  let letter = compatibilityLetter(scalar)
  return Jamo.isConsonant(letter) ? Jamo.keystrokeLetters(of: letter) : []
}

/// A lone conjoining letter, which a decomposed query consists of, as the compatibility one.
private func compatibilityLetter(_ scalar: Unicode.Scalar) -> Character {
  Jamo.letter(ofConjoining: scalar) ?? Character(scalar)
}
