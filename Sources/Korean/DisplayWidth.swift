/// How many terminal cells a code point takes: 0, 1 or 2.
///
/// Combining marks, joiners and the vowels and finals of decomposed Hangul take none; Hangul, Han, kana,
/// full-width forms and emoji take two. Control characters take none, but a tab one: print a space for it.
package func displayWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x09: return 1
  case 0x20...0x7E: return 1
  case 0xAD: return 1  // A soft hyphen is a format character that terminals show.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
  case 0xAC00...0xD7A3: return 2
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
    return 0
  default:
    // The running system may know newer emoji than the table.
    return EastAsianWidth.isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

/// How many terminal cells a character takes; an emoji made of several code points takes two.
package func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard scalars.count > 1 else { return scalars.first.map(displayWidth(of:)) ?? 0 }
  return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many terminal cells a text takes on one line.
package func displayWidth(of text: some StringProtocol) -> Int {
  let isPrintableASCII = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  return isPrintableASCII ? text.utf8.count : text.reduce(0) { $0 + displayWidth(of: $1) }
}

private func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
  guard let first = scalars.first, first.properties.isEmoji else { return false }
  if first.properties.isEmojiPresentation { return true }
  // Digits and signs such as © are pictures only when the selector asks for one.
  return scalars.contains("\u{FE0F}")
}
