import RuleGraph

/// All that pages say of a rule in any language, put together once: each rule is on some thirty pages.
final class RuleEntry: Sendable {
  let rule: Rule
  let id: RuleID
  /// The component or part that the rule belongs to.
  let component: String
  /// The place of the rule in reading order, by which languages keep what they say of it.
  let position: Int
  /// The positions of the editions in which it holds; `nil` for none.
  let span: Range<Int>?
  let isHistoric: Bool
  /// The ids of the editions in which it holds, unless it holds in all.
  let marks: String?
  let relations: RuleRelations
  private let source: RuleEntrySource
  private let made: Made?

  /// What takes long to make.
  private struct Made {
    let sources: [CitedSource]
    let markups: [(language: String, markup: RuleMarkup)]
  }

  /// - Parameter isLater: whether texts are made when they are wanted.
  fileprivate init(_ rule: Rule, at position: Int, from source: RuleEntrySource, isLater: Bool) {
    self.rule = rule
    self.position = position
    self.source = source
    id = rule.id
    component = rule.component
    let relations = source.relations[id]
    self.relations = relations
    span = source.timeline.span(of: id)
    isHistoric = source.timeline.isHistoric(id)
    marks = source.timeline.marks(of: id)
    guard !isLater else {
      made = nil
      return
    }
    let markups = rule.texts.languages.compactMap { language in
      source.markup(of: rule, relations.apis, in: language, isLater: false).map { (language, $0) }
    }
    made = Made(sources: CitedSource.sources(of: rule), markups: markups)
  }

  /// The documents it was taken from.
  var sources: [CitedSource] {
    made?.sources ?? CitedSource.sources(of: rule)
  }

  func markup(in language: String) -> RuleMarkup? {
    guard let made else {
      return source.markup(of: rule, relations.apis, in: language, isLater: true)
    }
    return made.markups.first { $0.language == language }?.markup
  }

  /// The markup in the first of the languages that has it.
  func markup(of languages: [String]) -> (language: String, markup: RuleMarkup)? {
    for language in languages {
      if let markup = markup(in: language) { return (language, markup) }
    }
    return nil
  }
}

/// What the entries of rules are made from.
final class RuleEntrySource: Sendable {
  let graph: Graph
  let timeline: Timeline
  let relations: RelationTable
  private let addresses: AddressBook
  private let wordings: [String: Wording]

  init(
    _ graph: Graph, _ addresses: AddressBook,
    _ edges: (timeline: Timeline, relations: RelationTable), _ wordings: [String: Wording]
  ) {
    self.graph = graph
    self.addresses = addresses
    (timeline, relations) = edges
    self.wordings = wordings
  }

  func entry(of rule: Rule, at position: Int = 0, isLater: Bool) -> RuleEntry {
    RuleEntry(rule, at: position, from: self, isLater: isLater)
  }

  fileprivate func markup(
    of rule: Rule, _ apis: [NodeID], in language: String, isLater: Bool
  ) -> RuleMarkup? {
    guard let text = rule.texts[language] else { return nil }
    let page = rule.id.page
    let place = Place(graph: graph, addresses: addresses, page: "\(page).html")
    let prose = ProseRenderer(
      place: place, component: page, language: language,
      wording: wordings[language] ?? Wording([:], preference: []))
    return RuleMarkup(text, apis: apis, with: prose, isLater: isLater)
  }
}
