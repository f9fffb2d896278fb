import Foundation
import RuleGraph

/// Tells when something below some folders may have changed.
///
/// Where the system tells by itself, a change is known within a millisecond. Dates, sizes and file numbers are compared
/// as well, less often then: network folders, and files that are written and stay open, are seen by nothing else.
struct FolderWatch {
  private let folders: [String]
  private let events: FolderEvents?
  /// How the folders looked; `nil` when that is not known any more.
  private var last: Impression?

  /// In milliseconds, between two comparisons.
  private static let interval = 25
  private static let longInterval = 1000

  /// What changes from now on is told.
  init(folders: [String]) {
    self.folders = folders
    events = FolderEvents(folders)
    last = Self.impression(of: folders)
  }

  /// Waits until something may have changed since the last time.
  mutating func wait() {
    while true {
      if let events {
        if events.wait(milliseconds: Self.longInterval) {
          // What is read next is newer than any impression of now.
          last = nil
          return
        }
      } else {
        Thread.sleep(forTimeInterval: Double(Self.interval) / 1000)
      }
      let now = Self.impression(of: folders)
      defer { last = now }
      if now != last {
        // Of what nothing was told of there may be folders that are not watched yet.
        _ = events?.watch()
        return
      }
    }
  }

  /// What folders looked like at one moment.
  struct Impression: Equatable, Sendable {
    fileprivate var marks: [String: FileMark] = [:]
  }

  static func impression(of folders: [String]) -> Impression {
    var impression = Impression()
    for folder in folders {
      for entry in (try? FolderListing.entries(beneath: folder)) ?? [] {
        let path = "\(folder)/\(entry.path)"
        impression.marks[path] = FileMark(of: path, follows: true)
      }
    }
    return impression
  }
}
