import RuleGraph
import Synchronization

/// What stands beneath the title of a rule in one language, as markup.
final class RuleBody: Sendable {
  let html: TrustedHTML
  /// With figures as captions alone, for standing beside one that has the drawings.
  let captioned: TrustedHTML
  /// Title and body for the twin of the page; `nil` on a site without twins.
  let twin: TwinMarkup?
  /// The symbols and system items that the rule governs and that the text does not name.
  let unnamedAPIs: [NodeID]

  /// - Parameter apis: those that the rule governs.
  init(_ text: RuleText, apis: [NodeID], with prose: ProseRenderer, hasTwin: Bool) {
    let passage = text.passage
    html = prose.body(of: passage)
    var captions = prose
    captions.drawsFigures = false
    captioned = passage.hasImage ? captions.body(of: passage) : html
    twin = hasTwin ? TwinMarkup(passage, title: text.title, with: TwinProse(prose)) : nil
    let named = apis.isEmpty ? [] : passage.apis(in: prose.place.graph)
    unnamedAPIs = apis.filter { !named.contains($0) }
  }
}

/// The bodies of the rules on a component's page, which only that page, the one with all languages and their twins show.
final class PageBodies: Sendable {
  /// By language, and then by the names of the rules, which are a page's own.
  private let bodies: [String: Lazy<[String: RuleBody]>]

  /// - Parameter rules: those on the page of the component.
  init(_ rules: [RuleEntry], on component: String, from source: RuleEntrySource) {
    let bodies = source.languages.map { language in
      (language, Lazy { source.bodies(of: rules, on: component, in: language) })
    }
    self.bodies = Dictionary(bodies, uniquingKeysWith: { first, _ in first })
  }

  func body(of rule: RuleEntry, in language: String) -> RuleBody? {
    bodies[language]?.value[rule.id.name]
  }
}

/// The bodies that were wanted last.
///
/// The files of a component are made one after another, and then its bodies are not wanted any more: all bodies of 10,000
/// rules were 43 of 200 MB.
final class RecentBodies: Sendable {
  /// A few for each processor: two of them rarely make files of one component.
  private static let mostKept = 16

  private let source: RuleEntrySource
  private let rules: RuleEntries
  private let recent = Mutex<[(component: String, bodies: PageBodies)]>([])

  init(_ rules: RuleEntries, from source: RuleEntrySource) {
    self.rules = rules
    self.source = source
  }

  /// The bodies on the page of a component.
  subscript(component: String) -> PageBodies {
    recent.withLock { recent in
      if let known = recent.last(where: { $0.component == component }) { return known.bodies }
      if recent.count == Self.mostKept { recent.removeFirst() }
      let bodies = PageBodies(rules.rules(on: component), on: component, from: source)
      recent.append((component, bodies))
      return bodies
    }
  }
}
