/// The standard Korean keyboard layout (KS X 5002, 두벌식): which key of a QWERTY board writes which letter.
enum DubeolsikKeys {
  /// The 26 plain keys, then the seven that write another letter with Shift.
  private static let keys = Array("qwertyuiopasdfghjklzxcvbnmQWERTOP")
  private static let letters = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")

  static let keyOfLetter: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(letters, keys))
  private static let letterOfKey: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(keys, letters))

  /// The letter a key writes; Shift changes nothing on a key without a second letter.
  static func letter(ofKey key: Character) -> Character? {
    if let letter = letterOfKey[key] { return letter }
    guard key.isASCII, let plain = key.lowercased().first else { return nil }
    return letterOfKey[plain]
  }
}
