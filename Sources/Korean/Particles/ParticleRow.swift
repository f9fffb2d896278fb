/// One or several particles in a row, as they stand after a word: 에서는, 으로부터, 까지.
package struct ParticleRow: Hashable, Sendable {
  /// The particles the first of the row may be: two for 야, which is both 아/야 and 이야/야.
  package let first: [Particle]
  /// The form in which the first is written.
  package let form: String
  /// What is written after the first; it depends on the first, not on the word.
  package let tail: String

  /// The row as written.
  package var written: String { form + tail }

  /// The row as it should be written after a word; nil where that is uncertain.
  package func form(after word: some StringProtocol) -> String? {
    let forms = first.map { $0.form(after: word) }
    guard let sure = forms.first ?? nil, forms.allSatisfy({ $0 == sure }) else { return nil }
    return sure + tail
  }

  /// The particles that a text which follows a term begins with; nil when it begins with none.
  ///
  /// All Hangul up to the first other character must be particles, so 이 is found in "이 보입니다" and not in
  /// "이동합니다". The first is the longest possible. Their length in the text, composed or not, is that of
  /// ``written`` in characters.
  package static func leading(_ text: some StringProtocol) -> ParticleRow? {
    let run = text.prefix(while: isHangul)
    guard run.count <= longest else { return nil }
    return rows(Array(run)[...], after: nil).first
  }

  /// Every way to read a run of syllables as particles after a word that ends so, the longest first particle
  /// first; any form will do when the ending is nil.
  static func rows(_ run: ArraySlice<Character>, after ending: FinalConsonant?) -> [ParticleRow] {
    guard !run.isEmpty else { return [] }
    return (1...min(run.count, Particle.longestForm)).reversed().compactMap { length in
      row(run, splitAt: length, after: ending)
    }
  }

  /// The longest row looked for, in syllables.
  static let longest = 8

  private static func row(
    _ run: ArraySlice<Character>, splitAt length: Int, after ending: FinalConsonant?
  ) -> ParticleRow? {
    let form = composedHangul(String(run.prefix(length)))
    let tail = run.dropFirst(length)
    let first = (Particle.byForm[form] ?? []).filter { particle in
      fits(particle, form, ending) && (tail.isEmpty || isTail(tail, of: particle, as: form))
    }
    guard !first.isEmpty else { return nil }
    return ParticleRow(first: first, form: form, tail: composedHangul(String(tail)))
  }

  private static func isTail(
    _ run: ArraySlice<Character>, of particle: Particle, as form: String
  ) -> Bool {
    guard particle.leads else { return false }
    return rows(run, after: finalConsonant(of: form)).contains { row in
      row.first.contains(where: particle.mayPrecede)
    }
  }

  private static func fits(_ particle: Particle, _ form: String, _ ending: FinalConsonant?) -> Bool
  {
    guard let ending else { return true }
    return particle.form(after: ending) == form
  }
}

extension Particle {
  /// Whether any other may stand after it.
  var leads: Bool { [.leading, .anywhere, .suffix].contains(role) }

  /// Whether another may stand right after it.
  func mayPrecede(_ other: Particle) -> Bool {
    switch other.role {
    case .closing, .anywhere: leads
    case .copula: role == .suffix || leads && !other.varies
    case .alone, .leading, .suffix: role == .suffix
    }
  }
}

/// The particles for a new word in the place of an old one: 탭 and 을, replaced by 바, give 를.
///
/// `written` is what follows the old word, from the first particle to the last: 을, 으로부터, 이라는. The old
/// word tells apart what is written alike (야 after a vowel); a form that was wrong after it is put right
/// after the new one. Returns nil when `written` is no row of particles or the new form is uncertain.
package func correctedParticles(
  _ written: some StringProtocol, after oldWord: some StringProtocol,
  replacedBy newWord: some StringProtocol
) -> String? {
  let run = Array(written)
  guard run.count <= ParticleRow.longest, run.allSatisfy(isHangul) else { return nil }
  let agreeing = ParticleRow.rows(run[...], after: finalConsonant(of: oldWord)).first
  let row = agreeing ?? ParticleRow.rows(run[...], after: nil).first
  return row?.form(after: newWord)
}
