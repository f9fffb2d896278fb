/// The letters of Hangul, in the order in which Unicode numbers them.
///
/// Every table holds compatibility jamo (U+3131…U+3163), the letters people type and see; the
/// conjoining jamo of decomposed text (U+1100…U+11FF) are mapped onto them.
package enum Jamo {
  /// The 19 letters that may open a syllable.
  package static let initials: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

  /// The 21 vowels.
  package static let medials: [Character] = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")

  /// The 27 consonants and clusters that may close a syllable; index 0 of a syllable's final means none.
  package static let finals: [Character] = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// Letters typed with two keystrokes, and those two letters.
  static let compounds: [Character: [Character]] = [
    "ㅘ": ["ㅗ", "ㅏ"], "ㅙ": ["ㅗ", "ㅐ"], "ㅚ": ["ㅗ", "ㅣ"], "ㅝ": ["ㅜ", "ㅓ"],
    "ㅞ": ["ㅜ", "ㅔ"], "ㅟ": ["ㅜ", "ㅣ"], "ㅢ": ["ㅡ", "ㅣ"],
    "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"], "ㄺ": ["ㄹ", "ㄱ"],
    "ㄻ": ["ㄹ", "ㅁ"], "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"],
    "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"], "ㅄ": ["ㅂ", "ㅅ"],
  ]

  static let joined: [[Character]: Character] = Dictionary(
    uniqueKeysWithValues: compounds.map { ($0.value, $0.key) })

  static let initialIndex = index(of: initials)
  static let medialIndex = index(of: medials)
  static let finalIndex = index(of: finals).mapValues { $0 + 1 }

  /// The letters struck on a keyboard to write one letter: ㅘ is ㅗ and ㅏ, ㄲ is itself.
  package static func keystrokeLetters(of letter: Character) -> [Character] {
    compounds[letter] ?? [letter]
  }

  /// Whether a character is a vowel on its own (ㅏ…ㅣ).
  package static func isVowel(_ letter: Character) -> Bool { medialIndex[letter] != nil }

  /// Whether a character is a consonant or a cluster on its own (ㄱ…ㅎ, ㄳ…ㅄ).
  package static func isConsonant(_ letter: Character) -> Bool {
    initialIndex[letter] != nil || finalIndex[letter] != nil
  }

  /// The compatibility letter of a conjoining jamo in use today, else nil.
  package static func letter(ofConjoining scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0x1100...0x1112: initials[Int(scalar.value - 0x1100)]
    case 0x1161...0x1175: medials[Int(scalar.value - 0x1161)]
    case 0x11A8...0x11C2: finals[Int(scalar.value - 0x11A8)]
    default: nil
    }
  }

  private static func index(of letters: [Character]) -> [Character: Int] {
    Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($0.element, $0.offset) })
  }
}
