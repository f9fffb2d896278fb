import CommonMark

/// Mends the links and drawings of one page file that lead into a folder that moves, or out of it.
struct FolderLinks {
  let page: Page
  let text: PageText
  let move: FolderMove
  /// Whether an address is to be mended, by what it leads to now and how that is written.
  let isMeant: (ContentPath, Substring) -> Bool

  /// - Parameter scattered: receives the links whose address is not found in the file.
  func mend(_ edits: inout TextEdits, _ count: inout Int, _ scattered: inout [SourceLocation]) {
    var references: [Node.ID] = []
    let document = text.document
    for node in document.nodes {
      switch node.kind {
      case .link, .image: break
      default: continue
      }
      guard renamed(document.destination(of: node.id)) != nil else { continue }
      if let range = document.destinationRange(of: node.id), replace(range, &edits) {
        count += 1
      } else {
        references.append(node.id)
      }
    }
    var defined: Set<String> = []
    for (written, range) in DefinitionLines.destinations(in: document) where renamed(written) != nil
    {
      guard replace(range, &edits) else { continue }
      defined.insert(written)
      count += 1
    }
    scattered += references.filter { !defined.contains(document.destination(of: $0)) }.map { link in
      document.nearestRange(to: link).map(text.location) ?? SourceLocation(path: text.path)
    }
  }

  /// - Returns: whether the address stands there as it is; with a letter as an entity it does not.
  private func replace(_ range: SourceRange, _ edits: inout TextEdits) -> Bool {
    guard let written = text.document.source(range), let new = renamed(String(written)) else {
      return false
    }
    edits.replace(text.location(of: range), with: new)
    return true
  }

  /// An address that leads to the same once the folder has moved; `nil` where it does so unchanged.
  private func renamed(_ destination: String) -> String? {
    let end = destination.utf8.firstIndex(of: UInt8(ascii: "#")) ?? destination.endIndex
    let (written, anchor) = (destination[..<end], destination[end...])
    guard !destination.hasScheme, !written.isEmpty,
      let path = ContentPath(written, from: page.folder), isMeant(path, written)
    else { return nil }
    let (folder, target) = (move.present(page.folder), move.present(path.text))
    let shortest = ContentPath(target).relative(to: folder)
    let isNear = entersGroup(of: folder, target) && shortest.utf8.count < written.utf8.count
    if ContentPath(written, from: folder)?.text == target, !isNear { return nil }
    let alike = respelled(written, from: path.text, to: target)
    let isThere = ContentPath(alike[...], from: folder)?.text == target
    return (isThere && !isNear ? alike : shortest) + anchor
  }

  /// Whether the page and what it leads to come to be in one group.
  private func entersGroup(of folder: String, _ target: String) -> Bool {
    let group = { (path: String) in path.prefix { $0 != "/" } }
    let isWithin = target == move.new || target.hasPrefix("\(move.new)/")
    return move.old.contains("/") && group(move.old) != group(move.new)
      && (page.folder == move.old) != isWithin && group(folder) == group(target)
  }

  /// An address with other names of the folders on the way, and all else as somebody wrote it.
  private func respelled(_ written: Substring, from path: String, to target: String) -> String {
    var pieces = written.split(separator: "/", omittingEmptySubsequences: false)
    // Each folder on the way, by its place in the address where that names it.
    var way = page.folder.split(separator: "/").map { _ in Int?.none }
    for (place, piece) in pieces.enumerated() where !piece.isEmpty && piece != "." {
      if piece == ".." { _ = way.popLast() } else { way.append(place) }
    }
    for (place, names) in zip(way, zip(path.split(separator: "/"), target.split(separator: "/"))) {
      if let place, names.0 != names.1 { pieces[place] = names.1 }
    }
    return pieces.joined(separator: "/")
  }
}
