internal import Foundation

/// Small letters without their marks, as who lacks them on the keyboard types them: `café` and `cafe`, `Größe` and
/// `grosse` are one word.
enum LetterFolding {
  /// - Parameter lower: letters of Latin, Greek or Cyrillic, in lower case.
  static func plain(_ lower: String) -> String {
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var plain = ""
    for scalar in lower.decomposedStringWithCanonicalMapping.unicodeScalars
    where !(0x300...0x36F).contains(scalar.value) {
      if let letters = undivided[scalar] {
        plain += letters
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// Letters that Unicode does not take apart.
  private static let undivided: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l",
    "þ": "th",
    "ς": "σ",
  ]
}
