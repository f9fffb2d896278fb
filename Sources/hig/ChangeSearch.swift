import Foundation
import RuleGraph
import SiteRenderer
import Synchronization

/// A search for what has changed in a content folder since a site was built from it, by all threads that have time, so
/// that a lookup need not read the content again.
final class ChangeSearch: Sendable {
  private let site: String
  private let content: String
  /// Known once a thread has found it out.
  private let known = Mutex<Ground?>(nil)
  private let next = Atomic(0)
  private let found = Atomic(false)
  private let foundOther = Atomic(false)
  /// What has to be done before looking at anything else.
  private let errands = Mutex<[@Sendable () -> Void]>([])

  init(site: String, content: String) {
    self.site = site
    self.content = content
  }

  deinit {
    known.withLock { ground in
      if let place = ground?.place, place >= 0 { close(place) }
    }
  }

  /// Whether the site was built from a folder that is not this one, or from one that was not like it; known once
  /// something was found.
  var isOfOther: Bool { ground.isOfOther || foundOther.load(ordering: .relaxed) }

  /// What is looked at, found out by the first thread that looks; a thread that comes meanwhile waits.
  private var ground: Ground {
    known.withLock { known in
      let ground = known ?? Ground(site: site, content: content)
      known = ground
      return ground
    }
  }

  /// Does something, while another thread looks if there is much to look at, and then helps.
  ///
  /// A thread of its own: one of a pool brings another with it, which manages the pool.
  func look(beside work: () -> Void) {
    let size = FileMark(of: "\(site)/\(ContentList.fileName)")?.size ?? .max
    let other = size > Self.shortList ? SideThread { [self] in look() } : nil
    work()
    look()
    other?.join()
  }

  /// In bytes: as much as is looked at in less time than it takes to begin a thread.
  private static let shortList = 4096

  /// Gives the looking threads something to do first, as long as there are any.
  func send(_ errand: @escaping @Sendable () -> Void) {
    errands.withLock { $0.append(errand) }
  }

  /// Looks at what no thread has looked at, until something is found or nothing is left.
  func look() {
    let ground = ground
    while !found.load(ordering: .relaxed) {
      while let errand = errands.withLock({ $0.popLast() }) { errand() }
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < ground.partCount else { return }
      let finding = ground.finding(part)
      if finding != .same { found.store(true, ordering: .relaxed) }
      if finding == .other { foundOther.store(true, ordering: .relaxed) }
    }
  }

  /// Whether nothing has changed; known once all looking threads have ended.
  var foundNothing: Bool { !found.load(ordering: .relaxed) }
}

/// A content folder as a site remembers it.
private struct Ground {
  private let content: String
  /// When the build began to read.
  private let built: FolderDates.Dates?
  private let list: ContentList?
  /// Whether the site was built from a folder that is not this one.
  let isOfOther: Bool
  /// The content folder, open; negative when it cannot be opened.
  let place: Int32

  init(site: String, content: String) {
    self.content = content
    built = FolderDates.date(of: "\(site)/\(SiteWriter.manifestName)")
    list = ContentList(file: "\(site)/\(ContentList.fileName)")
    isOfOther = list.map { $0.way != ContentList.way(from: site, to: content) } ?? false
    place = open(content, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// The folder itself, with all beneath it where there is no list, and the stretches of the list.
  var partCount: Int { 1 + (list?.stretchCount ?? 0) }

  enum Finding {
    case same
    case changed
    /// A file that differs from the one the site was built from, by its size, while its dates show nothing.
    case other
  }

  func finding(_ part: Int) -> Finding {
    guard let built, place >= 0, !isOfOther else { return .changed }
    guard let list else {
      return FolderDates(content).areAll { $0.areBefore(built) } ? .same : .changed
    }
    if part == 0 {
      return FolderDates.date(of: place)?.areBefore(built) == true ? .same : .changed
    }
    var finding = Finding.same
    let isWhole = list.allEntries(inStretch: part - 1) { name, size in
      guard let file = FolderDates.file(name, at: place), file.dates.areBefore(built) else {
        finding = .changed
        return false
      }
      if let size, size != file.size { finding = .other }
      return finding == .same
    }
    return isWhole || finding == .other ? finding : .changed
  }
}
