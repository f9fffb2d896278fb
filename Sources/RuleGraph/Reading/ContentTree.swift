/// The files of a content folder, in memory.
package struct ContentTree: Equatable, Sendable {
  /// Where the folder is, as printed in front of every path; empty for none.
  package let root: String
  /// The bytes of each file by path below the root, `bars/tab-bar/en.md`.
  package let files: [String: [UInt8]]
  /// Whether the bytes of figures are there too, which only pages and checks need.
  package let hasFigures: Bool
  /// Files that are there and were not read.
  package let unread: [UnreadFile]
  /// The folders below the root, those too that hold nothing.
  package let folders: [String]

  package init(
    root: String = "Content", files: [String: [UInt8]], hasFigures: Bool = true,
    unread: [UnreadFile] = [], folders: [String] = []
  ) {
    self.unread = unread
    self.folders = folders
    self.root = root
    self.files = files
    self.hasFigures = hasFigures
  }

  package init(root: String = "Content", texts: [String: String]) {
    self.init(root: root, files: texts.mapValues { Array($0.utf8) })
  }

  /// A path below the root as it is printed.
  package func printedPath(_ path: String) -> String {
    Self.printedPath(path, below: root)
  }

  static func printedPath(_ path: String, below root: String) -> String {
    root.isEmpty ? path : "\(root)/\(path)"
  }

  /// The tree with some files, by path below the root, in place of its own.
  package func replacing(_ files: [String: [UInt8]]) -> ContentTree {
    ContentTree(
      root: root, files: self.files.merging(files) { $1 }, hasFigures: hasFigures, unread: unread,
      folders: folders)
  }

  /// The tree with some texts, by printed path, in place of its own.
  package func replacing(_ texts: [String: String]) -> ContentTree {
    let root = printedPath("").count
    return replacing(
      Dictionary(
        texts.map { (String($0.dropFirst(root)), Array($1.utf8)) }, uniquingKeysWith: { $1 }))
  }
}
