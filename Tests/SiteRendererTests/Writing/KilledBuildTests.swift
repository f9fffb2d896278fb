import Foundation
import RuleGraph
import Synchronization
import Testing

@testable import SiteRenderer

/// Builds that end at every call that changes the disk.
struct KilledBuildTests {
  private static let others = [
    "README.md": "read me", "en/mine.txt": "mine", "own/deep/file": "mine", "shortcut": "→ en/b",
  ]
  private static let before = ["a": "1", "en/b": "1", "en/c": "1", "gone/d": "1", "turns": "file"]
  private static let after = [
    "a": "1", "en/b": "2", "en/c": "1", "new/e": "2", "turns/into": "dir",
  ]

  private static let oldSite = before.merging(others) { $1 }
  private static let newSite = after.merging(others) { $1 }

  /// Lets calls through until one that is counted, which fails, and from then on every one.
  private static func killer(
    after calls: Int, counted: Counter = Counter(), without means: Disk.Call? = nil
  ) -> Disk.Gate {
    { call, _ in counted.next() >= calls ? EIO : call == means ? EXDEV : nil }
  }

  private static func site() throws -> SiteOnDisk {
    let site = SiteOnDisk()
    try site.write(before)
    for (path, text) in others where !text.hasPrefix("→") { try site.put(text, at: path) }
    try site.link("shortcut", to: "en/b")
    return site
  }

  /// How many calls a whole build makes.
  private static func calls(without means: Disk.Call? = nil) throws -> Int {
    let counted = Counter()
    try site().write(after, gate: killer(after: .max, counted: counted, without: means))
    return counted.value
  }

  @Test
  func `a build killed anywhere leaves the old site or the new, and the next one mends the rest`()
    throws
  {
    let count = try Self.calls()
    try #require(count > 20)
    for calls in 0..<count {
      let site = try Self.site()
      _ = try? site.write(Self.after, gate: Self.killer(after: calls))
      #expect(site.files == Self.oldSite || site.files == Self.newSite, "after \(calls) calls")
      try site.write(Self.after)
      #expect(site.files == Self.newSite, "mended after \(calls) calls")
      #expect(site.manifest == Self.after.keys.sorted().map { "\($0)\n" }.joined())
      #expect(site.remains == [], "after \(calls) calls")
    }
  }

  @Test func `a build that mends and is killed too loses nothing`() throws {
    let count = try Self.calls()
    for first in stride(from: 0, to: count, by: 5) {
      for second in stride(from: 1, to: count, by: 4) {
        let site = try Self.site()
        _ = try? site.write(Self.after, gate: Self.killer(after: first))
        _ = try? site.write(Self.before, gate: Self.killer(after: second))
        #expect(site.files == Self.oldSite || site.files == Self.newSite, "\(first), \(second)")
        try site.write(Self.after)
        #expect(site.files == Self.newSite && site.remains == [], "\(first), \(second)")
      }
    }
  }

  @Test func `a first build killed anywhere leaves no site or all of it`() throws {
    for calls in 0..<40 {
      let site = SiteOnDisk()
      _ = try? site.write(Self.after, gate: Self.killer(after: calls))
      #expect(site.files == [:] || site.files == Self.after, "after \(calls) calls")
      try site.write(Self.after)
      #expect(site.files == Self.after && site.remains == [], "after \(calls) calls")
    }
  }

  @Test
  func `where folders cannot be exchanged every file is whole, and the next build mends the rest`()
    throws
  {
    let count = try Self.calls(without: .exchange)
    for calls in 0..<count {
      let site = try Self.site()
      _ = try? site.write(Self.after, gate: Self.killer(after: calls, without: .exchange))
      for (path, text) in site.files {
        #expect(Self.oldSite[path] == text || Self.newSite[path] == text, "\(path), \(calls) calls")
      }
      for (path, text) in Self.others { #expect(site.files[path] == text) }
      try site.write(Self.after, gate: Self.killer(after: .max, without: .exchange))
      #expect(site.files == Self.newSite && site.remains == [], "after \(calls) calls")
    }
  }

  @Test func `what a build killed there left is not in the way of other files`() throws {
    let count = try Self.calls(without: .exchange)
    for calls in 0..<count {
      let site = try Self.site()
      _ = try? site.write(Self.after, gate: Self.killer(after: calls, without: .exchange))
      try site.write(Self.before, gate: Self.killer(after: .max, without: .exchange))
      #expect(site.files == Self.oldSite && site.remains == [], "after \(calls) calls")
    }
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EROFS])
  func `a call that fails leaves the old site with an error or the new one`(_ code: Int32) throws {
    for calls in 0..<(try Self.calls()) {
      let site = try Self.site()
      let counted = Counter()
      do {
        try site.write(Self.after) { _, _ in counted.next() == calls ? code : nil }
        #expect(site.files == Self.newSite, "after \(calls) calls")
      } catch let error as SiteWriterError {
        #expect(site.files == Self.oldSite, "after \(calls) calls")
        guard case .unwritable(_, let reason) = error else {
          Issue.record("\(error) after \(calls) calls")
          continue
        }
        #expect(reason == String(cString: strerror(code)))
      }
      try site.write(Self.after)
      #expect(site.files == Self.newSite && site.remains == [], "after \(calls) calls")
    }
  }

  @Test(arguments: [Disk.Call.link, .exchange])
  func `where the file system lacks a means the result is the same`(_ means: Disk.Call) throws {
    let site = try Self.site()
    let report = try site.write(Self.after, gate: Self.killer(after: .max, without: means))
    #expect(
      report
        == WriteReport(
          written: ["en/b", "new/e", "turns/into"], unchanged: 2, deleted: ["gone/d", "turns"]))
    #expect(site.files == Self.newSite && site.remains == [])
    #expect(FileMark(of: "\(site.path)/gone") == nil)
  }

  @Test(arguments: [EXDEV, EPERM, EACCES, EMLINK, EINVAL, ENOSYS, ENOTSUP, EBUSY])
  func `whatever a file system says that cannot exchange folders, files are moved`(
    _ code: Int32
  ) throws {
    let site = try Self.site()
    try site.write(Self.after) { call, _ in call == .exchange ? code : nil }
    #expect(site.files == Self.newSite && site.remains == [])
  }
}

final class Counter: Sendable {
  private let count = Mutex(0)

  /// 0 at first.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }

  var value: Int { count.withLock(\.self) }
}
