/// Makes pages and rules for a writer to fill in, in all languages of the site.
///
/// Nothing that is there is changed, but that a rule is put between others.
package struct Scaffold: Sendable {
  /// Stands where words are to be written; `prose/unfinished` reports it.
  static let blank = "TODO"

  private let state: LinkedTree

  package init(_ tree: ContentTree) {
    state = LinkedTree(tree)
  }

  private var tree: ContentTree { state.tree }
  private var content: CheckedContent { state.content }

  /// The languages in order of preference.
  package var languages: [String] { content.graph.site.languageCodes }

  /// The edition with the last date.
  package var latestEdition: String? {
    content.graph.editions.max { $0.date < $1.date }?.id
  }

  /// The pages of a new component, by path below the content folder.
  package func texts(of draft: ComponentDraft) throws(ScaffoldError) -> [String: String] {
    let graph = content.graph
    try expectMerged(["site.yml", "editions.yml", RulesLock.fileName])
    guard HeadingReader.isValidID(draft.id) else { throw .invalidID(draft.id) }
    guard !FileNames.isRefused(draft.id[...]) else { throw .refusedByWindows(draft.id) }
    guard graph.site.groups.contains(where: { $0.id == draft.group }) else {
      throw .unknownGroup(draft.group, known: graph.site.groups.map(\.id))
    }
    try expectEdition(draft.edition)
    let folder = "\(draft.group)/\(draft.id)"
    // A former rule keeps its page's address, and of two files that differ in case some disks keep one.
    let isThere = (tree.files.keys + tree.unread.map(\.path)).contains { path in
      path.split(separator: "/").dropFirst().first?.lowercased() == draft.id
    }
    let isFormer = content.catalog.lock?.formerRules.contains { $0.id.page == draft.id } ?? false
    guard graph.component(draft.id) == nil, !isThere, !isFormer else { throw .taken(draft.id) }
    let texts = languages.enumerated().map { number, language in
      ("\(folder)/\(language).md", draft.text(in: language, isFirst: number == 0))
    }
    return try checked(Dictionary(texts, uniquingKeysWith: { first, _ in first }))
  }

  /// The pages that have the component of a new rule, with the rule in them, by path below the content folder.
  package func texts(of draft: RuleDraft) throws(ScaffoldError) -> [String: String] {
    let edition = draft.since.map { _ in "editions.yml" }
    let source = draft.source.map { _ in "sources.yml" }
    try expectMerged(["site.yml", RulesLock.fileName] + [edition, source].compactMap(\.self))
    guard HeadingReader.isValidID(draft.id.name) else { throw .invalidID(draft.id.name) }
    let page = try page(draft.id.page)
    let isAnchor = content.graph.links.anchors(on: page.id).contains(draft.id.name)
    guard content.catalog.lock?[draft.id] == nil, !isAnchor else {
      throw .taken(draft.id.description)
    }
    try expectEdition(draft.since)
    try expectSource(draft.source)
    let outline = PageOutline(page, site: content.graph.site)
    guard let place = DraftPlace(in: outline, section: draft.section) else {
      throw .unknownSection(draft.section ?? "", page: page.id, known: DraftPlace.sections(outline))
    }
    guard place.level <= 6 else { throw .deepest(draft.section ?? "") }
    var edits = TextEdits()
    for (number, language) in outline.languages.enumerated() {
      guard let text = page.texts[language] else { continue }
      place.insert(
        draft.text(in: language, isFirst: number == 0, level: place.level), language, text, &edits)
    }
    let texts = edits.texts(from: content.catalog.texts)
    do { try content.catalog.expectLegible(texts.keys) } catch { throw .illegible(error) }
    do { try content.expectMerged(texts.keys) } catch { throw .unmerged(error) }
    let root = content.catalog.printedPath("")
    return try checked(
      Dictionary(
        texts.map { (String($0.key.dropFirst(root.count)), $0.value) },
        uniquingKeysWith: { first, _ in first }),
      holding: (draft, page.texts.languages))
  }

  /// Half of what a file says with two sides may be wrong: which groups and editions there are, and which ids were.
  private func expectMerged(_ files: [String]) throws(ScaffoldError) {
    do {
      try content.expectMerged(files.map(content.catalog.printedPath))
    } catch {
      throw .unmerged(error)
    }
  }

  private func page(_ id: String) throws(ScaffoldError) -> Page {
    let pages = content.catalog.pages
    if let page = pages.first(where: { $0.id == id }) { return page }
    if let part = content.graph.component(id) { throw .part(id, page: part.page) }
    throw .unknownPage(id, known: pages.map(\.id))
  }

  private func expectEdition(_ id: String?) throws(ScaffoldError) {
    guard let id, content.graph.edition(id) == nil else { return }
    throw .unknownEdition(id, known: content.graph.editions.map(\.id))
  }

  private func expectSource(_ id: String?) throws(ScaffoldError) {
    guard let id, content.graph.source(id) == nil else { return }
    throw .unknownSource(id, known: content.graph.sources.map(\.id))
  }

  /// A draft may lack words and a source, but nothing else may be wrong with it.
  ///
  /// - Parameter rule: what must then be there, in some languages.
  private func checked(
    _ texts: [String: String], holding rule: (draft: RuleDraft, languages: [String])? = nil
  ) throws(ScaffoldError) -> [String: String] {
    do { try content.catalog.expectRead() } catch { throw .hidden(error) }
    let after = state.replacing(texts.mapValues { Array($0.utf8) }).content
    if let (draft, languages) = rule {
      let read = after.graph.rule(draft.id)?.texts
      for language in languages where read?[language] == nil {
        throw .unread(draft.id, in: language)
      }
    }
    let lost = LostEdges.between(content.graph, after.graph) { $0 }
    guard lost.isEmpty else { throw .lost(lost) }
    // A title that is not translated yet lacks its numbers and names.
    let isTranslated = rule.map { rule in
      rule.languages.allSatisfy { rule.draft.titles[$0] != nil }
    }
    let new = NewErrors.brought(
      by: after, to: content, sparing: [UncitedRuleCheck.description.id]
    ).filter { !$0.isOfFacts || isTranslated ?? true }
    guard new.isEmpty else { throw .faults(new) }
    return texts
  }
}
