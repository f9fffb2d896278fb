extension Graph {
  /// How a rule's text in a language relates to its texts in the others; `nil` for an unknown rule or language.
  public func translationState(of rule: RuleID, in language: String) -> TranslationState? {
    translation(of: rule, in: language)?.state
  }

  /// How a rule stands in a language; `nil` for what is no rule or language here.
  package func translation(of rule: RuleID, in language: String) -> Translation? {
    translations(of: rule)?[language]
  }

  /// How a rule stands in each language; `nil` for what is no rule.
  package func translations(of rule: RuleID) -> Localized<Translation>? {
    index.rules[rule].map { translations[$0] }
  }

  /// What became of an id that has no rule any more; `nil` for one that has, or never had.
  package func formerRule(_ id: RuleID) -> FormerRule? {
    formerPositions[id].map { formerRules[$0] }
  }

  /// The facts of a rule's text, for showing what differs between two languages.
  package func facts(of rule: Rule, in language: String) -> PassageFacts? {
    rule.texts[language].map { PassageFacts($0.passage, on: place(of: rule, in: language)) }
  }

  /// The page file that a rule is in.
  package func place(of rule: Rule, in language: String) -> PagePlace {
    let group = component(rule.id.page)?.group ?? ""
    return PagePlace(folder: "\(group)/\(rule.id.page)", language: language)
  }
}
