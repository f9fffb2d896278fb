import Foundation

/// Tells when a file below some folders is added, removed, replaced or written.
///
/// Dates, sizes and file numbers are compared several times a second. That sees what every editor
/// does, on every system, and costs a file some microseconds.
struct FolderWatch: Sendable {
  private let folders: [String]
  private let interval: TimeInterval

  init(folders: [String], interval: TimeInterval = 0.05) {
    self.folders = folders
    self.interval = interval
  }

  /// What a folder looked like at one moment.
  struct Impression: Equatable, Sendable {
    fileprivate var marks: [String: Mark] = [:]
  }

  fileprivate struct Mark: Equatable, Sendable {
    let file: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  func impression() -> Impression {
    var impression = Impression()
    for folder in folders {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in paths.map({ "\(folder)/\($0)" }) {
        impression.marks[path] = Self.mark(of: path)
      }
    }
    return impression
  }

  /// Waits until the folders look otherwise than they did.
  func change(since old: Impression) -> Impression {
    while true {
      Thread.sleep(forTimeInterval: interval)
      let new = impression()
      if new != old { return new }
    }
  }

  private static func mark(of path: String) -> Mark? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let date = status.st_mtim
    #else
      let date = status.st_mtimespec
    #endif
    return Mark(
      file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: date.tv_sec,
      nanoseconds: date.tv_nsec)
  }
}
