import Foundation

extension String {
  /// Decomposed by Foundation, which the module under test does without.
  var nfd: String { decomposedStringWithCanonicalMapping }
  var nfc: String { precomposedStringWithCanonicalMapping }
  /// Code points, because `==` of strings does not tell NFC from NFD.
  var codePoints: [UInt32] { unicodeScalars.map(\.value) }
}
