import RuleGraph

/// A rule as one language links to it.
///
/// A reference, because pages have hundreds of them.
final class RuleLink: Sendable {
  let entry: RuleEntry
  /// The language that the rule is read in, and its text.
  let language: String
  let markup: RuleMarkup
  let foreign: String?
  let kind: KindView
  private let component: PhraseView?
  /// In which editions it holds, in words.
  let validity: String?
  /// The kind and what begins the title, in Markdown.
  private let twinKind: String
  private let twinTitle: String
  private let twinComponent: String?
  /// The same in Markdown.
  let twinValidity: String?

  fileprivate init?(_ entry: RuleEntry, in voice: Voice, _ components: ComponentLinks) {
    guard let text = entry.markup(of: voice.preference) else { return nil }
    self.entry = entry
    (language, markup) = text
    foreign = voice.foreign(text.language)
    kind = voice.kind(entry.kind)
    component = components[entry.component]?.title
    validity = entry.span.flatMap { voice.validity[$0] }
    twinKind = voice.twinKind(entry.kind)
    twinTitle = TwinText.escaped(markup.plainTitle)
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
      component: home ? nil : component, isHistoric: entry.isHistoric, marks: entry.marks,
      edition: note)
  }

  /// The link on a page, with the editions in which the rule holds when that is no longer so, or when all are to say it.
  func view(on place: Place, home: Bool, isDated: Bool) -> RuleLinkView {
    view(on: place, home: home, note: isDated || entry.isHistoric ? validity : nil)
  }

  private func url(from place: Place) -> String {
    if place.page == entry.page { return entry.anchor }
    return place.root.isEmpty ? entry.address : place.root + entry.address
  }

  /// Writes "**Do**: [Keep every tab enabled](tab-bar.md#…) – Tab bars, since iOS 11".
  func write(to text: inout TwinText, on place: Place, home: Bool, isDated: Bool) {
    text.append(twinKind)
    text.append(twinTitle)
    text.append("](")
    if let twinAddress = entry.twinAddress, place.page != entry.page {
      text.append(place.root)
      text.append(twinAddress)
    } else {
      text.append(TwinText.destination(TwinAddress.twin(of: url(from: place))))
      text.append(")")
    }
    if !home, let twinComponent {
      text.append(" – ")
      text.append(twinComponent)
    }
    if isDated || entry.isHistoric, let twinValidity {
      text.append(home || twinComponent == nil ? " – " : ", ")
      text.append(twinValidity)
    }
  }
}

/// The links of a language to all rules, components and parts, made once: the pages of editions, APIs and relations link
/// to every rule some ten times over.
///
/// A reference, because pages look up hundreds.
final class LanguageLinks: Sendable {
  let components: ComponentLinks
  private let voice: Voice
  /// By the positions of the rules; `nil` when each is made when it is wanted.
  private let made: [RuleLink?]?

  /// - Parameter wantsAll: whether the links to all rules are made now.
  init(_ rules: RuleEntries, _ components: ComponentLinks, in voice: Voice, wantsAll: Bool) {
    self.components = components
    self.voice = voice
    made = wantsAll ? rules.all.map { RuleLink($0, in: voice, components) } : nil
  }

  /// The rule at a position in reading order.
  ///
  /// - Parameter rules: all of them, to make the link from when it is wanted.
  func link(at position: Int, among rules: RuleEntries) -> RuleLink? {
    if let made { return made[position] }
    return RuleLink(rules[position], in: voice, components)
  }

  subscript(rule: RuleEntry) -> RuleLink? {
    if let made { return made[rule.position] }
    return RuleLink(rule, in: voice, components)
  }
}
