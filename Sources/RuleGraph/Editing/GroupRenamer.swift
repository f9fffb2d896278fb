import CommonMark

/// Gives a group another id: its folder, its line in `site.yml`, and the links to its pages.
package struct GroupRenamer: Sendable {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// When a person has already given the folder its new name, or the group in `site.yml`, the rest follows.
  package func rename(_ old: String, to new: String) throws(FolderEditError) -> FolderEdit {
    let move = FolderMove(from: old, to: new)
    let isThere = isMoved(move)
    let before = LinkedTree(isThere ? unmoved(move) : tree)
    let site = before.content.catalog.site
    let pages = before.content.catalog.pages.filter { $0.group == old }.map(\.id)
    let groups = before.content.catalog.references.filter { $0.target == .group }
    guard !pages.isEmpty || groups.contains(where: { $0.name.value == old }) else {
      throw .unknownGroup(old, near: NearestName.of(old, among: site.groups.map(\.id)))
    }
    try expectFree(new, in: before)
    var (edits, counts) = (TextEdits(), FolderEdit.Counts())
    for group in groups where group.name.value == old {
      edits.replace(group.name.location, with: YAMLScalar.text(new))
      counts.names += 1
    }
    let mover = FolderMover(
      before: before, begun: isThere ? tree : nil, moved: MovedFolder(move), pages: pages)
    let isFolder = tree.hasFolder(old)
    return FolderEdit(
      move: move, moved: tree.moving(move), tree: try mover.move(edits, &counts).tree,
      isThere: !isFolder, counts: counts)
  }

  /// Whether the pages are where they shall be, although `site.yml` or a link still has the old id.
  private func isMoved(_ move: FolderMove) -> Bool {
    guard !tree.hasFolder(move.old), tree.hasFolder(move.new) else { return false }
    let catalog = CatalogReader(tree).read()
    let groups = catalog.references.filter { $0.target == .group }.map(\.name.value)
    guard !groups.contains(move.old) else { return !groups.contains(move.new) }
    return catalog.leads(into: move.old)
  }

  /// The content as it was before somebody began.
  private func unmoved(_ move: FolderMove) -> ContentTree {
    let catalog = CatalogReader(tree).read()
    var edits = TextEdits()
    for group in catalog.references where group.target == .group {
      guard group.name.value == move.new else { continue }
      edits.replace(group.name.location, with: YAMLScalar.text(move.old))
    }
    return tree.replacing(edits.texts(from: catalog.texts)).moving(move.reversed)
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

extension Catalog {
  /// Whether a link or a data file names a file in a folder.
  fileprivate func leads(into folder: String) -> Bool {
    let files = data.others.figureWords.map(\.file.value)
    let links = pages.lazy.flatMap { page in
      page.texts.languages.lazy.compactMap { page.texts[$0] }.flatMap { text in
        text.document.nodes.lazy.filter { $0.kind == .link || $0.kind == .image }
          .compactMap { ContentPath(text.document.destination(of: $0.id)[...], from: page.folder) }
      }.map(\.text)
    }
    let prefix = "\(folder)/"
    return files.contains { $0.hasPrefix(prefix) } || links.contains { $0.hasPrefix(prefix) }
  }
}
