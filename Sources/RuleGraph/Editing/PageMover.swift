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
      _ = try LinkedTree(tree).content.page(id)
      throw .unknown(id, near: nil)
    }
    let former = try former(here, origin, in: catalog, now: group)
    let back = FolderMove(from: here.folder, to: "\(former)/\(id)")
    let begun = here.group == former ? nil : BegunMove(tree: tree, catalog: catalog, back: back)
    guard begun?.isEvident != false else { throw .already(id, in: here.group, isSure: true) }
    let before = LinkedTree(begun?.restored() ?? tree)
    let move = FolderMove(from: here.folder, to: "\(group)/\(id)")
    guard here.group == group || !tree.hasFolder(move.new) else { throw .taken(move.new) }
    return try moved(id, from: before, begun: begun != nil, move)
  }

  /// - Parameter move: from where the folder is now, which is not where it was if somebody has begun.
  private func moved(
    _ id: String, from before: LinkedTree, begun isBegun: Bool, _ move: FolderMove
  ) throws(FolderEditError) -> FolderEdit {
    let page = try before.content.page(id)
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    let list = ListedPage(id: id, catalog: before.content.catalog)
    try list.remove(from: page.group, &edits, &counts)
    let mover = FolderMover(
      before: before, begun: isBegun ? tree.moving(move) : nil,
      moved: MovedFolder(FolderMove(from: page.folder, to: move.new)), pages: [id])
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
      if former == group { throw .already(page.id, in: group, isSure: origin != nil) }
    } else if !isPossible {
      throw .unknown("\(former)/\(page.id)", near: page.folder)
    }
    return former
  }
}
