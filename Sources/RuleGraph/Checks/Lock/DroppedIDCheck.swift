/// A published id is never dropped.
enum DroppedIDCheck: Check {
  static let description = CheckDescription(
    id: "lock/dropped-id",
    texts: (
      summary: "A published id is never dropped.",
      explanation: """
      Somebody has linked to it. `hig rename OLD NEW` gives the rule another id; `hig retire ID`
      takes it out, and `--into` says which rules replace it. Either keeps the old address alive.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        ↓tab-bar/tint-the-icons active
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        tab-bar/tint-the-icons retired
        toolbar/keep-it-short active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let gone = content.gone.all
    guard !gone.isEmpty else { return [] }
    let concerned = Set(gone.map(\.entry.id.page) + gone.compactMap(\.newID?.page))
    let outlines = content.outlines.reduce(into: [String: LostPage]()) { found, outline in
      guard concerned.contains(outline.page.id), found[outline.page.id] == nil else { return }
      found[outline.page.id] = LostPage(outline)
    }
    let published = Set((content.catalog.lock?.entries ?? []).map(\.id.page))
    return gone.map { rule in
      let pages = Pages(outlines[rule.entry.id.page], rule, published: published)
      if let new = rule.newID, let heading = outlines[new.page]?.heading(of: new) {
        return report(rule, pages, calledNow: new, at: heading)
      }
      return pages.gap.map { report(rule, pages, from: $0) }
        ?? report(
          at: rule.entry.location,
          Message("the rule '\(rule.entry.id)' is gone", explanation: bringBack(rule.entry.id)))
    }
  }

  private static func bringBack(_ id: RuleID) -> String {
    "Bring it back, or say what became of it: 'hig rename \(id) NEW' or 'hig retire \(id)'."
  }

  /// A rule with another id.
  private static func report(
    _ rule: GoneRule, _ pages: Pages, calledNow new: RuleID, at id: Located<String>
  ) -> Diagnostic {
    let old = rule.entry.id
    let isOnPage = old.page == new.page
    let rename =
      pages.isRenamed(to: new)
      ? "'hig rename \(old.page) \(new.page)' changes the rest and keeps the old addresses"
      : pages.move(to: new)
        + "'hig rename \(old) \(new)' changes the rest and keeps the old address"
    // The heading has its id back; those of other languages have it still.
    let fixIts =
      pages.translation != nil && isOnPage
      ? [FixIt(location: id.location, replacement: old.name)] : []
    guard rule.isSure else {
      return report(
        at: id.location,
        Message(
          "the rule '\(old)' is gone; is it this one now?", explanation: "Then \(rename).",
          notes: pages.notes(rule.entry)), fixIts: fixIts)
    }
    let others = pages.translation.map { ", and '\($0.language)' still has it so" } ?? ""
    return report(
      at: id.location,
      Message(
        "rules.lock has this rule as '\(isOnPage ? old.name : old.description)'\(others)",
        explanation: "If the new id is meant, \(rename).",
        notes: pages.notes(rule.entry)), fixIts: fixIts)
  }

  /// A rule that a translation still has, reported where the first language had it.
  private static func report(
    _ rule: GoneRule, _ pages: Pages, from gap: (noun: String, location: SourceLocation)
  ) -> Diagnostic {
    let language = pages.translation?.language ?? ""
    return report(
      at: gap.location,
      Message(
        "the rule '\(rule.entry.id)' is gone from \(gap.noun), and '\(language)' still has it",
        explanation: bringBack(rule.entry.id), notes: pages.notes(rule.entry)))
  }
}

/// A page that has lost rules, or has them by other names.
private struct LostPage {
  let outline: PageOutline
  private let entries: [PageOutline.Key: PageOutline.Entry]
  private let preceding: PrecedingHeadings?

  init(_ outline: PageOutline) {
    self.outline = outline
    entries = outline.entriesByKey
    preceding = outline.languages.first.map { PrecedingHeadings(in: $0, of: outline) }
  }

  /// Where the id of a rule is written.
  func heading(of rule: RuleID) -> Located<String>? {
    entries[.id(rule.name)]?.headings.first(of: outline.languages)?.value.id
  }

  /// On the page of the first language, the heading behind which a rule would be, or otherwise the title; `nil` for one
  /// that no language has.
  func gap(of id: String) -> (noun: String, location: SourceLocation)? {
    guard entries[.id(id)] != nil, let preceding, let page = outline.page.texts[preceding.language]
    else { return nil }
    return preceding[.id(id)].map { ("behind this heading", $0.location) }
      ?? ("this page", page.titleLocation)
  }
}

/// What the languages of a page still have of a rule that is gone.
private struct Pages {
  let page: LostPage?
  /// The first language that still has its heading.
  let translation: (language: String, heading: PageHeading)?
  private let rule: RuleID
  /// The pages of which a rule has ever been published.
  private let published: Set<String>

  init(_ page: LostPage?, _ rule: GoneRule, published: Set<String>) {
    self.page = page
    self.rule = rule.entry.id
    self.published = published
    translation = rule.headings.first(of: page?.outline.languages ?? [])
      .map { ($0.language, $0.value) }
  }

  /// On the page of the first language, the heading behind which a translation has the rule, or otherwise the title;
  /// `nil` where no translation has it.
  var gap: (noun: String, location: SourceLocation)? {
    translation?.heading.id.flatMap { page?.gap(of: $0.value) }
  }

  /// Whether the whole page seems to have another name, which none of its rules has been published by.
  func isRenamed(to new: RuleID) -> Bool {
    page == nil && rule.name == new.name && rule.page != new.page
      && !published.contains(new.page)
  }

  /// What comes before a rename where a translation still has the rule on another page; empty where none has.
  func move(to new: RuleID) -> String {
    guard let translation, page?.outline.page.id != new.page else { return "" }
    return "move it to '\(new.page)/\(translation.language).md' too; then "
  }

  func notes(_ entry: LockEntry) -> [Note] {
    let heading = translation.map { _, heading in
      Note(location: heading.location, text: "'\(heading.title)' is here")
    }
    return [heading, Note(location: entry.location, text: "it was published here")].compactMap(
      \.self)
  }
}
