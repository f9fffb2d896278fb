internal import Korean

extension KoreanSuffixes {
  /// The particles that module Korean knows, and the endings of verbs.
  static let standard = KoreanSuffixes(
    groups: particles + typed + VerbEndings.groups, follows: follows,
    bareWords: adverbs + nouns)

  private static let adverbs = [
    "바로", "서로", "새로", "따로", "주로", "별로", "스스로", "대체로", "그대로", "제대로", "함부로",
  ]

  /// Nouns that are another without what would be an ending: 전환 is no 전화, and 초과 no 초.
  private static let nouns = [
    "전환", "변환", "기간", "공간", "시간", "인간", "대신", "사진", "부분", "사실", "수준", "사물", "파일", "타일", "메일", "버전",
    "초과", "줄",
  ]

  /// What is said and typed behind any name, be it correct there or not.
  private static let typed = [
    group(
      .fixedCopula, .any,
      [
        "이고", "이며", "이면", "이지만", "이거나", "이니까", "이므로", "이자", "인가요", "일까요", "에요", "예요",
      ]), group(.fixedCopula, .closed, ["이예요"]), group(.anywhere, .any, ["쯤"]),
  ]

  /// In the order of roles.
  private static let follows = [
    Following(role: .leading, next: [.closing, .anywhere, .fixedCopula]),
    Following(role: .plural, next: nounEndings),
    Following(role: .anywhere, next: [.closing, .anywhere, .fixedCopula]),
    Following(role: .verb, next: verbEndings + [.contraction]),
    Following(role: .noun, next: nounEndings + [.verb]),
    Following(role: .tense, next: verbEndings),
    Following(role: .ending, next: [.closing, .anywhere]),
    Following(role: .nominal, next: nounEndings),
    // Not ㄴ: 지원 is no 지워, and so not 지우.
    Following(role: .contraction, next: [.fusedTense, .fused]),
    Following(role: .fusedTense, next: verbEndings),
    Following(role: .fused, next: [.closing, .anywhere]),
  ]

  private static let nounEndings: [Role] = [
    .alone, .leading, .plural, .closing, .anywhere, .copula, .fixedCopula,
  ]

  private static let verbEndings: [Role] = [.tense, .ending, .nominal, .fusedTense, .fused]

  private static let particles: [Group] = Role.allCases.flatMap { role in
    let members = Particle.all.filter { Role($0) == role }
    let varying = members.filter(\.varies)
    let lenient = varying.filter { $0.afterRieul == $0.afterVowel }
    let strict = varying.filter { $0.afterRieul != $0.afterVowel }
    return [
      group(role, .any, members.filter { !$0.varies }.map(\.afterConsonant)),
      group(role, .consonant, strict.map(\.afterConsonant)),
      group(role, .vowel, strict.map(\.afterVowel)),
      group(role, .closed, lenient.map(\.afterConsonant)),
      group(role, .open, lenient.map(\.afterVowel)),
    ].filter { !$0.forms.isEmpty }
  }

  /// Endings as written, ㄹ for one that closes the syllable before it.
  static func group(_ role: Role, _ place: Place, _ forms: [String]) -> Group {
    Group(
      role: role, place: place,
      forms: Set(forms).map { keystrokes(of: $0) }.sorted().joined(separator: " "))
  }
}

extension KoreanSuffixes.Role {
  fileprivate init(_ particle: Particle) {
    switch particle.role {
    case .alone: self = .alone
    case .leading: self = .leading
    case .suffix: self = .plural
    case .closing: self = .closing
    case .anywhere: self = .anywhere
    case .copula: self = particle.varies ? .copula : .fixedCopula
    }
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
