extension ContentTree {
  /// The tree as it is once a folder has another place.
  package func moving(_ move: FolderMove) -> ContentTree {
    let moved = move.present
    return ContentTree(
      root: root,
      files: Dictionary(
        files.map { (moved($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }),
      hasFigures: hasFigures,
      unread: unread.map { UnreadFile(path: moved($0.path), reason: $0.reason) },
      folders: folders.map(moved))
  }

  /// The folder of a page, `bars/tab-bar`; `nil` where no group has one of that name.
  func folder(ofPage id: String) -> String? {
    let paths = files.keys + unread.map(\.path)
    let folders = paths.compactMap { path -> String? in
      let pieces = path.split(separator: "/")
      return pieces.count > 2 && pieces[1] == id ? "\(pieces[0])/\(id)" : nil
    }
    return folders.min()
  }
}
