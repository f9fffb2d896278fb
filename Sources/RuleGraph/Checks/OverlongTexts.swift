/// The texts of rules that may hold the text of another, whose heading is missing behind them in the one language.
///
/// The heading is reported; that the languages of the rule before it do not agree follows from its being missing.
struct OverlongTexts: Sendable {
  /// What a language has of a rule or section whose heading another lacks.
  struct Missing: Sendable {
    let language: String
    let passage: Passage
  }

  private struct Place: Hashable {
    let rule: RuleID
    let language: String
  }

  private let missing: [Place: [Missing]]

  init(in outlines: [PageOutline]) {
    missing = outlines.filter(\.lacksHeadings).reduce(into: [:]) { missing, outline in
      let renamed = Set(
        outline.renamed.flatMap { [$0.original.id?.value, $0.translation.id?.value] })
      for language in outline.languages {
        var last: PageOutline.Entry?
        for entry in outline.entries {
          if entry.headings[language] != nil {
            last = entry
          } else if case .id(let id) = entry.key, !renamed.contains(id),
            let rule = last?.ruleID(on: outline.page.id), let text = Missing(entry, outline)
          {
            missing[Place(rule: rule, language: language), default: []].append(text)
          }
        }
      }
    }
  }

  /// What the text of a rule may hold besides its own.
  func texts(missingBehind rule: RuleID, in language: String) -> [Missing] {
    missing[Place(rule: rule, language: language)] ?? []
  }
}

extension PageOutline {
  /// Whether a language lacks a heading that another has.
  var lacksHeadings: Bool {
    entries.contains { entry in
      if case .section = entry.key { return false }
      return languages.contains { entry.headings[$0] == nil }
    }
  }
}

extension OverlongTexts.Missing {
  fileprivate init?(_ entry: PageOutline.Entry, _ outline: PageOutline) {
    guard let (language, heading) = entry.headings.first(of: outline.languages),
      let text = outline.page.texts[language]
    else { return nil }
    self.language = language
    passage = Passage(document: text.document, heading: heading.node, body: heading.body)
  }
}
