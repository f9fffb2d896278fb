import Foundation

/// Writes files into a folder: only what changed, replacing and deleting only what it wrote.
///
/// Before anything is touched the manifest names both what was written and what will be, and after
/// all is done only the latter. A build killed in between therefore leaves every file whole, old or
/// new, and none that the next build would not know as its own.
package struct SiteWriter {
  /// The list of what was written, below the folder of the site; its date is that of the build.
  package static let manifestName = WriteManifest.fileName
  static let temporaryFolder = ".higraph-tmp"

  private let folder: String
  private let files = FileManager.default

  package init(folder: String) {
    self.folder = folder
  }

  /// Makes the folder hold these files, besides what others put there.
  ///
  /// - Throws: `SiteWriterError`; nothing was touched when a path is invalid or foreign.
  package func write(_ output: [OutputFile]) throws(SiteWriterError) -> WriteReport {
    try checkPaths(output)
    let before = manifest()
    let changed = output.filter { contents(of: $0.path) != $0.bytes }.sorted { $0.path < $1.path }
    try checkOwnership(of: changed, known: before)
    let after = WriteManifest(paths: Set(output.map(\.path)))
    try announce(before.paths.union(after.paths), known: before)
    for file in changed { try replace(file) }
    let deleted = try delete(before.paths.subtracting(after.paths))
    if !changed.isEmpty || !deleted.isEmpty { try save(after) }
    removeTemporaryFolder()
    return WriteReport(
      written: changed.map(\.path), unchanged: output.count - changed.count, deleted: deleted)
  }

  private func checkPaths(_ output: [OutputFile]) throws(SiteWriterError) {
    var seen: Set<String> = []
    for file in output {
      guard WriteManifest.isInside(file.path) else { throw .outsideFolder(file.path) }
      guard seen.insert(file.path).inserted else { throw .writtenTwice(file.path) }
    }
  }

  /// What is there, is different and is not in the manifest was made by someone else.
  private func checkOwnership(
    of changed: [OutputFile], known: WriteManifest
  ) throws(SiteWriterError) {
    for file in changed where !known.paths.contains(file.path) {
      if files.fileExists(atPath: path(file.path)) { throw .foreign(path(file.path)) }
    }
    for folder in Set(changed.flatMap { Self.folders(above: $0.path) }).sorted() {
      if isFile(path(folder)) && !known.paths.contains(folder) { throw .foreign(path(folder)) }
    }
  }

  /// `a` and `a/b` for `a/b/c.html`.
  private static func folders(above file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private func manifest() -> WriteManifest {
    let bytes = contents(of: WriteManifest.fileName) ?? []
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
    try? files.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: path(WriteManifest.fileName))
  }

  private func save(_ manifest: WriteManifest) throws(SiteWriterError) {
    try replace(OutputFile(path: WriteManifest.fileName, text: manifest.text))
  }

  /// Writes beside the target and moves over it in one step.
  private func replace(_ file: OutputFile) throws(SiteWriterError) {
    let target = path(file.path)
    let temporary = path("\(Self.temporaryFolder)/next")
    try createFolder(above: temporary)
    try createFolder(above: target)
    do {
      try Data(file.bytes).write(to: URL(fileURLWithPath: temporary))
    } catch {
      throw .unwritable(target, reason: error.localizedDescription)
    }
    guard rename(temporary, target) == 0 else {
      throw .unwritable(target, reason: String(cString: strerror(errno)))
    }
  }

  private func createFolder(above path: String) throws(SiteWriterError) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(folder, reason: error.localizedDescription)
    }
  }

  /// Deletes files that are still there, then the folders this leaves empty.
  private func delete(_ paths: Set<String>) throws(SiteWriterError) -> [String] {
    var deleted: [String] = []
    for file in paths.sorted() where files.fileExists(atPath: path(file)) {
      do {
        try files.removeItem(atPath: path(file))
      } catch {
        throw .unwritable(path(file), reason: error.localizedDescription)
      }
      deleted.append(file)
      removeEmptyFolders(above: file)
    }
    return deleted
  }

  private func removeEmptyFolders(above file: String) {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(path(parts.joined(separator: "/"))) == 0 {
      parts = parts.dropLast()
    }
  }

  private func removeTemporaryFolder() {
    unlink(path("\(Self.temporaryFolder)/next"))
    rmdir(path(Self.temporaryFolder))
  }

  private func contents(of path: String) -> [UInt8]? {
    files.contents(atPath: self.path(path)).map { Array($0) }
  }

  private func path(_ path: String) -> String {
    "\(folder)/\(path)"
  }
}
