/// What may be taken off the end of a Korean word, and which endings may follow one another.
struct KoreanSuffixes: Sendable, Equatable {
  /// Endings of one role after words of one kind.
  struct Group: Sendable, Equatable {
    let role: Role
    let place: Place
    /// Keystrokes parted by spaces; `u>l` leaves an `l` behind: 숨겨 is 숨기.
    let forms: String
  }

  /// What an ending does, which decides what may follow it.
  enum Role: String, Sendable, CaseIterable {
    /// Particles by their place among others, as module Korean has them; the copula, once with forms that
    /// depend on the word.
    case alone, leading, plural, closing, anywhere, copula, fixedCopula
    /// 하 and 되, which make a noun a verb; 화, which makes it another noun.
    case verb, noun
    /// Endings of verbs: 었 and 시 inside, 고 and 세요 at the end, 기 that makes a noun of it.
    case tense, ending, nominal
    /// A vowel that took up the ending after it: 겨 of 기어.
    case contraction
    /// Endings that may stand after such a vowel, too: ㅆ inside, 서 and 도 at the end.
    case fusedTense, fused

    /// Whether what stands before is a noun.
    var isOfNouns: Bool {
      switch self {
      case .alone, .leading, .plural, .closing, .anywhere, .copula, .fixedCopula: true
      default: false
      }
    }

    /// Whether it is a particle, which the copula is not: 면 may be of either, and is mostly a verb's.
    var isParticle: Bool { isOfNouns && self != .copula && self != .fixedCopula }

    /// Whether what stands before is a verb.
    var isOfVerbs: Bool {
      switch self {
      case .tense, .ending, .nominal, .contraction, .fusedTense, .fused: true
      default: false
      }
    }
  }

  /// What must stand before an ending.
  enum Place: String, Sendable, CaseIterable {
    case any, vowel, consonant
    /// A vowel or ㄹ, and a consonant but ㄹ: 로 and 으로.
    case open, closed
    /// Anything behind a whole syllable: 겨 is 기어 in 숨겨, and 켜 by itself is no 키어.
    case syllable
  }

  let groups: [Group]
  /// For each role the roles that may come right after it; nothing may come after a role that is not here.
  let follows: [Following]
  /// Words that only seem to have an ending, 바로 and 전환, unless they end a name: 탭 바로.
  let bareWords: [String]

  /// What may stand right after an ending.
  struct Following: Sendable, Equatable {
    let role: Role
    let next: [Role]
  }
}
