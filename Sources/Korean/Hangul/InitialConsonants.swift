/// The opening consonants of a text's syllables: 탭 바 is ㅌㅂ.
///
/// Lone consonants, Latin letters (as lower case) and digits count as they stand; clusters are split,
/// and spaces, signs and lone vowels are left out.
package func initialConsonants(of text: some StringProtocol) -> String {
  String(text.flatMap(initialConsonants(of:)))
}

/// Whether a query is made of opening consonants alone (ㅌㅂ, ㅌ ㅂ, ㄳ for ㄱㅅ), and of at least one.
///
/// Some input methods join ㄱㅅ typed without a vowel to the cluster ㄳ, so clusters count too.
package func isInitialConsonants(_ query: some StringProtocol) -> Bool {
  // By code point, because conjoining consonants in a row are one character.
  let letters = query.unicodeScalars.filter { !$0.properties.isWhitespace }
  return !letters.isEmpty && letters.allSatisfy { Jamo.isConsonant(compatibilityLetter($0)) }
}

/// The text with ㄲ ㄸ ㅃ ㅆ ㅉ made single, so that ㅂㄹ finds 빠른 as well as 보류.
package func withSingleConsonants(_ consonants: some StringProtocol) -> String {
  let single: [Character: Character] = ["ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"]
  return String(consonants.map { single[$0] ?? $0 })
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
