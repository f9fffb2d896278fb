/// The keys struck to write a text on a 두벌식 keyboard: 내비게이션 is `soqlrpdltus`.
///
/// Shifted letters are upper case (ㄲ is `R`). Latin letters and everything else stay as they are, so
/// this also undoes English typed with the Korean layout on: ㅕㅑㅅ뮤ㅠㅁㄱ is `uitabbar`.
package func keystrokes(of text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  var keys: [UInt8] = []
  keys.reserveCapacity(text.utf8.count * 2)
  if hasDecomposedHangul(text) {
    for scalar in composedScalars(of: scalars) { append(scalar, to: &keys) }
  } else {
    for scalar in scalars { append(scalar, to: &keys) }
  }
  return String(decoding: keys, as: UTF8.self)
}

/// By tables: taking syllables apart letter by letter took a tenth of the start of a search.
private func append(_ scalar: Unicode.Scalar, to keys: inout [UInt8]) {
  if let syllable = HangulSyllable(scalar) {
    keys += DubeolsikKeys.ofInitials[syllable.initial]
    keys += DubeolsikKeys.ofMedials[syllable.medial]
    keys += DubeolsikKeys.ofFinals[syllable.final]
    return
  }
  switch scalar.value {
  case 0x3131...0x3163: keys += DubeolsikKeys.ofLetters[Int(scalar.value) - 0x3131]
  case 0x1100...0x1112: keys += DubeolsikKeys.ofInitials[Int(scalar.value) - 0x1100]
  case 0x1161...0x1175: keys += DubeolsikKeys.ofMedials[Int(scalar.value) - 0x1161]
  case 0x11A8...0x11C2: keys += DubeolsikKeys.ofFinals[Int(scalar.value) - 0x11A7]
  default: keys.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

/// The Hangul that keys struck on a 두벌식 keyboard write: `soqlrpdltus` is 내비게이션, `xo` is 태.
///
/// Upper case counts where Shift writes another letter (R E Q T W O P), else it is the plain key. Letters
/// that make no syllable stay lone jamo; what is not a Latin letter stays as it is.
package func hangul(fromKeystrokes keys: some StringProtocol) -> String {
  composedSyllables(ofLetters: keys.map { DubeolsikKeys.letter(ofKey: $0) ?? $0 })
}
