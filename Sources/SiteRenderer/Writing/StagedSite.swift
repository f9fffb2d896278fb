import Foundation
import RuleGraph

/// The files of a site that wait in the workspace, and how they get to their places.
struct StagedSite: Sendable {
  let place: SitePlace
  let disk: Disk

  /// Makes the tree, which must not be there, marked as one of waiting files before any is in it.
  func begin() throws(SystemCallError) {
    try disk.makeFolder(place.tree)
    if place.isBeside, let old = FileMark(of: place.site), let new = FileMark(of: place.tree) {
      // What is made in it then belongs to the group of the site, where the site is set so.
      try? disk.match(place.tree, new, to: old, mode: new.mode | old.mode & Self.inherits)
      FileAttributes.copy(of: place.site, to: place.tree, inherited: true)
    }
    try disk.makeFolder(place.mark)
  }

  /// Lets what is made in a folder belong to the folder's group.
  private static let inherits: UInt32 = 0o2000

  func stage(_ bytes: [UInt8], at path: String) throws(SystemCallError) {
    try disk.write(bytes, to: place.waiting(path))
  }

  func stage(
    pieces: (_ next: ([UInt8]) -> Void) -> Void, at path: String
  ) throws(SystemCallError) {
    try disk.write(pieces, to: place.waiting(path))
  }

  /// Lets a file wait no longer.
  func withdraw(_ path: String) throws(SystemCallError) {
    try disk.remove(place.waiting(path))
  }

  /// Completes the tree with what stays, then lets it and the site take each other's place.
  ///
  /// - Throws: `SystemCallError`; the site was not touched.
  func takePlace(_ change: SiteChange, date: FileDate) throws(SystemCallError) {
    guard let old = FileMark(of: place.site) else {
      try stage(change.after, date: date)
      try disk.move(place.tree, to: place.site)
      return
    }
    guard place.isBeside, old.isOurs, let new = FileMark(of: place.tree) else {
      throw SystemCallError(path: place.site, code: ENOTSUP)
    }
    guard MountPoints.beneath(place.site).isEmpty else {
      throw SystemCallError(path: place.site, code: EXDEV)
    }
    try carry(change)
    try stage(change.after, date: date)
    try disk.match(place.tree, new, to: old, mode: old.mode)
    FileAttributes.copy(of: place.site, to: place.tree)
    try disk.exchange(place.tree, with: place.site)
  }

  private func stage(_ manifest: WriteManifest, date: FileDate) throws(SystemCallError) {
    try stage(Array(manifest.text.utf8), at: WriteManifest.fileName)
    try disk.setDate(date, of: place.waiting(WriteManifest.fileName))
  }

  /// Gives every file that stays a second name in the tree: what did not change and what others put there.
  private func carry(_ change: SiteChange) throws(SystemCallError) {
    let (before, unchanged) = (change.before, change.unchanged)
    let entries = try FolderListing.entries(beneath: place.site) {
      $0 != SitePlace.innerWorkspace
    }
    var staying: [String] = []
    var count = 0
    for entry in entries {
      switch entry.kind {
      case .folder:
        if !before.hasFile(beneath: entry.path) { try carryFolder(entry.path) }
      case .misnamed:
        throw SystemCallError(path: place.path(entry.path), code: ENOTSUP)
      case .file where unchanged.contains(entry.path):
        count += 1
        staying.append(entry.path)
      case .file where before.paths.contains(entry.path) || entry.path == WriteManifest.fileName:
        break
      default:
        if !change.after.paths.contains(entry.path) { staying.append(entry.path) }
      }
    }
    guard count == unchanged.count else { throw SystemCallError(path: place.site, code: EAGAIN) }
    let failures = staying.inChunks(of: 64).concurrentMap(carryFiles)
    for case let failure? in failures { throw failure }
    for entry in entries.reversed() where entry.kind == .folder {
      try matchFolder(entry.path, change)
    }
  }

