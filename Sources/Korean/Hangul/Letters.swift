/// The letters of a text, for comparing names letter by letter: 탭 바 is ㅌ ㅐ ㅂ, a space, ㅂ ㅏ.
///
/// Hangul becomes compatibility jamo, compound letters broken into the ones that are struck, the same
/// for composed and decomposed input; other letters become lower case; all else stays.
package func letters(of text: some StringProtocol) -> [Character] {
  text.flatMap(letters(of:))
}

private func letters(of character: Character) -> [Character] {
  if let ascii = character.asciiValue {
    // The byte is taken up anew because "\r\n" is one character with the value of "\n".
    return [(65...90).contains(ascii) ? Character(Unicode.Scalar(ascii + 32)) : character]
  }
  let scalars = composedScalars(of: character.unicodeScalars)
  guard scalars.contains(where: isHangul) else { return Array(character.lowercased()) }
  return scalars.flatMap { scalar in
    if let syllable = HangulSyllable(scalar) { return syllable.letters }
    return Jamo.keystrokeLetters(of: Jamo.letter(ofConjoining: scalar) ?? Character(scalar))
  }
}

/// Whether a scalar is Hangul: a syllable, a compatibility letter or a conjoining one.
package func isHangul(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
  default: false
  }
}

/// Whether a character is Hangul, composed or not, a lone letter too.
package func isHangul(_ character: Character) -> Bool {
  character.unicodeScalars.first.map(isHangul) ?? false
}

/// Joins letters to syllables, as an input method does while they are typed: ㅌㅐㅂ is 탭, ㅌㅐㅂㅏ is 태바.
///
/// A consonant before a vowel opens the next syllable. Letters that make no syllable stay as they are,
/// lone vowels joined where they make a compound one, consonants never (so that ㄱㅅ stays a query for
/// initial consonants). Other characters stay and end the syllable before them.
package func composedSyllables(ofLetters letters: some Collection<Character>) -> String {
  var rest = Array(letters)[...]
  var text = ""
  while !rest.isEmpty {
    text.append(nextCharacter(&rest))
  }
  return text
}

private func nextCharacter(_ letters: inout ArraySlice<Character>) -> Character {
  let opening = letters.removeFirst()
  if Jamo.isVowel(opening) { return medial(opening, &letters) }
  guard Jamo.initialIndex[opening] != nil, let vowel = letters.first, Jamo.isVowel(vowel) else {
    return opening
  }
  letters.removeFirst()
  let middle = medial(vowel, &letters)
  let syllable = HangulSyllable(
    initial: opening, medial: middle, final: closingConsonant(&letters))
  return syllable?.character ?? opening
}

private func medial(_ vowel: Character, _ letters: inout ArraySlice<Character>) -> Character {
  guard let next = letters.first, let compound = Jamo.joined[[vowel, next]] else { return vowel }
  letters.removeFirst()
  return compound
}

private func closingConsonant(_ letters: inout ArraySlice<Character>) -> Character? {
  let ahead = Array(letters.prefix(3))
  func isFree(_ index: Int) -> Bool { index >= ahead.count || !Jamo.isVowel(ahead[index]) }
  guard let first = ahead.first, Jamo.finalIndex[first] != nil, isFree(1) else { return nil }
  letters.removeFirst()
  guard ahead.count > 1, isFree(2), let cluster = Jamo.joined[[first, ahead[1]]] else {
    return first
  }
  letters.removeFirst()
  return cluster
}
