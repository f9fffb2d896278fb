import RuleGraph

/// All that pages say of a rule in any language, put together once: each rule is on some thirty pages.
final class RuleEntry: Sendable {
  let rule: Rule
  let id: RuleID
  /// The page that has the rule, below the language's folder.
  let page: String
  /// Its place there, with `#` before it.
  let anchor: String
  /// Both.
  let address: String
  /// The address in the twin of the page, and what ends a link to it; `nil` where it needs more than to be written.
  let twinAddress: String?
  /// The component or part that the rule belongs to.
  let component: String
  /// The place of the rule in reading order, by which languages keep what they say of it.
  let position: Int
  /// The positions of the editions in which it holds; `nil` for none.
  let span: Range<Int>?
  let kind: RuleKind
  let platforms: [String]
  /// The table of system items that stands beneath it.
  let table: String?
  let isHistoric: Bool
  /// The ids of the editions in which it holds, unless it holds in all.
  let marks: String?
  let relations: RuleRelations
  /// Whether there may be something to say of how its texts stand to one another.
  let mayBeUntranslated: Bool
  private let source: RuleEntrySource
  private let made: Made?

  /// What takes long to make.
  private struct Made {
    let sources: [CitedSource]
    let markups: [(language: String, markup: RuleMarkup)]
  }

  /// - Parameter isLater: whether texts are made when they are wanted.
  init(_ rule: Rule, at position: Int, from source: RuleEntrySource, isLater: Bool) {
    self.rule = rule
    self.position = position
    self.source = source
    id = rule.id
    page = "\(rule.id.page).html"
    anchor = "#\(rule.id.name)"
    address = page + anchor
    let twin = TwinAddress.twin(of: address)
    twinAddress = TwinText.isPlain(twin) ? twin + ")" : nil
    component = rule.component
    kind = rule.kind
    platforms = rule.platforms
    table = rule.table
    let relations = source.relations[id]
    self.relations = relations
    span = source.timeline.span(of: id)
    isHistoric = source.timeline.isHistoric(id)
    marks = source.timeline.marks(of: id)
    guard !isLater else {
      made = nil
      mayBeUntranslated = true
      return
    }
    mayBeUntranslated = source.mayBeUntranslated(id)
    let markups = rule.texts.languages.compactMap { language in
      source.markup(of: rule, in: language).map { (language, $0) }
    }
    made = Made(sources: CitedSource.sources(of: rule), markups: markups)
  }

  /// The documents it was taken from.
  var sources: [CitedSource] {
    made?.sources ?? CitedSource.sources(of: rule)
  }

  func markup(in language: String) -> RuleMarkup? {
    guard let made else {
      return source.markup(of: rule, in: language)
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
