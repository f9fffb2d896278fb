/// Two texts of a rule that should say the same.
struct TextPair {
  let rule: Rule
  /// The first language that has the rule, and another.
  let languages: (first: String, second: String)
  let original: RuleText
  let text: RuleText
  private let translation: Translation?

  /// `nil` where one of them has only a title, which is reported elsewhere.
  init?(of rule: Rule, in languages: (first: String, second: String), _ graph: Graph) {
    guard let original = rule.texts[languages.first], let text = rule.texts[languages.second],
      original.passage.hasText == text.passage.hasText
    else { return nil }
    (self.rule, self.languages) = (rule, languages)
    (self.original, self.text) = (original, text)
    translation = graph.translation(of: rule.id, in: languages.second)
  }

  /// The only language that has changed in some respects since a person accepted both, according to `rules.lock`.
  func changedLanguage(in aspects: Set<TextAspect>) -> String? {
    guard let translation, translation.other == languages.first else { return nil }
    let isOwn = !translation.ownChanges.isDisjoint(with: aspects)
    let isOther = !translation.otherChanges.isDisjoint(with: aspects)
    guard isOwn != isOther else { return nil }
    return isOwn ? languages.second : languages.first
  }
}

extension Check {
  /// Reports that two texts differ: at the one that has changed since they agreed, because somebody just wrote it.
  ///
  /// - Parameters:
  ///   - aspects: the respects in which they differ.
  ///   - advice: what to do where it is not known which of them has changed.
  static func report(
    _ pair: TextPair, since aspects: Set<TextAspect>, _ summary: String,
    otherwise advice: String? = nil
  ) -> Diagnostic {
    let changed = pair.changedLanguage(in: aspects)
    let isOriginal = changed == pair.languages.first
    let (place, other) = isOriginal ? (pair.original, pair.text) : (pair.text, pair.original)
    let follower = isOriginal ? pair.languages.second : pair.languages.first
    return report(
      at: place.location,
      Message(
        summary,
        explanation: changed.map {
          "Mend it in '\($0)', which has changed since they agreed, or let '\(follower)' follow."
        } ?? advice,
        notes: [Note(location: other.location, text: "'\(other.title)' is here")]))
  }
}
