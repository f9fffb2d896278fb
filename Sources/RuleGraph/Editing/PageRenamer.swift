/// Gives a page another id: its folder, everything that names it or its rules, and the lock.
package struct PageRenamer: Sendable {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// When a person has already given the folder its new name, the rest follows.
  package func rename(_ old: String, to new: String) throws(PageEditError) -> PageEdit {
    let before = LinkedTree(unmoved(from: old, to: new))
    let content = before.content
    let page = try page(old, in: content)
    try expectFree(new, of: page, in: before)
    var edits = TextEdits()
    let counts: PageEdit.Counts
    do {
      counts = try PageNameMender(content: content, page: page, new: new).mend(&edits)
    } catch {
      throw .refused(error)
    }
    let folders = (old: page.folder, new: "\(page.group)/\(new)")
    let texts = edits.texts(from: content.catalog.texts)
    try expectWhole(texts.keys, of: page, in: content)
    let after = LinkedTree(before.tree.replacing(texts).moving(folders.old, to: folders.new))
    var keeper = LockKeeper(content)
    keeper.rename(page: old, to: new, after: after.content)
    let lock = content.catalog.printedPath(RulesLock.fileName)
    let done = content.catalog.lock == nil ? after : after.replacing([lock: keeper.text.text])
    try expectTheSame(content, done.content, page: (page, new))
    return PageEdit(
      folders: folders, moved: tree.moving(folders.old, to: folders.new), tree: done.tree,
      isThere: tree.folder(ofPage: old) == nil, counts: counts)
  }

  /// The content with the page's folder, and its line in `site.yml`, as they were before somebody began.
  private func unmoved(from old: String, to new: String) -> ContentTree {
    guard tree.folder(ofPage: old) == nil, let folder = tree.folder(ofPage: new) else {
      return tree
    }
    let catalog = CatalogReader(tree).read()
    guard isMoved(old, to: new, in: catalog) else { return tree }
    var edits = TextEdits()
    let site = catalog.printedPath("site.yml")
    for reference in catalog.references where reference.target == .component {
      guard reference.name.value == new, reference.name.location.path == site else { continue }
      edits.replace(reference.name.location, with: YAMLScalar.text(old))
    }
    return tree.replacing(edits.texts(from: catalog.texts))
      .moving(folder, to: "\(folder.prefix { $0 != "/" })/\(old)")
  }

  /// Whether a page is the old one: something knows that, and none of its rules was published on the new one but by
  /// being renamed.
  private func isMoved(_ old: String, to new: String, in catalog: Catalog) -> Bool {
    let lock = catalog.lock?.entries ?? []
    let isKnown =
      catalog.references.contains { $0.target == .component && $0.name.value == old }
      || lock.contains { $0.id.page == old && $0.status == .active }
    return isKnown
      && lock.filter { $0.id.page == new }.allSatisfy { entry in
        let former = catalog.lock?[RuleID(page: old, name: entry.id.name)]
        return former?.status == .renamed && former?.targets.map(\.value) == [entry.id.description]
      }
  }

  private func page(_ id: String, in content: CheckedContent) throws(PageEditError) -> Page {
    if let page = content.catalog.pages.first(where: { $0.id == id }) { return page }
    if let part = content.graph.component(id) { throw .part(id, page: part.page) }
    if let now = content.graph.successor(ofPage: id) { throw .former(id, now: now) }
    throw .unknown(id, near: NearestName.of(id, among: content.catalog.pages.map(\.id)))
  }

  private func expectFree(
    _ new: String, of page: Page, in before: LinkedTree
  ) throws(PageEditError) {
    guard HeadingReader.isValidID(new), !Component.reservedIDs.contains(new) else {
      throw .invalid(new)
    }
    guard !FileNames.isRefused(new[...]) else { throw .refusedByWindows(new) }
    let isThere = before.tree.folder(ofPage: new) != nil
    guard before.content.graph.component(new) == nil, !isThere else { throw .taken(new) }
    let former = before.content.catalog.lock?.formerRules ?? []
    if let rule = former.first(where: { $0.id.page == new }) { throw .formerRule(rule.id) }
  }

  private func expectWhole(
    _ changed: some Collection<String>, of page: Page, in content: CheckedContent
  ) throws(PageEditError) {
    let lock = content.catalog.printedPath(RulesLock.fileName)
    let files = content.catalog.files(ofPages: [page.id])
    let all = Set(changed).union(files).union([lock])
    do throws(IllegibleFile) {
      try content.catalog.expectLegible(all)
    } catch {
      throw .refused(.illegible(error))
    }
    do { try content.expectMerged(all) } catch { throw .refused(.unmerged(error)) }
    do { try content.catalog.expectRead(files) } catch { throw .refused(.unread(error)) }
    // What such a file says of the page may be what was not understood. One that is missing says nothing, but without
    // 'site.yml' pages are in the order of their names.
    let damaged = DataFiles.names.sorted().first {
      content.catalog.lacks($0) ? $0 == "site.yml" : content.damage.holds(file: $0)
    }
    if let damaged {
      throw .refused(.unread(UnreadText(path: content.catalog.printedPath(damaged))))
    }
  }

  /// Nothing is wrong that was not, and everything leads to what it led to.
  private func expectTheSame(
    _ before: CheckedContent, _ after: CheckedContent, page: (old: Page, new: String)
  ) throws(PageEditError) {
    let new = RenamedPage(old: page.old, new: page.new)
    let faults = NewErrors(since: CheckRegistry.diagnostics(in: before))
      .among(CheckRegistry.diagnostics(in: after).map { new.former($0, in: before.catalog) })
    guard faults.isEmpty else { throw .refused(.faults(faults)) }
    let lost = LostEdges.all(from: before.graph, to: after.graph, present: new.present)
    guard lost.isEmpty else { throw .refused(.lost(lost)) }
    let shifts = ValidityShift.all(from: before.graph, to: after.graph, present: new.present)
    guard shifts.isEmpty else { throw .refused(.shifts(shifts)) }
  }
}
