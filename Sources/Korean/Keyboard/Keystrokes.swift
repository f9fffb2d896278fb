/// The keys struck to write a text on a 두벌식 keyboard: 내비게이션 is `soqlrpdltus`.
///
/// Shifted letters are upper case (ㄲ is `R`). Latin letters and everything else stay as they are, so
/// this also undoes English typed with the Korean layout on: ㅕㅑㅅ뮤ㅠㅁㄱ is `uitabbar`.
package func keystrokes(of text: some StringProtocol) -> String {
  var keys = ""
  for character in text {
    if isHangul(character) {
      keys.append(
        contentsOf: letters(of: String(character)).map { DubeolsikKeys.keyOfLetter[$0] ?? $0 })
    } else {
      keys.append(character)
    }
  }
  return keys
}

/// The Hangul that keys struck on a 두벌식 keyboard write: `soqlrpdltus` is 내비게이션, `xo` is 태.
///
/// Upper case counts where Shift writes another letter (R E Q T W O P), else it is the plain key. Letters
/// that make no syllable stay lone jamo; what is not a Latin letter stays as it is.
package func hangul(fromKeystrokes keys: some StringProtocol) -> String {
  composedSyllables(ofLetters: keys.map { DubeolsikKeys.letter(ofKey: $0) ?? $0 })
}
