import Foundation
import Testing

@testable import hig

@Suite struct FolderWatchTests {
  /// A change to a folder with `bars/탭 바/ko.md` in it.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (URL) throws -> Void
  }

  static let changes = [
    Change(testDescription: "a longer text") {
      try Data("longer".utf8).write(to: $0.appending(path: "bars/탭 바/ko.md"))
    },
    Change(testDescription: "a file put in the place of another of the same size") {
      try Data("new".utf8).write(to: $0.appending(path: "bars/탭 바/ko.md"), options: .atomic)
    },
    Change(testDescription: "a new file") {
      try Data().write(to: $0.appending(path: "bars/en.md"))
    },
    Change(testDescription: "a file of another name") {
      try FileManager.default.moveItem(
        at: $0.appending(path: "bars/탭 바/ko.md"), to: $0.appending(path: "bars/탭 바/en.md"))
    },
    Change(testDescription: "a removed folder") {
      try FileManager.default.removeItem(at: $0.appending(path: "bars"))
    },
    Change(testDescription: "a file in a new folder") {
      let folder = $0.appending(path: "controls/button")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "en.md"))
    },
  ]

  private static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bars/탭 바"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: folder.appending(path: "bars/탭 바/ko.md"))
    return try body(folder)
  }

  @Test(arguments: changes)
  func `a change makes a folder look otherwise`(_ change: Change) throws {
    try Self.inFolder { folder in
      let before = FolderWatch.impression(of: [folder.path])
      #expect(FolderWatch.impression(of: [folder.path]) == before)
      try change.make(folder)
      #expect(FolderWatch.impression(of: [folder.path]) != before)
    }
  }

  @Test(arguments: changes)
  func `who waits hears of a change that came before`(_ change: Change) throws {
    try Self.inFolder { folder in
      var watch = FolderWatch(folders: [folder.path])
      try change.make(folder)
      watch.wait()
    }
  }

  #if os(Linux)
    @Test(arguments: changes)
    func `the system tells of a change`(_ change: Change) throws {
      try Self.inFolder { folder in
        let events = try #require(FolderEvents([folder.path]))
        try change.make(folder)
        #expect(events.wait(milliseconds: 0))
        #expect(!events.wait(milliseconds: 0))
      }
    }

    @Test func `the system tells of changes in a folder that came later`() throws {
      try Self.inFolder { folder in
        let events = try #require(FolderEvents([folder.path]))
        let inner = folder.appending(path: "controls/button")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        #expect(events.wait(milliseconds: 0))
        try Data().write(to: inner.appending(path: "en.md"))
        #expect(events.wait(milliseconds: 0))
      }
    }

    @Test func `a file is told of when it is whole`() throws {
      try Self.inFolder { folder in
        let events = try #require(FolderEvents([folder.path]))
        let file = try FileHandle(forWritingTo: folder.appending(path: "bars/탭 바/ko.md"))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data("half".utf8))
        #expect(!events.wait(milliseconds: 0))
        try file.close()
        #expect(events.wait(milliseconds: 0))
      }
    }

    @Test func `what an editor keeps beside a file is not told of`() throws {
      try Self.inFolder { folder in
        let events = try #require(FolderEvents([folder.path]))
        try Data().write(to: folder.appending(path: "bars/탭 바/.ko.md.swp"))
        #expect(!events.wait(milliseconds: 0))
      }
    }
  #endif
}
