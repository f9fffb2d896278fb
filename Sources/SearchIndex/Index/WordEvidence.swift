/// Which stems of Hangul words are real, as far as the content can tell.
///
/// 바로 may be 바 and a particle or a word of its own. A stem counts when the content shows it in two forms
/// (바를, 바에), or when a name of the glossary has it. One syllable must also occur bare or in a name.
struct WordEvidence {
  private var stemsOfForm: [String: [String]] = [:]
  /// The form of each stem; `nil` for a stem of more than one.
  private var onlyForms: [String: String?] = [:]
  private var named: Set<String> = []

  /// What the words of texts bear out.
  init(_ vocabulary: Vocabulary) {
    for word in vocabulary.words where word.stands { add(word.key, stems: word.stems) }
  }

  private mutating func add(_ key: String, stems: [String]) {
    guard stemsOfForm.updateValue(stems, forKey: key) == nil else { return }
    addForm(key, of: key)
    for stem in stems { addForm(key, of: stem) }
  }

  private mutating func addForm(_ form: String, of stem: String) {
    let known = onlyForms.updateValue(form, forKey: stem)
    if let known, known != form { onlyForms[stem] = .some(nil) }
  }

  /// Whether the content shows a stem in more than one form.
  private func isShared(_ stem: String) -> Bool {
    onlyForms[stem] == .some(nil)
  }

  mutating func addName(_ keys: [String]) {
    named.formUnion(keys)
  }

  func accepts(_ stem: String) -> Bool {
    if named.contains(stem) { return true }
    guard isShared(stem) else { return false }
    return !isOneSyllable(stem) || stemsOfForm[stem] != nil
  }

  /// Whether a form is an ending on a stem, and no stem itself.
  func isInflected(_ form: String) -> Bool {
    !isShared(form) && !named.contains(form)
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
