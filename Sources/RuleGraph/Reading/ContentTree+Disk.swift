import Foundation

extension ContentTree {
  /// Loads the pages and data files beneath a folder, and figures where they are wanted; other files
  /// are only listed.
  ///
  /// - Throws: `ContentFolderError` when the folder or a file in it cannot be read.
  package static func load(
    folder: String, withFigures: Bool = true
  ) throws(ContentFolderError) -> ContentTree {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { throw .missing(folder) }
    let endings = textEndings + (withFigures ? figureEndings : [])
    var files: [String: [UInt8]] = [:]
    for path in try paths(beneath: folder) {
      files[path] = try bytes(of: path, in: folder, endings: endings)
    }
    return ContentTree(root: printedRoot(folder), files: files, hasFigures: withFigures)
  }

  private static func paths(beneath folder: String) throws(ContentFolderError) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
        .sorted()
    } catch {
      throw .unreadable(folder, reason: error.localizedDescription)
    }
  }

  private static let textEndings = [".md", ".yml", ".tsv", ".lock"]

  /// Whether a file is read as a page or as data.
  package static func isText(_ path: String) -> Bool {
    textEndings.contains(where: path.hasSuffix)
  }

  private static let figureEndings = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".pdf"]

  /// Of files with other endings it is enough to know that they are there.
  private static func bytes(
    of path: String, in folder: String, endings: [String]
  ) throws(ContentFolderError) -> [UInt8]? {
    let whole = "\(folder)/\(path)"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
      throw .unreadable(whole, reason: "a link to nothing")
    }
    guard !isFolder.boolValue else { return nil }
    guard endings.contains(where: path.hasSuffix) else { return [] }
    guard let data = FileManager.default.contents(atPath: whole) else {
      throw .unreadable(whole, reason: "permission denied")
    }
    return Array(data)
  }

  private static func printedRoot(_ folder: String) -> String {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return root == "." ? "" : root
  }
}

/// Why no content could be loaded at all.
package enum ContentFolderError: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(String, reason: String)

  package var description: String {
    switch self {
    case .missing(let folder): "no content folder '\(folder)'"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    }
  }
}
