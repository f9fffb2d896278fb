import CommonMark

/// Every page, rule, part and named section exists in all languages.
enum MissingTranslationCheck: Check {
  static let description = CheckDescription(
    id: "translation/missing", severity: .warning,
    texts: (
      summary: "Every page, rule, part and named section exists in all languages.",
      explanation: """
      A rule that is not yet translated falls back to another language on the site, with a notice. One that was accepted \
      in this language by `rules.lock` has gone by mistake, and is an error, as are a heading without its id and a rule \
      without text.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: ↓탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}
        """
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ## 사용 여부 {#availability}

        ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        흐린 탭은 아무것도 설명하지 않습니다.

        ### 쓸 수 없는 탭은 흐리게 하세요 {#dim-unavailable-tabs}

        흐린 탭은 지금 쓸 수 없습니다.
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.outlines.flatMap { outline in
      let isDamaged = content.damage.holds(page: outline.page.id)
      return missingPages(of: outline.page, content.catalog)
        + (isDamaged ? [] : missingHeadings(of: outline, in: content, &suggestions))
        + (isDamaged ? [] : missingTexts(of: outline))
    }
  }

  /// Rules that have nothing but a title in a language.
  private static func missingTexts(of outline: PageOutline) -> [Diagnostic] {
    outline.entries.filter { $0.kind != nil }.flatMap { entry -> [Diagnostic] in
      let full = outline.languages.lazy
        .filter { entry.hasText(in: $0, on: outline.page) }.compactMap { entry.headings[$0] }.first
      guard let full else { return [] }
      return outline.languages.compactMap { language -> Diagnostic? in
        guard let heading = entry.headings[language],
          !entry.hasText(in: language, on: outline.page),
          let page = outline.page.texts[language], page.faults.isEmpty,
          !page.isFollowedByHeadingWithoutID(heading)
        else { return nil }
        return report(
          at: heading.location,
          Message(
            "the rule '\(entry.key.anchor)' has no text in '\(language)'",
            notes: [Note(location: full.location, text: "'\(full.title)' has one")])
        ).asError
      }
    }
  }

  /// A page that exists but could not be read is reported where it is.
  private static func missingPages(of page: Page, _ catalog: Catalog) -> [Diagnostic] {
    let site = catalog.site
    guard let first = page.languages(in: site).first, let original = page.texts[first] else {
      return []
    }
    let missing = site.languageCodes.filter {
      page.texts[$0] == nil && !catalog.paths.contains("\(page.group)/\(page.id)/\($0).md")
    }
    let accepted = AcceptedRules(page: page.id, in: catalog)
    return missing.map { language in
      let finding = report(
        at: SourceLocation(path: original.path),
        "'\(page.id)' has no page in '\(language)': no \(language).md")
      return accepted.holdAny(in: language) ? finding.asError : finding
    }
  }

  private static func missingHeadings(
    of outline: PageOutline, in content: CheckedContent, _ suggestions: inout Suggestions
  ) -> [Diagnostic] {
    // Where an id is mistyped or another one than before, that is told where it stands.
    let mistyped = OrphanTranslationCheck.meantIDs(on: outline, &suggestions)
    let renamed = content.gone.newIDs
    let accepted = AcceptedRules(page: outline.page.id, in: content.catalog)
    return outline.languages.flatMap { language -> [Diagnostic] in
      let missing = outline.entries.filter {
        $0.headings[language] == nil && isExpected($0, in: outline)
          && !mistyped.contains($0.key.anchor)
          && !($0.ruleID(on: outline.page.id).map(renamed.contains) ?? false)
      }
      let nameless = missing.isEmpty ? [:] : outline.nameless(in: language)
      let isNameless = { (entry: PageOutline.Entry) in
        outline.original(of: entry).map { nameless[$0.node] != nil } ?? false
      }
      let end = PageEnd(missing.filter { !isNameless($0) }, in: language, of: outline)
      let preceding = missing.isEmpty ? nil : PrecedingHeadings(in: language, of: outline)
      return missing.filter { end == nil || isNameless($0) }.compactMap { entry in
        let finding = preceding.flatMap { report(entry, of: outline, missingBehind: $0, nameless) }
        let isLost = isNameless(entry) || accepted.hold(entry, in: language)
        return isLost ? finding?.asError : finding
      }
        + (end.map { [report($0, isLost: $0.missing.contains { accepted.hold($0, in: language) })] }
          ?? [])
    }
  }

  /// A page of which only a part was saved is reported once.
  private static func report(_ end: PageEnd, isLost: Bool) -> Diagnostic {
    let finding = report(
      at: end.location,
      Message(
        "the page ends here; \(end.missing.count) headings of '\(end.other)' follow, from '\(end.first.title)' on",
        notes: [Note(location: end.first.location, text: "'\(end.first.title)' is here")]))
    return isLost ? finding.asError : finding
  }

  /// Rules and parts in any language; sections only where the first language has them, since one
  /// that only a translation has is an orphan.
  private static func isExpected(_ entry: PageOutline.Entry, in outline: PageOutline) -> Bool {
    guard case .id = entry.key else { return false }
    return entry.kind != nil || entry.isPart
      || outline.languages.first.map { entry.headings[$0] != nil } ?? false
  }

  private static func report(
    _ entry: PageOutline.Entry, of outline: PageOutline,
    missingBehind preceding: PrecedingHeadings, _ nameless: [Node.ID: PageHeading]
  ) -> Diagnostic? {
    let language = preceding.language
    let noun = entry.isPart ? "part" : entry.kind == nil ? "section" : "rule"
    guard let text = outline.page.texts[language],
      let original = outline.languages.lazy.compactMap({ entry.headings[$0] }).first
    else { return nil }
    let note = Note(location: original.location, text: "'\(original.title)' is here")
    let summary = "the \(noun) '\(entry.key.anchor)' is missing in '\(language)'"
    if let heading = outline.original(of: entry).flatMap({ nameless[$0.node] }) {
      return report(
        at: heading.location, Message("\(summary): this heading has no id", notes: [note]),
        fixIts: heading.insertion(of: "{#\(entry.key.anchor)}"))
    }
    guard let before = preceding[entry.key] else {
      return report(
        at: text.titleLocation,
        Message(summary, notes: [note]))
    }
    return report(at: before.location, Message("\(summary) behind this heading", notes: [note]))
  }
}

extension PageOutline.Entry {
  /// Whether there is anything but comments below the heading.
  fileprivate func hasText(in language: String, on page: Page) -> Bool {
    guard let heading = headings[language], let text = page.texts[language] else { return false }
    return text.document.hasText(heading.body)
  }
}

extension PageText {
  /// Whether the next heading may be a paragraph above a line of dashes, which is reported elsewhere.
  fileprivate func isFollowedByHeadingWithoutID(_ heading: PageHeading) -> Bool {
    headings.first { $0.node > heading.node }.map { $0.id == nil } ?? false
  }
}
