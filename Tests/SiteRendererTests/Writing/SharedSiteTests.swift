import Foundation
import Patience
import RuleGraph
import Synchronization
import Testing

@testable import SiteRenderer

/// Sites in which others have their files, and which others write.
struct SharedSiteTests {
  @Test func `a link out of the site is not followed, and what it leads to stays`() throws {
    let site = SiteOnDisk()
    try site.write(["en/a": "1", "en/old": "1"])
    try FileManager.default.moveItem(atPath: "\(site.path)/en", toPath: "\(site.parent)/elsewhere")
    try site.link("en", to: "../elsewhere")
    #expect(throws: SiteWriterError.foreign("\(site.path)/en")) { try site.write(["en/a": "2"]) }
    #expect(SiteOnDisk.files(in: "\(site.parent)/elsewhere") == ["a": "1", "old": "1"])
    #expect(site.files == ["en": "→ ../elsewhere"])
    #expect(try site.write(["b": "1"]).deleted == [])
    #expect(SiteOnDisk.files(in: "\(site.parent)/elsewhere") == ["a": "1", "old": "1"])
    #expect(site.files == ["b": "1", "en": "→ ../elsewhere"])
  }

  @Test(arguments: ["Site/.higraph-tmp", ".Site.higraph/tree"])
  func `a link or a file that is named like a folder of ours is in the way, and all stays`(
    _ name: String
  ) throws {
    for isLink in [true, false] {
      let site = SiteOnDisk()
      try site.write(["a": "1"])
      try site.put("dear", at: "../elsewhere/dear")
      // As a build that was killed leaves it.
      try FileManager.default.createDirectory(
        atPath: "\(site.parent)/.Site.higraph", withIntermediateDirectories: true)
      if isLink {
        try site.link("../\(name)", to: "\(site.parent)/elsewhere")
      } else {
        try site.put("dear", at: "../\(name)")
      }
      #expect(throws: SiteWriterError.foreign("\(site.parent)/\(name)")) {
        try site.write(["a": "2"])
      }
      #expect(try String(contentsOfFile: "\(site.path)/a", encoding: .utf8) == "1")
      let dear = isLink ? "elsewhere/dear" : name
      #expect(try String(contentsOfFile: "\(site.parent)/\(dear)", encoding: .utf8) == "dear")
    }
  }

  @Test(arguments: [false, true])
  func `a file of others named like one of ours in another form of Unicode stays`(
    _ isOneByOne: Bool
  ) throws {
    let site = SiteOnDisk()
    let (ours, theirs) = ("\u{D0ED}/\u{AC01}", "\u{1110}\u{1162}\u{11B8}/\u{1100}\u{1161}\u{11A8}")
    let gate: Disk.Gate = { call, _ in isOneByOne && call == .exchange ? EXDEV : nil }
    func write(_ files: [String: String]) throws -> [[UInt8]: String] {
      try site.write(files.merging(["a": files.description]) { $1 }, gate: gate)
      return [ours, theirs, "\u{D0ED}/\u{1100}\u{1161}\u{11A8}"].reduce(into: [:]) { found, path in
        let text = try? FileBytes.read("\(site.path)/\(path)").bytes
        found[Array(path.utf8)] = text.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    _ = try write([ours: "1"])
    try site.put("dear", at: "\u{D0ED}/\u{1100}\u{1161}\u{11A8}")
    try site.put("dear", at: theirs)
    let others = [
      Array("\u{D0ED}/\u{1100}\u{1161}\u{11A8}".utf8): "dear", Array(theirs.utf8): "dear",
    ]
    for text in ["1", "2"] {
      #expect(try write([ours: text]) == others.merging([Array(ours.utf8): text]) { $1 })
    }
    #expect(try write([:]) == others)
    #expect(throws: SiteWriterError.foreign("\(site.path)/\(theirs)")) {
      try write([theirs: "3"])
    }
    #expect(try write([:]) == others)
  }

  @Test func `a file of ours whose name takes another form of Unicode is moved`() throws {
    let site = SiteOnDisk()
    let (composed, decomposed) = ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}")
    for (path, before) in [(composed, nil), (decomposed, composed), (composed, decomposed)] {
      let report = try site.write([path: "1"])
      #expect(
        report.deleted.map { Array($0.utf8) } == [before].compactMap { $0 }.map { Array($0.utf8) })
      let names = try FolderListing.entries(beneath: site.path).map { Array($0.path.utf8) }
      #expect(Set(names) == [Array(path.utf8), Array(WriteManifest.fileName.utf8)])
      #expect(site.manifest.utf8.elementsEqual("\(path)\n".utf8))
    }
  }

  @Test
  func `a link in the place of a file is somebody else's, even with the right text behind it`()
    throws
  {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    try FileManager.default.moveItem(atPath: "\(site.path)/a", toPath: "\(site.parent)/kept")
    try site.link("a", to: "../kept")
    #expect(throws: SiteWriterError.foreign("\(site.path)/a")) { try site.write(["a": "1"]) }
    #expect(try String(contentsOfFile: "\(site.parent)/kept", encoding: .utf8) == "1")
  }

  @Test(arguments: ["mkfifo", "mkdir", "ln -s ../elsewhere"])
  func `a pipe, a folder or a link in the place of the list of files is in the way`(
    _ command: String
  ) throws {
    let site = SiteOnDisk()
    try site.write(["한글": "1"])
    try site.put("한글\n", at: "../elsewhere")
    let list = "\(site.path)/\(WriteManifest.fileName)"
    try FileManager.default.removeItem(atPath: list)
    let shell = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", "cd \"$1\"; \(command) .higraph-manifest", "-", site.path])
    shell.waitUntilExit()
    for text in ["1", "2"] {
      #expect(throws: SiteWriterError.foreign(list)) { try site.write(["한글": text]) }
    }
    #expect(site.files["한글"] == "1")
    #expect(site.remains == ["elsewhere"])
  }

  @Test func `a site that is a link to a folder stays one`() throws {
    let site = SiteOnDisk()
    try FileManager.default.createDirectory(
      atPath: "\(site.parent)/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: site.path, withDestinationPath: "\(site.parent)/real")
    try site.write(["a": "1"])
    try site.write(["a": "2"])
    #expect(SiteOnDisk.files(in: "\(site.parent)/real") == ["a": "2"])
    #expect(site.remains == ["real"])
  }

  @Test func `what others put into the site during a build stays too`() throws {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    try site.put("first", at: "notes")
    try site.write(["a": "2"]) { call, _ in
      // As an editor saves, after the files that stay were carried over.
      if call == .exchange {
        try? site.put("late", at: "deep/late")
        try? FileManager.default.removeItem(atPath: "\(site.path)/notes")
        try? site.put("second", at: "notes")
      }
      return nil
    }
    #expect(site.files == ["a": "2", "notes": "second", "deep/late": "late"])
    #expect(site.remains == [])
  }

  @Test func `what others put during a build where one of ours goes is told, and ours stays`()
    throws
  {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    try site.write(["a": "2", "쪽지": "ours"]) { call, _ in
      if call == .exchange { try? site.put("theirs", at: "쪽지") }
      return nil
    }
    #expect(site.files == ["a": "2", "쪽지": "ours"])
    let kept = "\(site.parent)/.Site.higraph/tree/쪽지"
    #expect(throws: SiteWriterError.leftover(kept)) { try site.write(["a": "3"]) }
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "theirs")
  }

  @Test func `a file that others take away while it is carried over is told, and made again`()
    throws
  {
    let site = SiteOnDisk()
    try site.write(["a": "1", "가": "1"])
    // One after another, so that the first is found unchanged before the second is written.
    let files = [OutputFile(path: "가", text: "1"), OutputFile(path: "a", text: "2")]
    let gate: Disk.Gate = { call, _ in
      if call == .create { try? FileManager.default.removeItem(atPath: "\(site.path)/가") }
      return nil
    }
    #expect(throws: SiteWriterError.changedMeanwhile(site.path)) {
      try SiteWriter.write(files, into: site.path, gate: gate)
    }
    #expect(site.files == ["a": "1"])
    try site.write(["a": "2", "가": "1"])
    #expect(site.files == ["a": "2", "가": "1"] && site.remains == [])
  }

  @Test func `of two files of others for one place neither is deleted after a killed build`()
    throws
  {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    let isExchanged = Atomic(false)
    try site.write(["a": "2"]) { call, _ in
      if isExchanged.load(ordering: .relaxed) { return EIO }
      if call == .exchange {
        try? site.put("first", at: "쪽지")
        isExchanged.store(true, ordering: .relaxed)
      }
      return nil
    }
    try site.put("second", at: "쪽지")
    let kept = "\(site.parent)/.Site.higraph/tree/쪽지"
    #expect(throws: SiteWriterError.leftover(kept)) { try site.write(["a": "3"]) }
    #expect(site.files == ["a": "2", "쪽지": "second"])
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "first")
    try FileManager.default.removeItem(atPath: kept)
    try site.write(["a": "3"])
    #expect(site.files == ["a": "3", "쪽지": "second"] && site.remains == [])
  }

  @Test func `empty folders and modes of others stay`() throws {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    try FileManager.default.createDirectory(
      atPath: "\(site.path)/empty", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o750])
    try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: site.path)
    try site.write(["a": "2"])
    let modes = try [site.path, "\(site.path)/empty"].map { path in
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(modes == [0o711, 0o750])
  }

  @Test func `a folder of others into which nobody may write stays so, and later builds go on`()
    throws
  {
    let site = SiteOnDisk()
    try site.write(["a": "1", "en/a": "1"])
    try site.put("hi", at: "own/sub/file")
    let others = ["own/sub", "own"]
    for folder in others + ["en"] {
      chmod("\(site.path)/\(folder)", 0o555)
      try site.age(folder)
    }
    let gate = ClosedFolders()
    for text in ["2", "3"] {
      try site.write(["a": text, "en/a": text], gate: gate.answer)
      #expect(site.remains == [])
      let marks = try others.map { try #require(FileMark(of: "\(site.path)/\($0)")) }
      #expect(marks.map(\.mode) == [0o555, 0o555])
      #expect(marks.map(\.modified.seconds) == [1_000_000, 1_000_000])
      #expect(FileMark(of: "\(site.path)/en")?.mode == 0o555)
    }
    #expect(site.files == ["a": "3", "en/a": "3", "own/sub/file": "hi"])
  }

  @Test func `what cannot be deleted of an earlier build is told`() throws {
    let site = SiteOnDisk()
    try site.write(["a": "1"])
    let gate: Disk.Gate = { call, path in
      call == .remove && path.hasSuffix("tree/a") ? EPERM : nil
    }
    try site.write(["a": "2"], gate: gate)
    let left = "\(site.parent)/.Site.higraph/tree/a"
    let reason = "an earlier build left it there, and it cannot be deleted"
    #expect(throws: SiteWriterError.unwritable(left, reason: reason)) {
      try site.write(["a": "3"], gate: gate)
    }
    #expect(site.files == ["a": "2"])
    try site.write(["a": "3"])
    #expect(site.files == ["a": "3"] && site.remains == [])
  }

  @Test func `the site and what is made in it keep their group`() throws {
    // Only who may give files away, or is in a second group, can try it.
    let site = SiteOnDisk()
    try site.write(["en/a": "1"])
    var groups = [gid_t](repeating: 0, count: 64)
    groups = Array(groups.prefix(max(0, Int(getgroups(64, &groups)))))
    let other = geteuid() == 0 ? 33 : groups.first { $0 != getegid() }
    guard let group = other else { return }
    for path in [site.path, "\(site.path)/en"] {
      chown(path, geteuid(), group)
      chmod(path, 0o2750)
    }
    try site.write(["en/a": "2", "ko/a": "1"])
    for path in ["", "/en", "/ko", "/en/a", "/ko/a"] {
      #expect(FileMark(of: "\(site.path)\(path)")?.group == group, "\(path)")
    }
    #expect(FileMark(of: site.path)?.mode == 0o2750)
    #expect(FileMark(of: "\(site.path)/en")?.mode == 0o2750)
  }

  @Test func `folders above a site that is not made go again`() throws {
    let site = SiteOnDisk()
    _ = try SiteLock.taken(site: "\(site.parent)/가/나/Site")
    #expect(FileMark(of: "\(site.parent)/가") == nil)
  }

  @Test func `unchanged files are the very same, with their dates`() throws {
    let site = SiteOnDisk()
    try site.write(["a": "1", "b": "1"])
    try site.age("a")
    let before = try #require(FileMark(of: "\(site.path)/a"))
    try site.write(["a": "1", "b": "2"])
    let after = try #require(FileMark(of: "\(site.path)/a"))
    #expect(after.isSameFile(as: before) && after.modified == before.modified)
  }

  @Test func `builds at once wait for one another, and each writes a whole site`() async throws {
    let site = SiteOnDisk()
    let states = (0..<8).map { number in
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0 % 5)/\($0)", "\(number)") })
    }
    try await withThrowingTaskGroup { group in
      for state in states { group.addTask { _ = try site.write(state) } }
      try await group.waitForAll()
    }
    #expect(states.contains(site.files))
    #expect(site.remains == [])
  }

  @Test func `a site that another build makes at this moment is no link to nothing`() async throws {
    let site = SiteOnDisk()
    try await withThrowingTaskGroup { group in
      group.addTask {
        for _ in 1...20_000 {
          mkdir(site.path, 0o755)
          rmdir(site.path)
        }
      }
      group.addTask {
        for _ in 1...20_000 {
          let place = try SitePlace(site: site.path)
          #expect(place.site.hasSuffix("/Site"))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `who loses patience is told that another build is writing`() throws {
    let site = SiteOnDisk()
    let lock = try SiteLock.taken(site: site.path)
    var isTold = false
    #expect(throws: SiteWriterError.busy(site.path)) {
      _ = try SiteLock.taken(site: site.path, patience: .milliseconds(50)) { isTold = true }
    }
    #expect(isTold)
    _ = consume lock
    _ = try SiteLock.taken(site: site.path, patience: .zero)
    #expect(site.remains == [])
  }

  @Test func `a build begins in the tick after that in which something was saved`() throws {
    let site = SiteOnDisk()
    var lock = try SiteLock.taken(site: site.path)
    let saved = lock.start.modified
    lock.begin { saved < $0 }
    #expect(saved < lock.start.modified)
  }

  @Test(.patience) func `what has a date to come is not waited for`() throws {
    let site = SiteOnDisk()
    var lock = try SiteLock.taken(site: site.path)
    var lookCount = 0
    lock.begin { _ in
      lookCount += 1
      return false
    }
    #expect(lookCount == 20)
    lock.begin { _ in
      lookCount += 1
      return true
    }
    #expect(lookCount == 21)
  }

  @Test(arguments: [
    ("en/A.html", "en/a.html"), ("en/바.html", "en/\u{1107}\u{1161}.html"), ("É", "e\u{301}"),
  ])
  func `paths that are one on some systems are refused`(_ path: String, _ other: String) {
    let paths = ["x", path, other]
    #expect(SitePaths.fault(in: paths) == .alike(path, other))
  }
}

/// Answers as the system does who is not root: nothing is put into a folder, or taken out of it, that may not be written.
private final class ClosedFolders: Sendable {
  func answer(_ call: Disk.Call, _ path: String) -> Int32? {
    switch call {
    case .makeFolder, .create, .link, .rename, .remove:
      guard let folder = FileMark(of: Disk.folder(above: path)) else { return nil }
      return folder.mode & 0o200 == 0 ? EACCES : nil
    default: return nil
    }
  }
}
