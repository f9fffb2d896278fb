/// Which stems of Hangul words are real, as far as the content can tell.
///
/// 바로 may be 바 and a particle or a word of its own. A stem counts when the content shows it in two forms
/// (바를, 바에), or when a name of the glossary has it. One syllable must also occur bare or in a name.
struct WordEvidence {
  private var stemsOfForm: [String: [String]] = [:]
  private var formsOfStem: [String: Set<String>] = [:]
  private var named: Set<String> = []

  mutating func add(_ key: String, stems: [String]) {
    guard stemsOfForm.updateValue(stems, forKey: key) == nil else { return }
    formsOfStem[key, default: []].insert(key)
    for stem in stems { formsOfStem[stem, default: []].insert(key) }
  }

  mutating func addName(_ keys: [String]) {
    named.formUnion(keys)
  }

  func accepts(_ stem: String) -> Bool {
    if named.contains(stem) { return true }
    guard (formsOfStem[stem]?.count ?? 0) > 1 else { return false }
    return !isOneSyllable(stem) || stemsOfForm[stem] != nil
  }

  /// Whether a form is an ending on a stem, and no stem itself.
  func isInflected(_ form: String) -> Bool {
    (formsOfStem[form]?.count ?? 0) < 2 && !named.contains(form)
      && stems(of: form).contains(where: accepts)
  }

  /// The stems of a form that the content shows.
  func stems(of form: String) -> [String] {
    stemsOfForm[form] ?? []
  }

  /// At most a consonant, two keys of a vowel and one more consonant, after the mark.
  private func isOneSyllable(_ stem: String) -> Bool {
    let vowels = stem.utf8.dropFirst().split { !Stemmer.isVowel($0) }
    return vowels.count < 2
  }
}
