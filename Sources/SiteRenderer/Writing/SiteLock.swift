import Foundation
package import RuleGraph

/// The right to write a site, which one build has at a time.
///
/// Taken before the content is read: a build that waits for it reads what is there afterwards, so that the later build
/// never writes the older content. The system gives it back when the process ends, however it ends.
package struct SiteLock: ~Copyable {
  let place: SitePlace
  /// When the build began, by the clock of the file system.
  private(set) var start: FileMark
  private let file: Int32
  /// Folders above the site that were made, the innermost first.
  private let made: [String]

  /// Waits for other builds of the site.
  ///
  /// - Parameters:
  ///   - patience: after how long to give up.
  ///   - waiting: called once, when there is something to wait for.
  /// - Throws: `SiteWriterError`.
  package static func taken(
    site: String, patience: Duration = .seconds(60), waiting: () -> Void = {}
  ) throws(SiteWriterError) -> SiteLock {
    let beside = try SitePlace(site: site)
    let made = Self.makeFolders(above: beside.workspace)
    let place: SitePlace
    do {
      place = try Self.workspace(of: beside)
    } catch {
      for folder in made { rmdir(folder) }
      throw error
    }
    let end = ContinuousClock.now + patience
    var hasTold = false
    while true {
      if let (file, start) = try attempt(place) {
        return SiteLock(place: place, start: start, file: file, made: made)
      }
      guard ContinuousClock.now < end else { throw .busy(site) }
      if !hasTold { waiting() }
      hasTold = true
      usleep(20_000)
    }
  }

  /// Lets the build begin after all that it is to read was written, by the clock of the file system.
  ///
  /// What was saved in the tick in which a build begins could as well have been saved after it was read, and the site would
  /// count as older. The next tick comes soon, save where dates are whole seconds or lie ahead: then the build after
  /// this one says that nothing has changed.
  ///
  /// - Parameter isOlder: whether all that is to be read was written before a date.
  package mutating func begin(after isOlder: (FileDate) -> Bool) {
    for _ in 0..<Self.ticks {
      guard !isOlder(start.modified) else { return }
      usleep(1000)
      guard futimens(file, nil) == 0, let now = FileMark(of: file) else { return }
      start = now
    }
  }

  /// For how many milliseconds to wait; the system's clock goes on after 1 to 10.
  private static let ticks = 20

  /// The folder of the site, without links.
  package var site: String { place.site }

  deinit {
    unlink(place.lock)
    let isCleared = rmdir(place.workspace) == 0
    close(file)
    // Over FUSE and NFS an open file keeps a name in its folder, whoever removes it.
    if !isCleared { rmdir(place.workspace) }
    for folder in made { rmdir(folder) }
  }

  /// The workspace beside the site where that can be, else within it.
  private static func workspace(of place: SitePlace) throws(SiteWriterError) -> SitePlace {
    if hasWorkspace(place) {
      if canMove(place) { return place }
      rmdir(place.workspace)
    }
    if hasWorkspace(place.within) { return place.within }
    let failure = errno
    if let mark = FileMark(of: place.workspace), mark.kind != .folder {
      throw .foreign(place.workspace)
    }
    throw .unwritable(place.name, reason: refusal(of: place, failure))
  }

  /// What a call failed with; where there is no site yet, what is wrong with the folder that it would stand in.
  private static func refusal(of place: SitePlace, _ failure: Int32) -> String {
    guard FileMark(of: place.site) == nil else { return String(cString: strerror(failure)) }
    let folder = foldersMissing(above: place.site).last ?? place.site
    let isWritable = access(Disk.folder(above: folder), W_OK) == 0
    return String(cString: strerror(isWritable ? failure : errno))
  }

  private static func hasWorkspace(_ place: SitePlace) -> Bool {
    if mkdir(place.workspace, 0o777) == 0 { return true }
    return errno == EEXIST && FileMark(of: place.workspace)?.kind == .folder
  }

  /// Whether files can be moved from the workspace to the site, which they cannot between file systems.
  ///
  /// That is found out by moving nothing: whether there is something is looked at later.
  private static func canMove(_ place: SitePlace) -> Bool {
    rename("\(place.workspace)/nothing", place.path("nothing")) == 0 || errno != EXDEV
  }

  /// The open lock file, or `nil` when another build has it.
  private static func attempt(
    _ place: SitePlace
  ) throws(SiteWriterError) -> (file: Int32, start: FileMark)? {
    mkdir(place.workspace, 0o777)
    let file = open(place.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    if file < 0, errno == ENOENT { return nil }
    guard file >= 0 else {
      throw .unwritable(place.lock, reason: String(cString: strerror(errno)))
    }
    // The one before may have removed the file that was waited for.
    if flock(file, LOCK_EX | LOCK_NB) == 0, futimens(file, nil) == 0,
      let start = FileMark(of: file), let now = FileMark(of: place.lock), now.isSameFile(as: start)
    {
      return (file, start)
    }
    close(file)
    return nil
  }

  private static func makeFolders(above path: String) -> [String] {
    let missing = foldersMissing(above: path)
    return Array(missing.reversed().filter { mkdir($0, 0o777) == 0 }.reversed())
  }

  /// The innermost first.
  private static func foldersMissing(above path: String) -> [String] {
    var missing: [String] = []
    var folder = Disk.folder(above: path)
    while FileMark(of: folder, follows: true) == nil, folder != "/", folder != "." {
      missing.append(folder)
      folder = Disk.folder(above: folder)
    }
    return missing
  }
}
