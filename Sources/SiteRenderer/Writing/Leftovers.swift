import Foundation
import RuleGraph

/// What a build leaves in the workspace: the site as it was, or, when it was killed, the one that was to be.
struct Leftovers: Sendable {
  let place: SitePlace
  let disk: Disk

  /// Puts in order what a killed build left.
  ///
  /// - Throws: `SiteWriterError` when something is there that nobody but a person may delete.
  func mend() throws(SiteWriterError) {
    let inner = SitePlace.innerWorkspace
    if place.isBeside, try isFolder(place.path(inner), shown: place.printed(inner)) {
      try? removeAll(beneath: place.path(inner))
    }
    guard try isFolder(place.tree, shown: place.tree) else { return }
    if FileMark(of: place.mark) != nil {
      discardWaiting()
    } else {
      let kept = discardOld(isOurNewest: false)
      if let path = kept.first { throw .leftover(place.waiting(path)) }
    }
    guard FileMark(of: place.tree) == nil else { throw undeletable() }
  }

  /// What to say of the first file that is still there.
  private func undeletable() -> SiteWriterError {
    let left = (try? FolderListing.entries(beneath: place.tree)) ?? []
    let paths = left.filter { $0.kind != .folder && $0.path != WriteManifest.fileName }.map(\.path)
    return .unwritable(
      paths.sorted().first.map(place.waiting) ?? place.tree,
      reason: "an earlier build left it there, and it cannot be deleted")
  }

  /// Whether there is a folder of one of our names; what a link there leads to is not ours.
  ///
  /// - Throws: `SiteWriterError.foreign` when there is anything else.
  private func isFolder(_ path: String, shown: String) throws(SiteWriterError) -> Bool {
    guard let mark = FileMark(of: path) else { return false }
    guard mark.kind == .folder else { throw .foreign(shown) }
    return true
  }

  /// Deletes files that waited in vain, whose mark goes last.
  func discardWaiting() {
    try? removeAll(beneath: place.tree) { $0 != SitePlace.innerWorkspace }
    try? disk.removeEmptyFolder(place.mark)
    try? disk.removeEmptyFolder(place.tree)
  }

  /// Deletes the site as it was, of which the tree has what earlier builds wrote and second names of all that stays.
  ///
  /// What else came into it meanwhile is moved to where it would have been. What cannot be removed now is removed by the
  /// next build.
  ///
  /// - Parameter isOurNewest: whether this build has just put the site in its place; a file that others replaced in
  ///   between is then newer than what was carried over.
  /// - Returns: the paths of files of others whose places are taken.
  @discardableResult
  func discardOld(isOurNewest: Bool) -> [String] {
    guard let entries = try? FolderListing.entries(beneath: place.tree) else { return [] }
    let ours = WriteManifest(file: place.waiting(WriteManifest.fileName))
    let files = entries.filter { $0.kind != .folder && $0.path != WriteManifest.fileName }
    let ends = files.inChunks(of: 64).concurrentMap { files in
      files.map { file in
        let isOurs = file.kind == .file && ours.paths.contains(file.path)
        return isOurs ? removeOld(file.path) : returnFile(file.path, isOurNewest)
      }
    }
    .flatMap(\.self)
    // Last, for without the list the rest would be taken for files of others.
    guard ends.allSatisfy({ $0 == .gone }), removeOld(WriteManifest.fileName) == .gone else {
      return zip(files, ends).filter { $1 == .homeless }.map(\.0.path)
    }
    for folder in entries.reversed() where folder.kind == .folder {
      try? opening(place.waiting(folder.path), disk.removeEmptyFolder)
    }
    try? disk.removeEmptyFolder(place.tree)
    return []
  }

  /// What became of a file in the old site.
  private enum End {
    case gone
    case still
    /// Of others, and something else has its place.
    case homeless
  }

  private func removeOld(_ path: String) -> End {
    do throws(SystemCallError) {
      try opening(place.waiting(path), disk.remove)
      return .gone
    } catch {
      return error.code == ENOENT ? .gone : .still
    }
  }

  private func returnFile(_ path: String, _ isOurNewest: Bool) -> End {
    guard let old = FileMark(of: place.waiting(path)) else { return .gone }
    let new = FileMark(of: place.path(path))
    if let new, new.isSameFile(as: old) { return removeOld(path) }
    guard new == nil || isOurNewest && !isWritten(path) else { return .homeless }
    do throws(SystemCallError) {
      try opening(place.waiting(path)) { old throws(SystemCallError) in
        try disk.move(old, to: place.path(path))
      }
      return .gone
    } catch {
      return .still
    }
  }

  /// Does something to an entry of the workspace, also where its folder is one of others into which nobody may write: in
  /// the workspace it is ours.
  private func opening(
    _ path: String, _ action: (String) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    do throws(SystemCallError) {
      try action(path)
    } catch {
      guard error.code == EACCES else { throw error }
      try disk.setMode(0o700, of: Disk.folder(above: path))
      try action(path)
    }
  }

  private func isWritten(_ path: String) -> Bool {
    WriteManifest(file: place.manifest).paths.contains(path)
  }

  /// Deletes what is wanted beneath a folder of the workspace, and the folder where nothing is left in it.
  private func removeAll(
    beneath folder: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws(SystemCallError) {
    let entries = try FolderListing.entries(beneath: folder).filter { isWanted($0.path) }
    let files = entries.filter { $0.kind != .folder }
    _ = files.inChunks(of: 64).concurrentMap { files in
      for file in files { try? opening("\(folder)/\(file.path)", disk.remove) }
    }
    for entry in entries.reversed() where entry.kind == .folder {
      try opening("\(folder)/\(entry.path)", disk.removeEmptyFolder)
    }
    try? disk.removeEmptyFolder(folder)
  }
}