  /// - Returns: what the first one failed with.
  private func carryFiles(_ paths: ArraySlice<String>) -> SystemCallError? {
    do throws(SystemCallError) {
      for path in paths { try disk.link(place.path(path), as: place.waiting(path)) }
      return nil
    } catch {
      return error
    }
  }

  /// A folder that others made stays, even when it is empty.
  private func carryFolder(_ path: String) throws(SystemCallError) {
    guard path != SitePlace.innerWorkspace else { return }
    try disk.makeFolders(place.waiting(path))
    try disk.setMode(0o700, of: place.waiting(path))
  }

  /// Gives a folder to whom it belongs in the site, with what they allow and, when none of it is ours, its date.
  ///
  /// Once all is in it, for it may be one that nothing may be put into.
  private func matchFolder(_ path: String, _ change: SiteChange) throws(SystemCallError) {
    guard path != SitePlace.innerWorkspace, let old = FileMark(of: place.path(path)),
      let new = FileMark(of: place.waiting(path)), new.kind == .folder
    else { return }
    guard old.device == new.device else {
      throw SystemCallError(path: place.path(path), code: EXDEV)
    }
    try disk.match(place.waiting(path), new, to: old, mode: old.mode)
    FileAttributes.copy(of: place.path(path), to: place.waiting(path))
    if !change.after.hasFile(beneath: path), !change.before.hasFile(beneath: path) {
      try disk.setDate(old.modified, of: place.waiting(path))
    }
  }

  /// Moves the waiting files to their places one by one, where the folder as a whole cannot be moved.
  ///
  /// The manifest names both what was written before and what will be as long as anything moves; its old date says that
  /// the build is not finished.
  func takePlaces(_ change: SiteChange, date: FileDate) throws(SystemCallError) {
    let (before, after) = (change.before, change.after)
    try expectMovable(change)
    let either = WriteManifest(paths: before.paths.union(after.paths))
    if either != before { try replaceManifest(either, date: FileDate(seconds: 0)) }
    // A file may stand where a folder must be, or the other way about.
    let inTheWay = change.deleted.filter { path in
      after.hasFile(beneath: path) || after.hasFile(above: path)
    }
    for path in inTheWay { try remove(path) }
    // A killed build may have made a folder there and put nothing into it.
    for path in before.paths.texts where after.hasFile(above: path) {
      removeEmptyFolders(above: path)
    }
    for path in change.changed { try disk.move(place.waiting(path), to: place.path(path)) }
    for path in change.deleted where FileMark(of: place.path(path))?.kind == .file {
      try remove(path)
    }
    try replaceManifest(after, date: date)
  }

  /// - Throws: `SystemCallError` where something is mounted on a file that is to change, or on a folder above it, into which
  ///   no file can be moved.
  private func expectMovable(_ change: SiteChange) throws(SystemCallError) {
    let mounts = MountPoints.beneath(place.site)
    guard !mounts.isEmpty else { return }
    for path in change.changed + change.deleted {
      if let mount = mounts.first(where: { path == $0 || path.hasPrefix("\($0)/") }) {
        throw SystemCallError(path: place.path(mount), code: path == mount ? EBUSY : EXDEV)
      }
    }
  }

  private func replaceManifest(
    _ manifest: WriteManifest, date: FileDate
  ) throws(SystemCallError) {
    try stage(manifest, date: date)
    try disk.move(place.waiting(WriteManifest.fileName), to: place.manifest)
  }

  /// Removes a file and the folders that this leaves empty.
  private func remove(_ path: String) throws(SystemCallError) {
    try disk.remove(place.path(path))
    removeEmptyFolders(above: path)
  }

  private func removeEmptyFolders(above path: String) {
    var folder = Disk.folder(above: path)
    while folder != "." {
      try? disk.removeEmptyFolder(place.path(folder))
      folder = Disk.folder(above: folder)
    }
  }
}

extension Array where Element: Sendable {
  func inChunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
