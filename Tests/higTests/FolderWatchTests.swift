import Foundation
import Testing

@testable import hig

@Suite struct FolderWatchTests {
  private static func inFolder(
    _ change: (URL) throws -> Void
  ) throws -> (before: FolderWatch.Impression, after: FolderWatch.Impression) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bars/탭 바"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: folder.appending(path: "bars/탭 바/ko.md"))
    let watch = FolderWatch(folders: [folder.path])
    let before = watch.impression()
    try change(folder)
    return (before, watch.impression())
  }

  @Test func `a folder that nobody touches looks the same`() throws {
    let seen = try Self.inFolder { _ in }
    #expect(seen.before == seen.after)
  }

  @Test func `a longer text is seen`() throws {
    let seen = try Self.inFolder {
      try Data("longer".utf8).write(to: $0.appending(path: "bars/탭 바/ko.md"))
    }
    #expect(seen.before != seen.after)
  }

  @Test func `a file put in the place of another of the same size is seen`() throws {
    let seen = try Self.inFolder {
      try Data("new".utf8).write(to: $0.appending(path: "bars/탭 바/ko.md"), options: .atomic)
    }
    #expect(seen.before != seen.after)
  }

  @Test func `a new file is seen`() throws {
    let seen = try Self.inFolder { try Data().write(to: $0.appending(path: "bars/en.md")) }
    #expect(seen.before != seen.after)
  }

  @Test func `a removed folder is seen`() throws {
    let seen = try Self.inFolder {
      try FileManager.default.removeItem(at: $0.appending(path: "bars"))
    }
    #expect(seen.before != seen.after)
  }
}
