/// How a word ends when read aloud, which decides the form of the particle after it.
package enum FinalConsonant: Hashable, Sendable {
  /// In a vowel: 바, `UITabBar`. Takes 를, 가, 는, 와, 로.
  case absent
  /// In ㄹ: 셀, `UILabel`. Takes 을, 이, 은, 과, but 로.
  case rieul
  /// In another consonant: 탭, `iPhone`. Takes 을, 이, 은, 과, 으로.
  case other
}

/// How a word ends when read in Korean; nil where the reading is uncertain.
///
/// Hangul is taken apart; numbers are read in Sino-Korean, abbreviations letter by letter, Latin words by
/// the usual transcription of their last hump (`UITabBar` as 바). Quotation marks, brackets and code marks
/// after the word are skipped, and so is a bracket with text in it: 탭 바(tab bar) ends as 탭 바 does.
package func finalConsonant(of word: some StringProtocol) -> FinalConsonant? {
  let ending = spokenEnding(of: Array(word))
  guard let last = ending.last else { return nil }
  if let syllable = HangulSyllable(last) { return finalConsonant(of: syllable) }
  if isHangul(last) { return finalConsonant(ofLetter: last) }
  if let sign = WordReadings.signs[last] { return sign }
  if last.isASCII, last.isNumber { return NumberReading.finalConsonant(of: ending) }
  if last.isASCII, last.isLetter { return LatinReading.finalConsonant(of: ending) }
  return nil
}

func finalConsonant(of syllable: HangulSyllable) -> FinalConsonant {
  switch syllable.finalLetter {
  case nil: .absent
  case "ㄹ": .rieul
  default: .other
  }
}

/// The name of a consonant ends in one (기역, 리을); a vowel's name is the vowel.
private func finalConsonant(ofLetter letter: Character) -> FinalConsonant? {
  if letter == "ㄹ" { return .rieul }
  if Jamo.isVowel(letter) { return .absent }
  return Jamo.initialIndex[letter] == nil ? nil : .other
}

/// The word without silent marks and bracketed text at its end.
private func spokenEnding(of word: [Character]) -> ArraySlice<Character> {
  var rest = word[...]
  while let last = rest.last {
    if let open = WordReadings.brackets[last], let start = rest.lastIndex(of: open),
      rest[..<start].contains(where: isSpoken)
    {
      rest = rest[..<start]
    } else if isSpoken(last) {
      break
    } else {
      rest.removeLast()
    }
  }
  return rest
}

private func isSpoken(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || isHangul(character)
    || WordReadings.signs[character] != nil
}
