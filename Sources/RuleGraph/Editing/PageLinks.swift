import CommonMark

/// Mends the links and drawings of one page file that lead into a page's folder.
struct PageLinks {
  let page: Page
  let text: PageText
  /// The folder that has another name then, `bars/tab-bar`.
  let folder: String
  /// The last piece of its path then.
  let name: String

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
      if let range = document.destinationRange(of: node.id) {
        replace(range, &edits, &count)
      } else {
        references.append(node.id)
      }
    }
    var defined: Set<String> = []
    for (written, range) in DefinitionLines.destinations(in: document) where renamed(written) != nil
    {
      defined.insert(written)
      replace(range, &edits, &count)
    }
    scattered += references.filter { !defined.contains(document.destination(of: $0)) }.map { link in
      document.nearestRange(to: link).map(text.location) ?? SourceLocation(path: text.path)
    }
  }

  private func replace(_ range: SourceRange, _ edits: inout TextEdits, _ count: inout Int) {
    guard let written = text.document.source(range), let new = renamed(String(written)) else {
      return
    }
    edits.replace(text.location(of: range), with: new)
    count += 1
  }

  /// An address with the folder's new name; `nil` when it does not lead through the old one.
  private func renamed(_ destination: String) -> String? {
    let end = destination.utf8.firstIndex(of: UInt8(ascii: "#")) ?? destination.endIndex
    guard !destination.hasScheme, ContentPath(destination[..<end], from: page.folder) != nil else {
      return nil
    }
    var pieces = destination[..<end].split(separator: "/", omittingEmptySubsequences: false)
    // Each folder on the way, with its place in the address where that names it.
    var way = page.folder.split(separator: "/").map { (name: $0, place: Int?.none) }
    for (place, piece) in pieces.enumerated() where !piece.isEmpty && piece != "." {
      if piece == ".." { _ = way.popLast() } else { way.append((piece, place)) }
    }
    guard way.count > 1, way.prefix(2).map(\.name).joined(separator: "/") == folder,
      let place = way[1].place
    else { return nil }
    pieces[place] = name[...]
    return pieces.joined(separator: "/") + destination[end...]
  }
}
