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
    let here = catalog.pages.first { $0.id == id }?.group
    let isThere = here == group
    let former = isThere ? try self.former(id, origin, in: catalog, now: group) : here
    let move = FolderMove(from: "\(former ?? "")/\(id)", to: "\(group)/\(id)")
    let before = LinkedTree(isThere ? tree.moving(move.reversed) : tree)
    let page = try before.content.page(id)
    if let origin, page.group != origin { throw .unknown("\(origin)/\(id)", near: page.folder) }
    guard isThere || !tree.hasFolder(move.new) else { throw .taken(move.new) }
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    ListedPage(id: id, catalog: before.content.catalog).remove(from: page.group, &edits, &counts)
    let mover = FolderMover(
      before: before, begun: isThere ? tree : nil, moved: MovedFolder(move), pages: [id])
    let done = try mover.move(edits, &counts)
    if isThere, done.tree.files == tree.files { throw .already(id, in: group, isSure: true) }
    return FolderEdit(
      move: move, moved: tree.moving(move), tree: done.tree, isThere: isThere, counts: counts)
  }

  private func expectKnown(_ group: String, in catalog: Catalog) throws(FolderEditError) {
    let groups = catalog.site.groups.map(\.id)
    guard groups.contains(group) else {
      throw .unknownGroup(group, near: NearestName.of(group, among: groups))
    }
  }

  /// The group in which a page was that is where it shall be.
  private func former(
    _ id: String, _ origin: String?, in catalog: Catalog, now group: String
  ) throws(FolderEditError) -> String {
    let former = origin ?? catalog.site.groups.first { $0.components.contains(id) }?.id
    guard let former, former != group else {
      throw .already(id, in: group, isSure: origin != nil)
    }
    return former
  }
}
