import CommonMark

/// Makes the components and rules of one page out of its outline.
struct PageLinker {
  let outline: PageOutline
  let citations: Citations

  struct Output {
    var components: [Component]
    var rules: [Rule]
  }

  func link() -> Output {
    let owners = owners()
    let parts = outline.entries.filter(\.isPart)
    let given = Dictionary(
      parts.map { ($0.key.anchor, platforms(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let rules = zip(outline.entries, owners).compactMap { entry, owner in
      rule(entry, component: owner, platforms: given[owner] ?? pagePlatforms)
    }
    let ids = Dictionary(grouping: rules, by: \.component).mapValues { $0.map(\.id) }
    let own = { (id: String) in ids[id] ?? [] }
    let page = Component(
      place: (outline.page.id, outline.page.id, outline.page.group),
      texts: pageTexts(), defaults: (pagePlatforms, edition),
      contents: (
        own(outline.page.id), parts.map(\.key.anchor), outline.entries.map(outlineEntry)
      ))
    let components = parts.map {
      part($0, platforms: given[$0.key.anchor] ?? pagePlatforms, rules: own($0.key.anchor))
    }
    return Output(components: [page] + components, rules: rules)
  }

  private var pagePlatforms: [String] {
    given { $0.frontMatter.platforms.map(\.value) } ?? []
  }

  /// The platforms that a part gives for its rules, or otherwise those of the page.
  private func platforms(of part: PageOutline.Entry) -> [String] {
    let own = values(.platforms, part).map(\.value)
    return own.isEmpty ? pagePlatforms : own
  }

  private var edition: String? {
    given { ($0.frontMatter.edition?.value).map { [$0] } ?? [] }?.first
  }

  /// The value in the most preferred language that gives one.
  private func given(_ values: (PageText) -> [String]) -> [String]? {
    outline.languages.lazy
      .compactMap { outline.page.texts[$0] }
      .map(values).first { !$0.isEmpty }
  }

  /// The component that each entry belongs to: the part above it, or otherwise the page's.
  private func owners() -> [String] {
    var tracker = PartTracker(page: outline.page.id)
    return outline.entries.map { tracker.component(of: $0, in: outline.languages) }
  }

  /// - Parameter platforms: the platforms of the component, for a rule that gives none.
  private func rule(
    _ entry: PageOutline.Entry, component: String, platforms: [String]
  ) -> Rule? {
    guard let kind = entry.kind, let id = entry.ruleID(on: outline.page.id) else { return nil }
    let own = values(.platforms, entry).map(\.value)
    let head = RuleHead(
      id: id, kind: kind, component: component,
      platforms: own.isEmpty ? platforms : own, table: values(.table, entry).first?.value)
    let since = values(.since, entry).first?.value ?? edition
    return Rule(
      head: head, texts: ruleTexts(entry),
      validity: (since, values(.until, entry).first?.value),
      citations: citations.of(id, named: values(.source, entry).map(\.value)))
  }

  private func values(_ key: AttributeKey, _ entry: PageOutline.Entry) -> [Located<String>] {
    outline.languages.lazy
      .compactMap { entry.headings[$0]?.values(key) }
      .first { !$0.isEmpty } ?? []
  }

  private func ruleTexts(_ entry: PageOutline.Entry) -> Localized<RuleText> {
    texts(entry) { heading, passage in
      RuleText(title: heading.title, location: heading.location, passage: passage)
    }
  }

  private func part(
    _ entry: PageOutline.Entry, platforms: [String], rules: [RuleID]
  ) -> Component {
    let texts = texts(entry) { heading, passage in
      ComponentText(
        title: heading.title, summary: "", location: heading.location, introduction: passage)
    }
    return Component(
      place: (entry.key.anchor, outline.page.id, outline.page.group), texts: texts,
      defaults: (platforms, edition), contents: (rules, [], []))
  }

  private func outlineEntry(_ entry: PageOutline.Entry) -> OutlineEntry {
    if entry.isPart { return .part(entry.key.anchor) }
    if let id = entry.ruleID(on: outline.page.id) { return .rule(id) }
    let level = outline.languages.lazy.compactMap { entry.headings[$0]?.level }.first ?? 2
    let texts = texts(entry) { heading, passage in
      SectionText(title: heading.title, location: heading.location, passage: passage)
    }
    return .section(Component.Section(anchor: entry.key.anchor, level: level, texts: texts))
  }

  private func texts<Text: Sendable>(
    _ entry: PageOutline.Entry, _ make: (PageHeading, Passage) -> Text
  ) -> Localized<Text> {
    var result = Localized<Text>()
    for language in outline.languages {
      guard let heading = entry.headings[language], let page = outline.page.texts[language]
      else { continue }
      let passage = Passage(document: page.document, heading: heading.node, body: heading.body)
      result.set(make(heading, passage), in: language)
    }
    return result
  }

  private func pageTexts() -> Localized<ComponentText> {
    outline.page.texts.map { text in
      ComponentText(
        title: text.frontMatter.title?.value ?? outline.page.id,
        summary: text.frontMatter.summary?.value ?? "",
        location: text.titleLocation,
        introduction: Passage(document: text.document, heading: nil, body: text.introduction))
    }
  }
}
