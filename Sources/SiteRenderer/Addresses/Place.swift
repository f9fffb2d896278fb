import RuleGraph

/// A page as the origin of links; its path is below a language's folder.
///
/// A reference, because all that makes a page holds it.
final class Place: Sendable {
  let graph: Graph
  let addresses: AddressBook
  let page: String
  /// The path to the language's folder, empty or ending in a slash.
  let root: String
  /// The folder below that of the language, empty or ending in a slash.
  let folder: String
  /// Whether it is in the folder of the pages of symbols.
  let isBesideSymbols: Bool

  static let symbolFolder = "api/"

  init(graph: Graph, addresses: AddressBook, page: String) {
    self.graph = graph
    self.addresses = addresses
    self.page = page
    root = RelativePath.toRoot(from: page)
    folder = page.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(page[...$0]) } ?? ""
    isBesideSymbols = page.hasPrefix(Self.symbolFolder)
  }

  /// A link to an address in the same language; an anchor alone when it is on this page.
  func url(to address: Address) -> String {
    let target = addresses.place(of: address)
    let anchor = target.anchor.map { "#" + $0 } ?? ""
    if target.page == page, !anchor.isEmpty { return anchor }
    return RelativePath.from(page, to: target.page) + anchor
  }

  /// A link to a file of the content, which the languages share.
  func url(toFigure path: String) -> String {
    let escaped = path.unicodeScalars.map { Self.escapes[$0] ?? String($0) }.joined()
    return "../" + root + "figures/" + escaped
  }

  /// What would end the path in an address, or is taken for the number of another letter there.
  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "#": "%23", "?": "%3F"]
}
