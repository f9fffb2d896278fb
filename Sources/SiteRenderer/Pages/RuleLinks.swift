import RuleGraph

/// A rule as one language links to it.
///
/// A reference, because pages have hundreds of them.
final class RuleLink: Sendable {
  /// The page that has the rule, below the language's folder.
  private let page: String
  /// Its place there, with `#` before it.
  private let anchor: String
  /// The language that the rule is read in, and its text.
  let language: String
  let markup: RuleMarkup
  let foreign: String?
  let kind: KindView
  private let component: PhraseView?
  let isHistoric: Bool
  /// The ids of the editions in which it holds, unless it holds in all.
  let marks: String?
  /// In which editions it holds, in words.
  let validity: String?
  /// The kind and the title in Markdown, up to the address.
  private let twinStart: String
  /// The twin of the page; `nil` where the address needs more than to be written.
  private let twinPage: String?
  private let twinComponent: String?
  private let twinValidity: String?

  fileprivate init?(_ rule: Rule, in voice: Voice, _ parts: RuleLinkParts) {
    guard let text = parts.texts.first(rule.id, of: voice.preference) else { return nil }
    (language, markup) = text
    page = "\(rule.id.page).html"
    anchor = "#\(rule.id.name)"
    foreign = voice.foreign(text.language)
    kind = voice.kind(rule.kind)
    component = parts.components[rule.component]?.title
    isHistoric = parts.timeline.isHistoric(rule.id)
    marks = parts.timeline.marks(of: rule.id)
    validity = parts.timeline.span(of: rule.id).flatMap { voice.validity[$0] }
    twinStart = "**\(kind.label)**: [\(TwinText.escaped(markup.plainTitle))]("
    let twin = TwinAddress.twin(of: page)
    twinPage = TwinText.isPlain(twin) && TwinText.isPlain(anchor) ? twin : nil
    twinComponent = (component?.text).map(TwinText.escaped)
    twinValidity = validity.map(TwinText.escaped)
  }

  /// The link on a page.
  ///
  /// - Parameters:
  ///   - home: the page whose rules need not say their component.
  ///   - note: what stands beside it.
  func view(on place: Place, home: Bool, note: String?) -> RuleLinkView {
    RuleLinkView(
      url: url(from: place), title: markup.title, foreign: foreign, kind: kind,
      component: home ? nil : component, isHistoric: isHistoric, marks: marks, edition: note)
  }

  /// The link on a page, with the editions in which the rule holds when that is no longer so, or when all are to say it.
  func view(on place: Place, home: Bool, isDated: Bool) -> RuleLinkView {
    view(on: place, home: home, note: isDated || isHistoric ? validity : nil)
  }

  private func url(from place: Place) -> String {
    place.page == page ? anchor : place.root + page + anchor
  }

  /// Writes "**Do**: [Keep every tab enabled](tab-bar.md#…) – Tab bars, since iOS 11".
  func write(to text: inout TwinText, on place: Place, home: Bool, isDated: Bool) {
    text.append(twinStart)
    if let twinPage {
      if place.page != page {
        text.append(place.root)
        text.append(twinPage)
      }
      text.append(anchor)
    } else {
      text.append(TwinText.destination(TwinAddress.twin(of: url(from: place))))
    }
    text.append(")")
    let component = home ? nil : twinComponent
    let validity = isDated || isHistoric ? twinValidity : nil
    if let component {
      text.append(" – ")
      text.append(component)
    }
    if let validity {
      text.append(component == nil ? " – " : ", ")
      text.append(validity)
    }
  }
}

/// What links to rules are made from.
struct RuleLinkParts: Sendable {
  let graph: Graph
  let timeline: Timeline
  let texts: RuleTexts
  let components: ComponentLinks
}

/// The links of a language to all rules, made once: the pages of editions, APIs and relations link to every rule some
/// ten times over.
struct RuleLinks: Sendable {
  private let voice: Voice
  private let parts: RuleLinkParts
  /// `nil` when each is made when it is wanted.
  private let links: [RuleID: RuleLink]?

  init(in voice: Voice, _ parts: RuleLinkParts, wantsAll: Bool) {
    self.voice = voice
    self.parts = parts
    links = wantsAll ? Self.all(in: voice, parts) : nil
  }

  private static func all(in voice: Voice, _ parts: RuleLinkParts) -> [RuleID: RuleLink] {
    let links = parts.graph.rules.compactMap { rule in
      RuleLink(rule, in: voice, parts).map { (rule.id, $0) }
    }
    return Dictionary(links, uniquingKeysWith: { first, _ in first })
  }

  subscript(rule: RuleID) -> RuleLink? {
    if let links { return links[rule] }
    return parts.graph.rule(rule).flatMap { RuleLink($0, in: voice, parts) }
  }
}

/// The links of a language.
struct LanguageLinks: Sendable {
  let rules: RuleLinks
  let components: ComponentLinks
}
