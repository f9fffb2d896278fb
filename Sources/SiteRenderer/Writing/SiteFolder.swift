import Foundation
import RuleGraph

/// What stands in the folder of a site.
struct SiteFolder: Sendable {
  let place: SitePlace
  /// Whether there is anything that files could be compared with.
  private let isThere: Bool

  init(place: SitePlace) {
    self.place = place
    isThere = FileMark(of: place.site) != nil
  }

  /// What stands at a path, against what should.
  enum Finding {
    case nothing
    /// With what the file was before it was read.
    case same(FileMark)
    case different
  }

  func manifest() -> WriteManifest {
    WriteManifest(file: place.manifest)
  }

  /// Those of the paths at which there is a plain file in plain folders, in order.
  func files(among paths: PathSet) -> [String] {
    let folders = Self.folders(of: paths.texts)
    let others = PathSet(
      folders.texts.filter { FileMark(of: place.path($0))?.kind != .folder })
    return paths.sorted().filter { path in
      Self.folders(Self.folder(of: path)).allSatisfy { !others.contains($0) }
        && FileMark(of: place.path(path))?.kind == .file
    }
  }

  /// Compares a file with what it should hold, without reading one of another size.
  func compare(_ path: String, with bytes: [UInt8]) -> Finding {
    compare(path, size: bytes.count) { file in
      Self.withBuffer { buffer in
        bytes.withUnsafeBytes { Self.isSame(file, as: $0, through: buffer) }
      }
    }
  }

  /// Compares a file with the one that waits for its place.
  func compareWaiting(_ path: String) -> Finding {
    let waiting = open(place.waiting(path), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard waiting >= 0, let size = FileMark(of: waiting)?.size else { return .different }
    defer { close(waiting) }
    return compare(path, size: size) { file in
      Self.withBuffer { bytes in
        Self.withBuffer { Self.isSame(file, as: waiting, through: (bytes, $0)) }
      }
    }
  }

  private func compare(_ path: String, size: Int, _ isSame: (Int32) -> Bool) -> Finding {
    guard isThere else { return .nothing }
    let file = open(place.path(path), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .nothing : .different }
    defer { close(file) }
    guard let mark = FileMark(of: file), mark.kind == .file, mark.size == size, isSame(file)
    else { return .different }
    return .same(mark)
  }

  /// Not on the stack, which may be that of a thread with little more than this.
  private static func withBuffer(_ body: (UnsafeMutableRawBufferPointer) -> Bool) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { buffer.deallocate() }
    return body(buffer)
  }

  /// Compares the rest of two files of one size.
  private static func isSame(
    _ file: Int32, as other: Int32,
    through buffers: (bytes: UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer)
  ) -> Bool {
    while true {
      let count = Foundation.read(other, buffers.bytes.baseAddress, buffers.bytes.count)
      guard count > 0 else { return count == 0 }
      let bytes = UnsafeRawBufferPointer(rebasing: buffers.bytes[..<count])
      guard isSame(file, as: bytes, through: buffers.1) else { return false }
    }
  }

  private static func isSame(
    _ file: Int32, as bytes: UnsafeRawBufferPointer, through buffer: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress, let read = buffer.baseAddress {
      let count = Foundation.read(file, read, min(buffer.count, bytes.count - done))
      guard count > 0, memcmp(read, start + done, count) == 0 else { return false }
      done += count
    }
    return true
  }

  /// What is in the way of files and was made by someone else: only plain files in plain folders are written, so a
  /// link is never ours.
  func checkOwnership(
    of paths: [String], changed: [String], known: WriteManifest
  ) throws(SiteWriterError) {
    guard let site = FileMark(of: place.site) else { return }
    guard site.kind == .folder else { throw .foreign(place.name) }
    guard access(place.site, W_OK) == 0 else {
      throw .unwritable(place.name, reason: String(cString: strerror(errno)))
    }
    if let manifest = FileMark(of: place.manifest), manifest.kind != .file {
      throw .foreign(place.printed(WriteManifest.fileName))
    }
    for folder in Self.folders(of: paths).sorted() {
      guard let kind = FileMark(of: place.path(folder))?.kind, kind != .folder else { continue }
      if kind == .file, known.paths.contains(folder) { continue }
      throw .foreign(place.printed(folder))
    }
    for path in changed {
      guard let kind = FileMark(of: place.path(path))?.kind else { continue }
      if kind == .file && known.paths.contains(path) { continue }
      if kind == .folder && known.hasFile(beneath: path) { continue }
      throw .foreign(place.printed(path))
    }
  }

  /// What stands before the last `/`.
  static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// All folders that hold files; names are cut up once for each folder, for most files stand beside many others.
  static func folders(of paths: some Sequence<String>) -> PathSet {
    PathSet(PathSet(paths.lazy.map { String(folder(of: $0)) }).texts.flatMap { folders($0[...]) })
  }

  /// `a` and `a/b` for `a/b`.
  static func folders(_ folder: Substring) -> [String] {
    let parts = folder.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
