import CommonMark

/// A heading among rules is a rule.
enum UndeclaredRuleCheck: Check {
  static let description = CheckDescription(
    id: "rule/not-declared", severity: .warning,
    texts: (
      summary: "A heading among rules is a rule.",
      explanation: """
      Without an id and a kind, `{#name .do}`, it is a section: it has no page, and is not found as a rule. A section is \
      one level above rules, or below a heading of its own. In a translation, a rule has only the id.
      """
    ),
    bad: [
      example(en: "↓### Let it glow\n\nTabs glow."),
      example(en: "↓### Let it glow {#let-it-glow}\n\nTabs glow."),
      example(ko: "↓### 빛나게 하세요\n\n탭이 빛납니다."),
    ],
    good: [
      example(en: "### Let it glow {#let-it-glow .do}\n\nTabs glow."),
      example(en: "## Glow\n\nTabs glow.", ko: "## 빛\n\n탭이 빛납니다."),
      example(en: "### Glow\n\n#### Tabs {#glowing-tabs .do}\n\nTabs glow."),
      example(en: "### Glow {#glow .part}\n\nTabs glow."),
    ])

  private static func example(en: String = "", ko: String = "") -> CheckExample {
    let page = { (title: String, rules: [String], more: String) in
      let words = "---\ntitle: \(title)\nsummary: \(title).\n---\n\n"
      return words + (rules + [more]).joined(separator: "\n\n") + "\n"
    }
    return CheckExample([
      "bars/tab-bar/en.md": page(
        "Tab bars",
        [
          "### Keep every tab enabled {#keep-every-tab-enabled .do}\n\nTabs stay.",
          "### Dim unavailable tabs {#dim-unavailable-tabs .do}\n\nThey wait.",
        ], en),
      "bars/tab-bar/ko.md": page(
        "탭 바",
        [
          "### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}\n\n탭은 남습니다.",
          "### 쓸 수 없는 탭은 흐리게 하세요 {#dim-unavailable-tabs}\n\n기다립니다.",
        ], ko),
    ])
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let told = FaultLines(of: { _ in true }, in: content)
    let lost = Set(content.lost.map(\.heading.location))
    return content.outlines.filter { !content.damage.holds(page: $0.page.id) }
      .flatMap { outline in
        let rules = Set(outline.entries.compactMap { $0.ruleID(on: outline.page.id)?.name })
        return rules.isEmpty ? [] : diagnostics(on: outline, among: rules)
      }
      .filter { !told.hold($0.location) && !lost.contains($0.location) }
  }

  private static func diagnostics(
    on outline: PageOutline, among rules: Set<String>
  ) -> [Diagnostic] {
    let original = outline.languages.first.flatMap { outline.page.texts[$0] }
    guard let original else { return [] }
    let families = HeadingFamily.all(on: original)
    let sections = families.flatMap { family in
      family.sections(besides: rules) { $0.kind == nil && $0.part == nil && $0.attributes.isEmpty }
        .map { report($0, explanation: "A rule is '### Title {#name .do}', a part '.part'.") }
    }
    // Sections of the first language that translations may have too.
    let mixed = families.filter { $0.headings.contains { $0.id == nil } }
    let known = rules.subtracting(mixed.flatMap(\.headings).compactMap { $0.id?.value })
    return sections
      + outline.languages.dropFirst().compactMap { outline.page.texts[$0] }.flatMap {
        diagnostics(in: $0, of: original, among: known)
      }
  }

  private static func diagnostics(
    in translation: PageText, of original: PageText, among rules: Set<String>
  ) -> [Diagnostic] {
    let found = HeadingFamily.all(on: translation).flatMap { family in
      family.sections(besides: rules) { $0.id == nil && $0.kind == nil && $0.part == nil }
    }
    guard !found.isEmpty else { return [] }
    let pairs = HeadingPairs(original: original.headings, translation: translation.headings)
    let nameless = Set(pairs.nameless.map(\.translation.node))
    return found.filter { !nameless.contains($0.heading.node) }.map {
      report($0, explanation: "In a translation a rule has its id: '### Title {#name}'.")
    }
  }

  private static func report(
    _ section: (heading: PageHeading, rule: PageHeading), explanation: String
  ) -> Diagnostic {
    report(
      at: section.heading.location,
      Message(
        "this heading is no rule, as those beside it are", explanation: explanation,
        notes: [Note(location: section.rule.location, text: "'\(section.rule.title)' is one")]))
  }
}

/// The headings of a page that have the same level and are below the same heading.
private struct HeadingFamily {
  let document: Document
  private(set) var headings: [PageHeading] = []
  /// The nodes of headings that have others below them.
  private var parents: Set<Node.ID> = []

  static func all(on page: PageText) -> [HeadingFamily] {
    var families: [HeadingFamily] = []
    var open: [(level: Int, family: Int)] = []
    for heading in page.headings {
      while let last = open.last, last.level > heading.level { open.removeLast() }
      if open.last?.level != heading.level {
        if let parent = open.last, let above = families[parent.family].headings.last {
          families[parent.family].parents.insert(above.node)
        }
        open.append((heading.level, families.count))
        families.append(HeadingFamily(document: page.document))
      }
      families[open[open.count - 1].family].headings.append(heading)
    }
    return families
  }

  private init(document: Document) {
    self.document = document
  }

  /// Headings with text of their own that are not among some rules, each with a rule beside it.
  func sections(
    besides rules: Set<String>, where isPlain: (PageHeading) -> Bool
  ) -> [(heading: PageHeading, rule: PageHeading)] {
    guard headings.count > 1,
      let rule = headings.first(where: { $0.id.map { rules.contains($0.value) } ?? false })
    else { return [] }
    return headings.filter { heading in
      isPlain(heading) && !(heading.id.map { rules.contains($0.value) } ?? false)
        && !parents.contains(heading.node) && document.hasText(heading.body)
    }.map { ($0, rule) }
  }
}
