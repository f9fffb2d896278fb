/// The standard Korean keyboard layout (KS X 5002, 두벌식): which key of a QWERTY board writes which letter.
enum DubeolsikKeys {
  /// The 26 plain keys, then the seven that write another letter with Shift.
  private static let keys = Array("qwertyuiopasdfghjklzxcvbnmQWERTOP")
  private static let letters = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")

  private static let letterOfKey: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(keys, letters))

  /// The letter a key writes; Shift changes nothing on a key without a second letter.
  static func letter(ofKey key: Character) -> Character? {
    if let letter = letterOfKey[key] { return letter }
    guard key.isASCII, let plain = key.lowercased().first else { return nil }
    return letterOfKey[plain]
  }

  /// The keys struck for each of the letters U+3131…U+3163, two where it is a compound one.
  static let ofLetters: [[UInt8]] = """
    r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m \
    ml l
    """.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)

  static let ofInitials = ofLetters(Jamo.initials)
  static let ofMedials = ofLetters(Jamo.medials)
  /// The first for no letter.
  static let ofFinals = [[]] + ofLetters(Jamo.finals)

  private static func ofLetters(_ letters: [Character]) -> [[UInt8]] {
    letters.map { letter in
      let number = letter.unicodeScalars.reduce(0) { $0 + Int($1.value) } - 0x3131
      return ofLetters.indices.contains(number) ? ofLetters[number] : []
    }
  }
}
