extension ContentTree {
  /// Loads the pages and data files beneath a folder, and figures where they are wanted; other files
  /// are only listed.
  ///
  /// What is loaded is what the folder held at one moment: where anything changed meanwhile, it is read again.
  ///
  /// - Throws: `ContentFolderError` when the folder or a file in it cannot be read, and when it changes each time.
  package static func load(
    folder: String, withFigures: Bool = true
  ) throws(ContentFolderError) -> ContentTree {
    try load(folder: folder, withFigures: withFigures, whileReading: {})
  }

  /// - Parameter whileReading: called between the reading and the look at what has changed.
  static func load(
    folder: String, withFigures: Bool, whileReading: () -> Void
  ) throws(ContentFolderError) -> ContentTree {
    try load(folder: folder, withFigures: withFigures, after: nil, whileReading: whileReading).tree
  }

  fileprivate static func load(
    folder: String, withFigures: Bool, after before: ContentFolderReader.Reading?,
    whileReading: () -> Void
  ) throws(ContentFolderError) -> (tree: ContentTree, reading: ContentFolderReader.Reading) {
    guard FileMark(of: folder, follows: true)?.kind == .folder else { throw .missing(folder) }
    let reader = ContentFolderReader(
      folder: folder, endings: textEndings + (withFigures ? FigureSet.endings : []))
    for _ in 0..<attempts {
      guard let reading = try settled(reader, before, whileReading) else { continue }
      let tree = ContentTree(
        root: printedRoot(folder), files: reading.files, hasFigures: withFigures,
        unread: reading.unread, folders: reading.folders)
      return (tree, reading)
    }
    throw .changing(folder)
  }

  /// - Returns: `nil` when something has changed meanwhile.
  private static func settled(
    _ reader: ContentFolderReader, _ before: ContentFolderReader.Reading?,
    _ whileReading: () -> Void
  ) throws(ContentFolderError) -> ContentFolderReader.Reading? {
    do throws(ContentFolderError) {
      let reading = try reader.read(after: before)
      whileReading()
      return try reader.isUnchanged(since: reading) ? reading : nil
    } catch .changing {
      return nil
    }
  }

  /// The bytes of one page or data file, without reading anything else.
  ///
  /// - Returns: `nil` where there is nothing of the name.
  /// - Throws: `ContentFolderError` where there is something that is not read.
  package static func bytes(
    of name: String, in folder: String
  ) throws(ContentFolderError) -> [UInt8]? {
    try ContentFolderReader(folder: folder, endings: textEndings).bytes(of: name)
  }

  private static let attempts = 5

  private static let textEndings = [".md", ".yml", ".tsv", ".lock"]

  /// Whether a file is read as a page or as data.
  package static func isText(_ path: String) -> Bool {
    textEndings.contains(where: path.hasSuffix)
  }

  /// Whether a path below the root has no part that begins with a dot, and is looked at.
  package static func isVisible(_ path: String) -> Bool {
    !path.split(separator: "/").contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// A content folder as it is printed in front of paths: without a slash, and nothing for the folder one is in.
  package static func printedRoot(_ folder: String) -> String {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return root == "." ? "" : root
  }
}

/// A content folder as it was at one moment, by which the next reading knows the files that it need not read again.
package struct ContentReading: Sendable {
  package let tree: ContentTree
  private let reading: ContentFolderReader.Reading

  /// Loads the pages and data files beneath a folder, and figures where they are wanted.
  ///
  /// - Parameter before: an earlier reading of the same folder and the same kinds of files.
  /// - Throws: `ContentFolderError` when the folder or a file in it cannot be read, and when it changes each time.
  package init(
    folder: String, withFigures: Bool = true, after before: ContentReading?
  ) throws(ContentFolderError) {
    (tree, reading) = try ContentTree.load(
      folder: folder, withFigures: withFigures, after: before?.reading, whileReading: {})
  }
}

/// Why no content could be loaded at all.
public enum ContentFolderError: Error, CustomStringConvertible {
  /// There is no such folder.
  case missing(String)
  /// The folder or a file in it cannot be read, as the system says why.
  case unreadable(String, reason: String)
  /// The folder was never the same at the end of reading as at its beginning.
  case changing(String)

  /// The error in a sentence for whoever started the program.
  public var description: String {
    switch self {
    case .missing(let folder):
      "no content folder '\(folder)'; go where it is, or name it with --content"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .changing(let folder): "'\(folder)' changes all the time while it is read"
    }
  }
}
