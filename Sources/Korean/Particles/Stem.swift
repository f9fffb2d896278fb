/// A word without some of its end: 탭 and 에서는 of 탭에서는.
package struct Stem: Hashable, Sendable {
  /// What is left, composed.
  package let text: String
  /// What was taken off, composed; empty for the word itself.
  package let suffix: String

  /// Makes a stem of what is left and what was taken off.
  package init(text: String, suffix: String) {
    self.text = text
    self.suffix = suffix
  }
}

/// Every stem that a word has when particles are taken off, the longest suffix first, the word itself last.
///
/// 도구로는 gives 도구, 도구로 and 도구로는. A stem has at least one character and agrees with its particle
/// (을 after a consonant, 를 after a vowel) as far as its reading is known. Which stems are real is for the
/// caller to say: 바로 gives 바 as well. One-syllable forms of the copula stay on, for they end many
/// nouns: 화면, 경고.
package func strippedParticles(of word: some StringProtocol) -> [Stem] {
  let characters = Array(composedHangul(String(word)))
  let stems = splits(of: characters).compactMap { stem, suffix -> Stem? in
    // No noun ends in 으: it belongs to the particle, 탭으로.
    guard stem.last != "으" else { return nil }
    let rows = ParticleRow.rows(suffix, after: finalConsonant(of: String(stem)))
    guard rows.contains(where: mayBeStripped) else { return nil }
    return Stem(text: String(stem), suffix: String(suffix))
  }
  return stems + [Stem(text: String(characters), suffix: "")]
}

/// The ways to part a word in two, longest suffix first; the suffix is Hangul.
func splits(
  of word: [Character]
) -> [(stem: ArraySlice<Character>, suffix: ArraySlice<Character>)] {
  let hangul = word.reversed().prefix(while: isHangul).count
  let longest = min(ParticleRow.longest, hangul, word.count - 1)
  guard longest > 0 else { return [] }
  return (1...longest).reversed().map { (word.dropLast($0), word.suffix($0)) }
}

private func mayBeStripped(_ row: ParticleRow) -> Bool {
  row.written.count > 1 || row.first.contains { $0.role != .copula }
}
