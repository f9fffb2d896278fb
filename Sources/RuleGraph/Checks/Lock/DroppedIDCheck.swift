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
    let outlines = Dictionary(
      content.outlines.map { ($0.page.id, $0) }, uniquingKeysWith: { first, _ in first })
    let published = Set((content.catalog.lock?.entries ?? []).map(\.id.page))
    return content.gone.all.map { rule in
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

/// What the languages of a page still have of a rule that is gone.
private struct Pages {
  let outline: PageOutline?
  /// The first language that still has its heading.
  let translation: (language: String, heading: PageHeading)?
  private let rule: RuleID
  /// The pages of which a rule has ever been published.
  private let published: Set<String>

  init(_ outline: PageOutline?, _ rule: GoneRule, published: Set<String>) {
    self.outline = outline
    self.rule = rule.entry.id
    self.published = published
    translation = rule.headings.first(of: outline?.languages ?? []).map { ($0.language, $0.value) }
  }

  /// On the page of the first language, the heading behind which a translation has the rule, or otherwise the title;
  /// `nil` where no translation has it.
  var gap: (noun: String, location: SourceLocation)? {
    guard let outline, let id = translation?.heading.id?.value, let first = outline.languages.first,
      let page = outline.page.texts[first], outline.entries.contains(where: { $0.key == .id(id) })
    else { return nil }
    return outline.heading(before: .id(id), in: first)
      .map { ("behind this heading", $0.location) } ?? ("this page", page.titleLocation)
  }

  /// Whether the whole page seems to have another name, which none of its rules has been published by.
  func isRenamed(to new: RuleID) -> Bool {
    outline == nil && rule.name == new.name && rule.page != new.page
      && !published.contains(new.page)
  }

  /// What comes before a rename where a translation still has the rule on another page; empty where none has.
  func move(to new: RuleID) -> String {
    guard let translation, outline?.page.id != new.page else { return "" }
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

extension PageOutline {
  /// Where the id of a rule is written.
  fileprivate func heading(of rule: RuleID) -> Located<String>? {
    let entry = entries.first { $0.key == .id(rule.name) }
    return entry?.headings.first(of: languages)?.value.id
  }
}
