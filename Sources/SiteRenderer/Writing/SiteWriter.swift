import RuleGraph

/// Writes files into a folder: only what changed, replacing and deleting only what it wrote.
///
/// Files are made and compared with what is there on all processors; those that differ wait beside the site until all
/// are written. Then the manifest names both what was written before and what will be, every file is moved to its place
/// in one step, and at the end the manifest names only what is there now. A build killed in between therefore leaves
/// every file whole, old or new, and none that the next build would not know as its own.
package struct SiteWriter {
  /// The list of what was written, below the folder of the site; its date is that of the build.
  package static let manifestName = WriteManifest.fileName
  static let temporaryFolder = SiteFolder.temporaryFolder

  private let folder: SiteFolder

  package init(folder: String) {
    self.folder = SiteFolder(folder: folder)
  }

  /// Makes the folder hold these files, besides what others put there.
  ///
  /// - Throws: `SiteWriterError`; nothing was touched when a path is invalid or foreign.
  package func write(_ output: [OutputFile]) throws(SiteWriterError) -> WriteReport {
    try write(output.map(PlannedFile.init))
  }

  /// Makes the folder hold these files, besides what others put there.
  ///
  /// - Throws: `SiteWriterError`; nothing was touched when a path is invalid or foreign.
  package func write(_ planned: [PlannedFile]) throws(SiteWriterError) -> WriteReport {
    try checkPaths(planned)
    let before = manifest()
    defer { folder.removeTemporaryFolder() }
    let files = Array(zip(planned, planned.indices.map(String.init))).concurrentMap { file, name in
      (path: file.path, name: name, state: state(of: file, waitingAs: name))
    }
    for case .failed(let error) in files.map(\.state) { throw error }
    let after = WriteManifest(paths: Set(files.lazy.filter { $0.state != .absent }.map(\.path)))
    let changed = files.filter { $0.state == .waiting }.sorted { $0.path < $1.path }
    try checkOwnership(of: changed.map(\.path), known: before)
    try announce(before.paths.union(after.paths), known: before)
    for file in changed { try folder.move(file.name, to: file.path) }
    let deleted = try delete(before.paths.subtracting(after.paths))
    if !changed.isEmpty || !deleted.isEmpty { try save(after) }
    return WriteReport(
      written: changed.map(\.path), unchanged: after.paths.count - changed.count, deleted: deleted)
  }

  private enum FileState: Equatable {
    /// Not part of the site.
    case absent
    case unchanged
    /// New or different; it waits to be moved to its place.
    case waiting
    case failed(SiteWriterError)
  }

  private func state(of file: PlannedFile, waitingAs name: String) -> FileState {
    guard let bytes = file.make() else { return .absent }
    guard folder.compare(file.path, with: bytes) != .same else { return .unchanged }
    do {
      try folder.stage(bytes, as: name)
      return .waiting
    } catch {
      return .failed(error)
    }
  }

  private func checkPaths(_ planned: [PlannedFile]) throws(SiteWriterError) {
    var seen: Set<String> = []
    for file in planned {
      guard WriteManifest.isInside(file.path) else { throw .outsideFolder(file.path) }
      guard seen.insert(file.path).inserted else { throw .writtenTwice(file.path) }
    }
  }

  /// What is there, is different and is not in the manifest was made by someone else.
  private func checkOwnership(
    of changed: [String], known: WriteManifest
  ) throws(SiteWriterError) {
    for path in changed where !known.paths.contains(path) {
      if folder.exists(path) { throw .foreign(folder.path(path)) }
    }
    for path in Set(changed.flatMap(Self.folders)).sorted() {
      if folder.isFile(path) && !known.paths.contains(path) { throw .foreign(folder.path(path)) }
    }
  }

  /// `a` and `a/b` for `a/b/c.html`.
  private static func folders(above file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  private func manifest() -> WriteManifest {
    let bytes = folder.contents(of: WriteManifest.fileName) ?? []
    return WriteManifest(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Names all that may be there during the build.
  ///
  /// The date says that the build is not finished: a new one would let the folder pass for one that
  /// is up to date.
  private func announce(
    _ paths: Set<String>, known: WriteManifest
  ) throws(SiteWriterError) {
    guard paths != known.paths else { return }
    try save(WriteManifest(paths: paths))
    folder.setDate(of: WriteManifest.fileName, secondsSince1970: 0)
  }

  private func save(_ manifest: WriteManifest) throws(SiteWriterError) {
    try folder.stage(Array(manifest.text.utf8), as: "manifest")
    try folder.move("manifest", to: WriteManifest.fileName)
  }

  /// Deletes files that are still there, then the folders this leaves empty.
  private func delete(_ paths: Set<String>) throws(SiteWriterError) -> [String] {
    let deleted = paths.sorted().filter(folder.exists)
    for file in deleted { try folder.remove(file) }
    return deleted
  }
}
