/// Moves a page to another group: its folder, its name in `site.yml`, its links and those to it.
package struct PageMover: Sendable {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// When a person has moved the folder already, the rest follows.
  ///
  /// - Parameter origin: the group that it was in, needed where the folder has moved and `site.yml` does not list the page there.
  package func move(
    _ id: String, from origin: String? = nil, to group: String
  ) throws(FolderEditError) -> FolderEdit {
    let catalog = CatalogReader(tree).read()
    try expectKnown(group, in: catalog)
    guard let here = catalog.pages.first(where: { $0.id == id }) else {
      let content = LinkedTree(tree).content
      let rule = RuleID(page: origin ?? "", name: id)
      if content.graph.rule(rule) != nil { throw .rule(rule) }
      _ = try content.page(id)
      throw .unknown(id, near: nil)
    }
    let former = try former(here, origin, in: catalog, now: group)
    let back = FolderMove(from: here.folder, to: "\(former)/\(id)")
    let begun = here.group == former ? nil : BegunMove(tree: tree, catalog: catalog, back: back)
    let before = LinkedTree(begun?.restored() ?? tree)
    let move = FolderMove(from: here.folder, to: "\(group)/\(id)")
    guard here.group == group || !tree.hasFolder(move.new) else { throw .taken(move.new) }
    let edit = try moved(id, from: before, move)
    guard begun?.isEvident == false else { return edit }
    if let acceptances = onlyAcceptances(of: edit) { return acceptances }
    throw .already(id, in: here.group, from: former)
  }

  /// Where all but the lock has been written already, what is left of a move: the stamps of older versions.
  ///
  /// - Returns: `nil` where they do not differ either.
  private func onlyAcceptances(of edit: FolderEdit) -> FolderEdit? {
    let lock = edit.tree.files[RulesLock.fileName]
    guard let lock, lock != tree.files[RulesLock.fileName] else { return nil }
    return FolderEdit(
      move: edit.move, moved: edit.moved, tree: edit.moved.replacing([RulesLock.fileName: lock]),
      isThere: edit.isThere, counts: FolderEdit.Counts(rules: edit.counts.rules))
  }

  /// - Parameter move: from where the folder is now, which is not where it was if somebody has begun.
  private func moved(
    _ id: String, from before: LinkedTree, _ move: FolderMove
  ) throws(FolderEditError) -> FolderEdit {
    let page = try before.content.page(id)
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    let list = ListedPage(id: id, catalog: before.content.catalog)
    try list.remove(from: page.group, &edits, &counts)
    let mover = FolderMover(
      before: before, moved: MovedFolder(FolderMove(from: page.folder, to: move.new)), pages: [id])
    let done = try mover.move(edits, &counts)
    return FolderEdit(
      move: move, moved: tree.moving(move), tree: done.tree, isThere: move.old == move.new,
      counts: counts)
  }

  private func expectKnown(_ group: String, in catalog: Catalog) throws(FolderEditError) {
    let groups = catalog.site.groups.map(\.id)
    guard groups.contains(group) else {
      throw .unknownGroup(group, near: NearestName.of(group, among: groups))
    }
  }

  /// The group in which a page was: that which somebody names, or which lists it although its folder is elsewhere.
  private func former(
    _ page: Page, _ origin: String?, in catalog: Catalog, now group: String
  ) throws(FolderEditError) -> String {
    let listed = catalog.site.groups.filter { $0.components.contains(page.id) }.map(\.id)
    let isKnown = listed.isEmpty || listed.contains(page.group)
    let former = origin ?? (isKnown ? page.group : listed[0])
    let isPossible = former == page.group || listed.contains(former)
    if page.group == group {
      if former == group { throw .already(page.id, in: group, from: origin) }
    } else if !isPossible {
      throw .unknown("\(former)/\(page.id)", near: page.folder)
    }
    return former
  }
}
