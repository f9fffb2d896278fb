/// Gives a group another id: its folder, its line in `site.yml`, and the links to its pages.
package struct GroupRenamer: Sendable {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// When a person has already given the folder its new name, or the group in `site.yml`, the rest follows.
  package func rename(_ old: String, to new: String) throws(FolderEditError) -> FolderEdit {
    let move = FolderMove(from: old, to: new)
    let isThere = !tree.hasFolder(old)
    let isBegun = isBegun(move)
    let before = LinkedTree(isBegun ? restored(move) : tree)
    let site = before.content.catalog.site
    let pages = before.content.catalog.pages.filter { $0.group == old }.map(\.id)
    let groups = before.content.catalog.references.filter { $0.target == .group }
    guard !pages.isEmpty || groups.contains(where: { $0.name.value == old }) else {
      throw .unknownGroup(old, near: NearestName.of(old, among: site.groups.map(\.id)))
    }
    try expectFree(new, in: before)
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    for group in groups where group.name.value == old {
      let place = group.name.location
      edits.replace(place, with: YAMLScalar.text(new, at: place, in: before.content.catalog.texts))
      counts.names += 1
    }
    let mover = FolderMover(before: before, moved: MovedFolder(move), pages: pages)
    return FolderEdit(
      move: move, moved: tree.moving(move), tree: try mover.move(edits, &counts).tree,
      isThere: isThere, counts: counts)
  }

  /// Whether the pages are where they shall be, although `site.yml` or a link still has the old id; or only `site.yml` has
  /// the new one.
  private func isBegun(_ move: FolderMove) -> Bool {
    let (isOld, isNew) = (tree.hasFolder(move.old), tree.hasFolder(move.new))
    guard isOld != isNew else { return false }
    let catalog = CatalogReader(tree).read()
    let groups = catalog.references.filter { $0.target == .group }.map(\.name.value)
    let (isNamedOld, isNamedNew) = (groups.contains(move.old), groups.contains(move.new))
    if isOld { return isNamedNew && !isNamedOld }
    return isNamedOld ? !isNamedNew : catalog.leads(into: move.old)
  }

  /// The content as it was before somebody began.
  private func restored(_ move: FolderMove) -> ContentTree {
    let catalog = CatalogReader(tree).read()
    var edits = TextEdits()
    for group in catalog.references where group.target == .group {
      guard group.name.value == move.new else { continue }
      let place = group.name.location
      edits.replace(place, with: YAMLScalar.text(move.old, at: place, in: catalog.texts))
    }
    guard tree.hasFolder(move.new) else { return tree.replacing(edits.texts(from: catalog.texts)) }
    return BegunMove(tree: tree, catalog: catalog, back: move.reversed).restored(edits)
  }

  private func expectFree(_ new: String, in before: LinkedTree) throws(FolderEditError) {
    guard HeadingReader.isName(new) else { throw .invalidGroup(new) }
    guard !FileNames.isRefused(new[...]) else { throw .refusedByWindows(new) }
    let isNamed = before.content.catalog.references.contains {
      $0.target == .group && $0.name.value == new
    }
    guard !isNamed, !before.tree.hasFolder(new) else { throw .taken(new) }
  }
}

extension ContentTree {
  /// Whether there is a file in a folder.
  func hasFolder(_ folder: String) -> Bool {
    (files.keys + unread.map(\.path)).contains { $0.hasPrefix("\(folder)/") }
  }
}
