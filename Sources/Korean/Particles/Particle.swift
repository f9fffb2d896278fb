/// A particle (조사) in the forms it takes after a consonant, a vowel and ㄹ.
package struct Particle: Hashable, Sendable {
  /// After a consonant: 을.
  package let afterConsonant: String
  /// After a vowel: 를.
  package let afterVowel: String
  /// After ㄹ: as after a consonant, but 로 of 으로/로.
  package let afterRieul: String
  /// Where it may stand among several particles.
  package let role: Role

  /// Where a particle may stand in a row of particles such as 에서는.
  package enum Role: Hashable, Sendable {
    /// Alone: right after the word, and nothing after it.
    case alone
    /// Right after the word, others may follow: 에서 of 에서는.
    case leading
    /// As ``leading``, but making a word of its own to which any may be joined: 들 of 들에게는.
    case suffix
    /// After the word or another, nothing after it: 는 of 에서는.
    case closing
    /// Anywhere: 까지 of 에서까지는.
    case anywhere
    /// As ``alone``, but a form of the copula 이다, whose short forms end many nouns (화면, 경고).
    case copula
  }

  /// Makes a particle of one form (까지) or two parted by a slash (을/를).
  init(_ forms: Substring, _ role: Role) {
    let parts = forms.split(separator: "/").map(String.init)
    afterConsonant = parts.first ?? ""
    afterVowel = parts.last ?? ""
    afterRieul = afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    self.role = role
  }

  /// Whether the form depends on the word before it.
  package var varies: Bool { afterConsonant != afterVowel }

  /// The form after a word that ends so.
  package func form(after ending: FinalConsonant) -> String {
    switch ending {
    case .absent: afterVowel
    case .rieul: afterRieul
    case .other: afterConsonant
    }
  }

  /// The form after a word; nil where it varies and the word's reading is uncertain.
  package func form(after word: some StringProtocol) -> String? {
    guard varies else { return afterConsonant }
    return finalConsonant(of: word).map { form(after: $0) }
  }
}
