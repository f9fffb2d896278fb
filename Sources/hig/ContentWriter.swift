import Foundation
import RuleGraph
import SiteRenderer

/// Writes changed files of a content folder, all or none.
struct ContentWriter {
  let folder: String
  /// That of the content folder, which is held from before it is read until all is written: what one command reads while
  /// another one writes may be neither what was there nor what will be.
  var lock: FolderLock?
  var disk = Disk()

  /// Writes what differs from the files as they were read.
  ///
  /// - Throws: `ChangedFileError` when a file has changed since, and `FileChangeError` when one cannot be written, or not be
  ///   read then; no file has changed then.
  func write(_ tree: ContentTree, over original: ContentTree) throws {
    let changed = tree.files.filter { $0.value != original.files[$0.key] }
    let changes = changed.map { path, bytes in
      FileChange(
        path: "\(folder)/\(path)", bytes: bytes,
        original: original.files[path].map { .bytes($0) } ?? .nothing)
    }
    try expectReadable(changes)
    var made: [String] = []
    do {
      try makeFolders(for: changes, &made)
      try FileChanges(changes, disk: disk, within: lock).write()
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Gives a folder another name, and then writes what differs; the folder gets its name back when that fails.
  ///
  /// - Parameter move: what moves below the content folder; `nil` for nothing.
  func write(_ tree: ContentTree, over original: ContentTree, moving move: FolderMove?) throws {
    guard let move else { return try write(tree, over: original) }
    try FolderMoveCheck(folder: folder, move: move).run()
    let (old, new) = ("\(folder)/\(move.old)", "\(folder)/\(move.new)")
    let signals = HeldSignals()
    defer { signals.release() }
    var made: [String] = []
    do {
      // That of a group that had no page yet.
      for folder in Self.foldersMissing(above: new).reversed() { try makeFolder(folder, &made) }
      try self.move(old, to: new)
      do {
        try write(tree, over: original)
      } catch {
        try self.move(new, to: old)
        throw error
      }
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
  }

  private func move(_ path: String, to new: String) throws {
    do {
      try disk.move(path, to: new)
    } catch {
      throw FolderMoveError(old: path, new: new, reason: error.reason)
    }
  }

  private func expectReadable(_ changes: [FileChange]) throws {
    for change in changes.sorted(by: { $0.path < $1.path }) {
      let limit = ContentLimits.size(of: change.path)
      guard change.bytes.count > limit else { continue }
      throw FileChangeError(
        path: change.path, reason: "it would have more than \(limit) bytes, and not be read again")
    }
  }

  private func makeFolders(for changes: [FileChange], _ made: inout [String]) throws {
    let missing = changes.filter(\.original.isNothing)
      .flatMap { Self.foldersMissing(above: $0.path) }
    // The outermost first, which is the shortest.
    for folder in Set(missing).sorted() {
      try makeFolder(folder, &made)
    }
  }

  private func makeFolder(_ folder: String, _ made: inout [String]) throws {
    do {
      try disk.makeFolder(folder)
      made.append(folder)
    } catch  where error.code == EEXIST {
      // Another command was faster.
    } catch {
      throw FileChangeError(path: folder, reason: error.reason)
    }
  }

  private static func foldersMissing(above path: String) -> [String] {
    let folder = Disk.folder(above: path)
    guard FileMark(of: folder, follows: true) == nil, folder != path else { return [] }
    return [folder] + foldersMissing(above: folder)
  }
}
