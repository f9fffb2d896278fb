import RuleGraph

/// What the entries of rules are made from.
final class RuleEntrySource: Sendable {
  let graph: Graph
  let timeline: Timeline
  let relations: RelationTable
  private let addresses: AddressBook
  private let wordings: [String: Wording]
  private let hasTwins: Bool
  let languages: [String]

  init(
    _ graph: Graph, _ addresses: AddressBook,
    _ edges: (timeline: Timeline, relations: RelationTable), _ wordings: [String: Wording]
  ) {
    self.graph = graph
    self.addresses = addresses
    (timeline, relations) = edges
    self.wordings = wordings
    hasTwins = graph.site.publication.hasTwins
    languages = graph.site.languageCodes
  }

  func entry(of rule: Rule, at position: Int, isLater: Bool) -> RuleEntry {
    RuleEntry(rule, at: position, from: self, isLater: isLater)
  }

  func markup(of rule: Rule, in language: String) -> RuleMarkup? {
    rule.texts[language].map { RuleMarkup($0, with: prose(on: rule.id.page, in: language)) }
  }

  /// What stands beneath the titles of rules on one page, by their names.
  func bodies(
    of rules: [RuleEntry], on component: String, in language: String
  ) -> [String: RuleBody] {
    let prose = prose(on: component, in: language)
    let bodies = rules.compactMap { entry in
      entry.rule.texts[language].map { text in
        (
          entry.id.name,
          RuleBody(text, apis: entry.relations.apis, with: prose, hasTwin: hasTwins)
        )
      }
    }
    return Dictionary(bodies, uniquingKeysWith: { first, _ in first })
  }

  private func prose(on component: String, in language: String) -> ProseRenderer {
    ProseRenderer(
      place: Place(graph: graph, addresses: addresses, page: "\(component).html"),
      component: component, language: language,
      wording: wordings[language] ?? Wording([:], preference: []))
  }

  /// Whether a text of a rule is not as it was when somebody accepted it, or never was accepted.
  func mayBeUntranslated(_ rule: RuleID) -> Bool {
    languages.contains { language in
      switch graph.translation(of: rule, in: language)?.state {
      case .translated, .missing, nil: false
      case .needsReview, .stale: true
      }
    }
  }
}
