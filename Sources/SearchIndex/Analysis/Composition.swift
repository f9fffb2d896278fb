internal import Foundation
internal import Korean

/// The text in NFC.
///
/// Hangul is composed by arithmetic. Everything else takes tables of Unicode, which are used only where a text has
/// something that they may change; that makes a text of API names and Korean cheap. The page's script asks by the same
/// ranges.
func composed(_ text: String) -> String {
  guard text.utf8.withContiguousStorageIfAvailable(holdsLeadingByte) ?? true else { return text }
  return text.unicodeScalars.contains { mayCompose($0.value) }
    ? text.precomposedStringWithCanonicalMapping : composedHangul(text)
}

/// Bytes that such letters, and those of decomposed Hangul, begin with in UTF-8, and few others; to ask for them alone
/// looks at many bytes at once.
private func holdsLeadingByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var found: UInt8 = 0
  for byte in bytes {
    found |= byte &- 0xCC < 0xE2 - 0xCC ? 1 : 0
    found |= byte == 0xE3 ? 1 : 0
    found |= byte == 0xEF ? 1 : 0
  }
  return found != 0
}

/// Marks, and letters of scripts that have marks of their own.
private func mayCompose(_ letter: UInt32) -> Bool {
  switch letter {
  case 0x0300...0x036F, 0x0591...0x10FF, 0x1200...0x1FFF, 0x3099...0x309A, 0xFB1D...0xFB4F: true
  default: false
  }
}
