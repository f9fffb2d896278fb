/// Gives a page another id: its folder, everything that names it or its rules, and the lock.
package struct PageRenamer: Sendable {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// When a person has already given the folder its new name, the rest follows; so does what has come to name the old one
  /// since, as by a merge.
  package func rename(_ old: String, to new: String) throws(FolderEditError) -> FolderEdit {
    let before = LinkedTree(unmoved(from: old, to: new))
    let content = before.content
    let page = try content.page(old)
    if !isRenamed(old, to: new, in: content.catalog) {
      try expectFree(new, of: page, in: before)
    }
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    PageNameMender(content: content, page: page, new: new).mend(&edits, &counts)
    let move = FolderMove(from: page.folder, to: "\(page.group)/\(new)")
    let isThere = tree.folder(ofPage: old) == nil
    let mover = FolderMover(
      before: before, moved: MovedFolder(move, renaming: (old, new)), pages: [old])
    return FolderEdit(
      move: move, moved: tree.moving(move), tree: try mover.move(edits, &counts).tree,
      isThere: isThere, counts: counts)
  }

  /// The content with the page's folder, and its line in `site.yml`, as they were before somebody began.
  private func unmoved(from old: String, to new: String) -> ContentTree {
    guard tree.folder(ofPage: old) == nil, let folder = tree.folder(ofPage: new) else {
      return tree
    }
    let catalog = CatalogReader(tree).read()
    let isAgain = isRenamed(old, to: new, in: catalog) && catalog.names(page: old)
    guard isAgain || isMoved(old, to: new, in: catalog) else { return tree }
    var edits = TextEdits()
    let site = catalog.printedPath("site.yml")
    for reference in catalog.references where reference.target == .component {
      guard reference.name.value == new, reference.name.location.path == site else { continue }
      let place = reference.name.location
      edits.replace(place, with: YAMLScalar.text(old, at: place, in: catalog.texts))
    }
    let back = FolderMove(from: folder, to: "\(folder.prefix { $0 != "/" })/\(old)")
    return BegunMove(tree: tree, catalog: catalog, back: back).restored(edits)
  }

  /// Whether that is done already, but for what may name the page still.
  private func isRenamed(_ old: String, to new: String, in catalog: Catalog) -> Bool {
    guard tree.folder(ofPage: old) == nil, let lock = catalog.lock else { return false }
    let pages = Set(lock.entries.filter { $0.status == .active }.map(\.id.page))
    return lock.formerRules.successor(ofPage: old, isThere: pages.contains) == new
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

  private func expectFree(
    _ new: String, of page: Page, in before: LinkedTree
  ) throws(FolderEditError) {
    guard HeadingReader.isValidID(new), !Component.reservedIDs.contains(new) else {
      throw .invalid(new)
    }
    guard !FileNames.isRefused(new[...]) else { throw .refusedByWindows(new) }
    let isThere = before.tree.folder(ofPage: new) != nil
    guard before.content.graph.component(new) == nil, !isThere else { throw .taken(new) }
    let former = before.content.catalog.lock?.formerRules ?? []
    if let rule = former.first(where: { $0.id.page == new }) { throw .formerRule(rule.id) }
  }
}

extension CheckedContent {
  func page(_ id: String) throws(FolderEditError) -> Page {
    if let page = catalog.pages.first(where: { $0.id == id }) { return page }
    if let part = graph.component(id) { throw .part(id, page: part.page) }
    if catalog.site.groups.contains(where: { $0.id == id }) { throw .group(id) }
    if let now = graph.successor(ofPage: id) { throw .former(id, now: now) }
    throw .unknown(id, near: NearestName.of(id, among: catalog.pages.map(\.id)))
  }
}
