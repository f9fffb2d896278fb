import Foundation
import RuleGraph
import SiteRenderer

/// Looks whether a folder of the content can be moved, before anything is written.
struct FolderMoveCheck {
  /// The content folder.
  let folder: String
  let move: FolderMove

  /// - Throws: `FolderMoveError` when something is in its place, or a link of the file system would lead elsewhere.
  func run() throws {
    let (old, new) = ("\(folder)/\(move.old)", "\(folder)/\(move.new)")
    guard FileMark(of: new) == nil || isEmptyFolder(new) else {
      throw FolderMoveError(old: old, new: new, reason: "it is there already")
    }
    guard let link = links.sorted().first(where: leadsElsewhere) else { return }
    throw FolderMoveError(
      old: old, new: new,
      reason: "the link '\(folder)/\(link)' would lead elsewhere; put a file in its place first")
  }

  /// As a group is left from which the last page has moved.
  private func isEmptyFolder(_ path: String) -> Bool {
    FileMark(of: path)?.kind == .folder
      && (try? FileManager.default.contentsOfDirectory(atPath: path)) == []
  }

  /// The content folder, where it is itself a link.
  private var root: URL {
    URL(filePath: folder).resolvingSymlinksInPath()
  }

  /// The links of the file system in the content folder, by path below it.
  private var links: [String] {
    let entries = FileManager.default.enumerator(atPath: root.path)
    var links: [String] = []
    while let path = entries?.nextObject() as? String {
      if entries?.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink {
        links.append(path)
      }
    }
    return links
  }

  private func leadsElsewhere(_ link: String) -> Bool {
    let path = "\(folder)/\(link)"
    guard let written = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return false
    }
    let (root, now) = (root, move.present(link))
    let target = place(of: written, at: link, below: root)
    let prefix = root.path + "/"
    let present =
      target.hasPrefix(prefix)
      ? prefix + move.present(String(target.dropFirst(prefix.count))) : target
    return place(of: written, at: now, below: root) != present
  }

  /// What a link means, which stands at a path below the content folder.
  private func place(of written: String, at link: String, below root: URL) -> String {
    let above = root.appending(path: link).deletingLastPathComponent()
    return URL(filePath: written, relativeTo: above).standardizedFileURL.path
  }
}

/// Why a folder of the content is not moved.
struct FolderMoveError: Error, CustomStringConvertible {
  let old: String
  let new: String
  let reason: String

  var description: String { "cannot move '\(old)' to '\(new)': \(reason)" }
}
