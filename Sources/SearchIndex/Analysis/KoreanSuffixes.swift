internal import Korean

extension KoreanSuffixes {
  /// The particles that module Korean knows, and the endings of verbs below.
  static let standard = KoreanSuffixes(
    afterConsonant: keys(varying.map(\.afterConsonant) + ["으면", "으며", "으세요", "은", "을", "음"]),
    afterVowel: keys(varying.map(\.afterVowel)) + finals,
    afterAny: keys(constant + endings + verbs))

  private static let varying = Particle.all.filter(\.varies)
  private static let constant =
    Particle.all.filter { !$0.varies }.map(\.afterConsonant) + ["들", "로"]

  /// What stands after the stem of any verb.
  private static let endings = """
    다 고 며 면 면서 지 지만 게 기 는 는데 는지 도록 려고 려면 려는 거나 던 세요 십시오 시오 었다 었습니다 습니다 어 어서
    어야 아 아서 아야 자 므로 니까 더라도
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Verbs that make a noun a verb, and 화, which makes it one that changes: 비활성화 of 비활성.
  private static let verbs = """
    하 되 시키 해 했 돼 됐 되었 하였 시켜 시켰 해서 해야 하여 돼서 돼야 되어 시켜서 시켜야 화
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Endings that close the last syllable of the stem: 할, 한, 함, 합니다.
  private static let finals = [
    keystrokes(of: "ㄹ"), keystrokes(of: "ㄴ"), keystrokes(of: "ㅁ"), keystrokes(of: "ㅂ니다"),
    keystrokes(of: "ㄴ다"), keystrokes(of: "ㄹ지"), keystrokes(of: "ㄹ수록"), keystrokes(of: "ㅆ다"),
    keystrokes(of: "ㅆ습니다"),
  ]

  private static func keys(_ suffixes: [String]) -> [String] {
    Set(suffixes).map { keystrokes(of: $0) }.sorted()
  }
}

extension Keyboard {
  /// The standard layout as module Korean knows it.
  static let dubeolsik = Keyboard(
    initials: Jamo.initials.map { keystrokes(of: String($0)) },
    medials: Jamo.medials.map { keystrokes(of: String($0)) },
    finals: [""] + Jamo.finals.map { keystrokes(of: String($0)) },
    letters: (UInt32(0x3131)...0x3163).compactMap(Unicode.Scalar.init).map {
      keystrokes(of: String($0))
    })
}
