/// The text with its conjoining jamo joined to syllables, as NFC would join them; all else as it was.
///
/// Canonical composition of Hangul is arithmetic (the Unicode Standard, 3.12), so no table is needed.
/// Jamo out of use today, which have no composed form, stay.
package func composedHangul(_ text: String) -> String {
  guard hasDecomposedHangul(text) else { return text }
  return String(String.UnicodeScalarView(composedScalars(of: text.unicodeScalars)))
}

/// Whether a text holds conjoining jamo, that is, Hangul written as NFD.
package func hasDecomposedHangul(_ text: some StringProtocol) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { hasDecomposedHangul($0) }
    ?? holdConjoiningJamo(text.utf8)
}

/// Whether a text, as UTF-8, holds conjoining jamo, that is, Hangul written as NFD.
///
/// Hardly a text has the byte that these letters begin with, and to ask for it alone looks at many bytes at once.
package func hasDecomposedHangul(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var found: UInt8 = 0
  for index in text.indices { found |= text[index] == 0xE1 ? 1 : 0 }
  return found != 0 && holdConjoiningJamo(text)
}

// U+1100…U+11FF in UTF-8: E1, then 84 to 87. Every text passes here, so it is worth asking bytes.
private func holdConjoiningJamo(_ bytes: some Sequence<UInt8>) -> Bool {
  var before: UInt8 = 0
  for byte in bytes {
    if before == 0xE1, (0x84...0x87).contains(byte) { return true }
    before = byte
  }
  return false
}

/// Joins initial and medial, then syllable and final, in one pass.
func composedScalars(of scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
  var composed: [Unicode.Scalar] = []
  for scalar in scalars {
    if let before = composed.last, let joined = joined(before, scalar) {
      composed[composed.count - 1] = joined
    } else {
      composed.append(scalar)
    }
  }
  return composed
}

private func joined(_ before: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x1161...0x1175:
    guard (0x1100...0x1112).contains(before.value) else { return nil }
    return HangulSyllable(
      initial: Int(before.value - 0x1100), medial: Int(scalar.value - 0x1161))?.scalar
  case 0x11A8...0x11C2:
    guard let open = HangulSyllable(before), open.final == 0 else { return nil }
    return HangulSyllable(
      initial: open.initial, medial: open.medial, final: Int(scalar.value - 0x11A7))?.scalar
  default:
    return nil
  }
}
