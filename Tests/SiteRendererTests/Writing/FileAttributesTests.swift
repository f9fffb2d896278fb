#if os(Linux)
  import CAttributes
  import Foundation
  import RuleGraph
  import Testing

  @testable import SiteRenderer

  /// Lists of who may do what, and what users keep with files, where the file system has such.
  @Suite struct FileAttributesTests {
    /// Somebody else may do all but enter; of the group the mode says more than it may.
    private static let list: [UInt8] =
      [2, 0, 0, 0] + entry(1, 7) + entry(2, 6, 33) + entry(4, 5) + entry(16, 7) + entry(32, 5)

    private static func entry(_ tag: UInt8, _ may: UInt8, _ who: UInt8? = nil) -> [UInt8] {
      [tag, 0, may, 0] + (who.map { [$0, 0, 0, 0] } ?? [255, 255, 255, 255])
    }

    private static let lists = ["system.posix_acl_access", "system.posix_acl_default"]

    private func give(_ path: String, _ names: [String] = lists + ["user.메모"]) -> Bool {
      names.allSatisfy { lsetxattr(path, $0, Self.list, Self.list.count, 0) == 0 }
    }

    private func has(_ path: String, _ name: String) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = lgetxattr(path, name, &bytes, bytes.count)
      return count >= 0 && bytes.prefix(count).elementsEqual(Self.list)
    }

    @Test func `folders of a site keep theirs, and those of others in it too`() throws {
      let site = SiteOnDisk()
      try site.write(["a": "1", "en/a": "1"])
      try site.put("hi", at: "own/file")
      let folders = ["", "/en", "/own"].map { site.path + $0 }
      guard folders.allSatisfy({ give($0) }) else { return }
      let modes = folders.map { FileMark(of: $0)?.mode }
      try site.write(["a": "2", "en/a": "2", "ko/a": "1"])
      for folder in folders {
        for name in Self.lists + ["user.메모"] { #expect(has(folder, name), "\(folder) \(name)") }
      }
      #expect(folders.map { FileMark(of: $0)?.mode } == modes)
      // What is new in the site is for those whom the site gives it to.
      #expect(has("\(site.path)/ko", "system.posix_acl_default"))
      #expect(!has("\(site.path)/ko", "user.메모"))
      #expect(site.remains == [])
    }

    @Test func `what one file has another one gets, and no more`() throws {
      let site = SiteOnDisk()
      try site.put("1", at: "탭")
      try site.put("2", at: "other")
      let (file, other) = ("\(site.path)/탭", "\(site.path)/other")
      FileAttributes.copy(of: file, to: other)
      guard give(file, ["system.posix_acl_access", "user.메모"]) else { return }
      #expect(!has(other, "user.메모"))
      FileAttributes.copy(of: file, to: other)
      #expect(has(other, "user.메모") && has(other, "system.posix_acl_access"))
      FileAttributes.copy(of: "\(site.path)/none", to: other)
      #expect(has(other, "user.메모"))
    }
  }
#endif
