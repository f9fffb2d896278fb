import Foundation
import RuleGraph

/// Writes files into a folder: only what changed, replacing and deleting only what it wrote.
///
/// Files are made and compared with what is there on all processors; those that differ wait in a workspace. Then all
/// that stays gets a second name there, and the whole takes the site's place in one step. A build killed at any point
/// therefore leaves the site as it was or as it is to be, and what it leaves in the workspace is known to the next.
package enum SiteWriter {
  /// The list of what was written, below the folder of the site; its date is when the build began.
  package static let manifestName = WriteManifest.fileName

  /// Makes the folder that is locked hold these files, besides what others put there.
  ///
  /// - Returns: what was done, and by what the site is known again; `nil` when others changed it meanwhile.
  /// - Throws: `SiteWriterError`; the site was not touched then, save where files had to be moved one by one.
  package static func write(
    _ planned: [PlannedFile], holding lock: borrowing SiteLock, gate: Disk.Gate? = nil
  ) throws(SiteWriterError) -> (report: WriteReport, imprint: SiteImprint?) {
    let disk = Disk(gate: gate)
    let leftovers = Leftovers(place: lock.place, disk: disk)
    try leftovers.mend()
    let writing = SiteWriting(
      folder: SiteFolder(place: lock.place), staged: StagedSite(place: lock.place, disk: disk),
      leftovers: leftovers, date: lock.start.modified)
    let (report, marks) = try writing.write(planned)
    return (report, SiteImprint(of: lock.place, knowing: marks))
  }

  /// Whether a site is as a build left it, and nothing of a later one waits; then it counts as built now.
  package static func confirm(_ imprint: SiteImprint, holding lock: borrowing SiteLock) -> Bool {
    let place = lock.place
    let isInOrder =
      FileMark(of: place.tree) == nil
      && (!place.isBeside || FileMark(of: place.path(SitePlace.innerWorkspace)) == nil)
    guard isInOrder, SiteImprint(of: place) == imprint else { return false }
    return (try? Disk().setDate(lock.start.modified, of: place.manifest)) != nil
  }
}

/// One write, once the workspace is in order.
private struct SiteWriting {
  let folder: SiteFolder
  let staged: StagedSite
  let leftovers: Leftovers
  let date: FileDate

  func write(
    _ planned: [PlannedFile]
  ) throws(SiteWriterError) -> (WriteReport, marks: [String: FileMark]) {
    let before = folder.manifest()
    do throws(SystemCallError) { try staged.begin() } catch { throw SiteWriterError(error) }
    var isInPlace = false
    defer { if !isInPlace { leftovers.discardWaiting() } }
    // In stretches, because neighbours are made from the same rules: two processors that read the same texts at the
    // same time wait for one another at each count of who uses them.
    let files = planned.inChunks(of: 16).concurrentMap { $0.flatMap(states) }.flatMap(\.self)
    let ((after, changed), (marks, fault)) = concurrently(
      {
        let present = files.filter { $0.state != .absent }.map(\.path)
        let changed = files.filter(\.state.isWaiting).map(\.path)
        return (WriteManifest(paths: PathSet(present)), changed.sorted())
      },
      { (Self.marks(of: files), SitePaths.fault(in: files.map(\.path))) })
    if let fault { throw fault }
    for case .failed(let error) in files.map(\.state) { throw error }
    try folder.checkOwnership(of: files.map(\.path), changed: changed, known: before)
    let deleted = folder.files(among: before.paths.subtracting(after.paths))
    let report = WriteReport(
      written: changed, unchanged: after.paths.count - changed.count, deleted: deleted)
    guard !changed.isEmpty || !deleted.isEmpty || before != after else {
      try? staged.disk.setDate(date, of: staged.place.manifest)
      return (report, marks)
    }
    let change = SiteChange(before: before, after: after, changed: changed, deleted: deleted)
    isInPlace = try commit(change)
    return (report, marks)
  }

  private static func marks(of files: [(path: String, state: FileState)]) -> [String: FileMark] {
    Dictionary(
      files.compactMap { file in file.state.mark.map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Returns: whether the site took the place of the one before as a whole.
  private func commit(_ change: SiteChange) throws(SiteWriterError) -> Bool {
    do throws(SystemCallError) {
      do throws(SystemCallError) {
        try staged.takePlace(change, date: date)
      } catch  where error.isForWantOfMeans {
        try staged.takePlaces(change, date: date)
        return false
      }
    } catch {
      throw SiteWriterError(error)
    }
    try? staged.disk.removeEmptyFolder(staged.place.path(SitePlace.innerWorkspace))
    leftovers.discardOld(isOurNewest: true)
    return true
  }

  private enum FileState: Equatable {
    /// Not part of the site.
    case absent
    case unchanged(FileMark)
    /// New or different; it waits to be moved to its place.
    case waiting(FileMark?)
    case failed(SiteWriterError)

    var isWaiting: Bool {
      if case .waiting = self { true } else { false }
    }

    /// What the file was when it was known to hold what it should.
    var mark: FileMark? {
      switch self {
      case .unchanged(let mark): mark
      case .waiting(let mark): mark
      case .absent, .failed: nil
      }
    }
  }

  /// What becomes of a planned file and of those that come with it.
  private func states(of file: PlannedFile) -> [(path: String, state: FileState)] {
    switch file.content {
    case .whole(let make):
      guard let bytes = make() else { return [(file.path, .absent)] }
      return [(file.path, state(of: file.path, with: bytes))]
    case .pieces(let pieces): return [(file.path, state(of: file.path, in: pieces))]
    case .several(let make):
      return make().map { ($0.path, state(of: $0.path, with: $0.bytes)) }
    }
  }

  private func state(of path: String, with bytes: [UInt8]) -> FileState {
    guard WriteManifest.isInside(path) else { return .failed(.outsideFolder(path)) }
    do throws(SystemCallError) {
      if case .same(let mark) = folder.compare(path, with: bytes) { return .unchanged(mark) }
      try staged.stage(bytes, at: path)
      return .waiting(FileMark(of: staged.place.waiting(path)))
    } catch {
      return .failed(SiteWriterError(error))
    }
  }

  /// The file is compared when it waits already, for it is never there as a whole.
  private func state(
    of path: String, in pieces: (_ next: ([UInt8]) -> Void) -> Void
  ) -> FileState {
    guard WriteManifest.isInside(path) else { return .failed(.outsideFolder(path)) }
    do throws(SystemCallError) {
      try staged.stage(pieces: pieces, at: path)
      if case .same(let mark) = folder.compareWaiting(path) {
        try staged.withdraw(path)
        return .unchanged(mark)
      }
      return .waiting(FileMark(of: staged.place.waiting(path)))
    } catch {
      return .failed(SiteWriterError(error))
    }
  }
}

extension SystemCallError {
  /// Whether the file system, or where the folder stands in it, does not allow to move it as a whole.
  fileprivate var isForWantOfMeans: Bool {
    [EXDEV, EPERM, EACCES, EMLINK, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EBUSY].contains(code)
  }
}
