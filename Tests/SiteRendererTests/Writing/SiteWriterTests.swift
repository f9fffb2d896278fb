import Foundation
import Testing

@testable import SiteRenderer

struct SiteWriterTests {
  @Test func `files are written with their folders, and listed`() throws {
    let folder = SiteOnDisk()
    let report = try folder.write(["en/a.html": "A", "index.html": "I"])
    #expect(report == WriteReport(written: ["en/a.html", "index.html"], unchanged: 0, deleted: []))
    #expect(folder.files == ["en/a.html": "A", "index.html": "I"])
    #expect(folder.manifest == "en/a.html\nindex.html\n")
  }

  @Test func `an unchanged file is not touched`() throws {
    let folder = SiteOnDisk()
    _ = try folder.write(["a": "1", "b": "1"])
    try folder.age("a")
    try folder.age("b")
    let report = try folder.write(["a": "1", "b": "2"])
    #expect(report == WriteReport(written: ["b"], unchanged: 1, deleted: []))
    #expect(try folder.modificationDate("a") == Date(timeIntervalSince1970: 1_000_000))
    #expect(try folder.modificationDate("b") != Date(timeIntervalSince1970: 1_000_000))
  }

  @Test func `a site in which nothing changes counts as built now`() throws {
    let folder = SiteOnDisk()
    _ = try folder.write(["a": "1"])
    try folder.age(WriteManifest.fileName)
    #expect(try folder.write(["a": "1"]) == WriteReport(written: [], unchanged: 1, deleted: []))
    let date = try #require(try folder.modificationDate(WriteManifest.fileName))
    #expect(date > Date(timeIntervalSinceNow: -3600))
  }

  @Test func `a file that comes in pieces is written whole, and not touched when it is the same`()
    throws
  {
    let folder = SiteOnDisk()
    let write = { (pieces: [String]) in
      let lock = try SiteLock.taken(site: folder.path)
      let file = PlannedFile(
        path: "en/a.json", pieces: { next in for piece in pieces { next(Array(piece.utf8)) } })
      return try SiteWriter.write([file], holding: lock).report
    }
    let long = String(repeating: "탭", count: 50_000)
    #expect(try write(["1", long, "2"]).written == ["en/a.json"])
    #expect(folder.files == ["en/a.json": "1\(long)2"])
    try folder.age("en/a.json")
    #expect(try write(["1\(long)", "2"]).unchanged == 1)
    #expect(try folder.modificationDate("en/a.json") == Date(timeIntervalSince1970: 1_000_000))
    for changed in [["1", long, "3"], ["1", long], []] {
      #expect(try write(changed).written == ["en/a.json"])
      #expect(folder.files == ["en/a.json": changed.joined()])
    }
    #expect(folder.remains == [])
  }

  @Test func `files that come with another are written, compared and deleted like any`() throws {
    let folder = SiteOnDisk()
    let write = { (files: [(String, String)]) in
      let lock = try SiteLock.taken(site: folder.path)
      let several = PlannedFile(
        path: "en/a.md", several: { files.map { OutputFile(path: $0, text: $1) } })
      let other = PlannedFile(OutputFile(path: "b", text: "B"))
      return try SiteWriter.write([several, other], holding: lock).report
    }
    let report = try write([("en/a.md", "12"), ("en/a.part-1.md", "1"), ("en/a.part-2.md", "2")])
    #expect(report.written == ["b", "en/a.md", "en/a.part-1.md", "en/a.part-2.md"])
    #expect(folder.manifest == "b\nen/a.md\nen/a.part-1.md\nen/a.part-2.md\n")
    let next = try write([("en/a.md", "12"), ("en/a.part-1.md", "3")])
    #expect(
      next == WriteReport(written: ["en/a.part-1.md"], unchanged: 2, deleted: ["en/a.part-2.md"]))
    let before = folder.files
    #expect(before == ["b": "B", "en/a.md": "12", "en/a.part-1.md": "3"])
    #expect(throws: SiteWriterError.writtenTwice("b")) { try write([("en/a.md", ""), ("b", "")]) }
    #expect(throws: SiteWriterError.outsideFolder("../c")) {
      try write([("en/a.md", ""), ("../c", "")])
    }
    #expect(folder.files == before)
    #expect(folder.remains == [])
  }

  @Test func `what others put there stays, what is no longer made goes`() throws {
    let folder = SiteOnDisk()
    try folder.put("read me", at: "README.md")
    try folder.put("mine", at: "en/mine.txt")
    _ = try folder.write(["en/a.html": "A", "ko/a.html": "A"])
    let report = try folder.write(["en/b.html": "B"])
    #expect(report.deleted == ["en/a.html", "ko/a.html"])
    #expect(folder.files == ["README.md": "read me", "en/mine.txt": "mine", "en/b.html": "B"])
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ko"))
  }

  @Test func `a foreign file in the way is not overwritten, and nothing else is written`() throws {
    let folder = SiteOnDisk()
    try folder.put("mine", at: "en/a.html")
    #expect(throws: SiteWriterError.foreign("\(folder.path)/en/a.html")) {
      try folder.write(["en/a.html": "A", "b": "B"])
    }
    #expect(folder.files == ["en/a.html": "mine"])
  }

  @Test func `a foreign file in the place of a folder stops the build before it begins`() throws {
    let folder = SiteOnDisk()
    try folder.put("mine", at: "en")
    #expect(throws: SiteWriterError.foreign("\(folder.path)/en")) {
      try folder.write(["b": "B", "en/api/a.html": "A"])
    }
    #expect(folder.files == ["en": "mine"])
  }

  @Test func `a foreign file that is just as it should be is taken over`() throws {
    let folder = SiteOnDisk()
    try folder.put("A", at: "a")
    #expect(try folder.write(["a": "A"]).unchanged == 1)
    #expect(try folder.write(["a": "B"]).written == ["a"])
  }

  @Test func `after an interrupted build the next one knows its files`() throws {
    let folder = SiteOnDisk()
    _ = try folder.write(["a": "1", "b": "1"])
    // Killed after the manifest named both builds and one new file was there.
    try folder.put("a\nb\nc\nd\n", at: WriteManifest.fileName)
    try folder.put("half", at: "\(SitePlace.innerWorkspace)/1")
    try folder.put("2", at: "c")
    let report = try folder.write(["a": "1", "e": "3"])
    #expect(report == WriteReport(written: ["e"], unchanged: 1, deleted: ["b", "c"]))
    #expect(folder.files == ["a": "1", "e": "3"])
    #expect(folder.manifest == "a\ne\n")
  }

  @Test(arguments: [
    "../x", "/etc/x", "a//b", "a/./b", "", ".higraph-manifest", ".higraph-tmp/next",
  ])
  func `a path outside the folder is refused`(path: String) throws {
    let folder = SiteOnDisk()
    #expect(throws: SiteWriterError.outsideFolder(path)) { try folder.write([path: "x"]) }
    #expect(folder.files == [:])
  }

  @Test func `a manifest cannot make the writer delete outside the folder`() throws {
    let folder = SiteOnDisk()
    try folder.put("keep", at: "outside/keep")
    try folder.put("../outside/keep\n/etc/hosts\n", at: "site/\(WriteManifest.fileName)")
    let report = try SiteWriter.write([], into: "\(folder.path)/site")
    #expect(report.deleted == [])
    #expect(folder.files["outside/keep"] == "keep")
  }

  @Test(arguments: [
    "a\n", "b\na\n", "a\na\nb\n", "a\nb", "\na\nb\n", "a\nb\n../c\n", "a\nb\n\u{0}\n", "a\nc\n",
  ])
  func `a manifest that was damaged is written anew`(_ damaged: String) throws {
    let folder = SiteOnDisk()
    _ = try folder.write(["a": "A", "b": "B"])
    try folder.put(damaged, at: WriteManifest.fileName)
    #expect(
      try folder.write(["a": "A", "b": "B"]) == WriteReport(written: [], unchanged: 2, deleted: []))
    #expect(folder.manifest == "a\nb\n")
  }

  @Test(arguments: ["new/", "./new", "new//", "new/./", "a/../new/"])
  func `however a folder that is yet to be made is written, it is the one`(name: String) throws {
    let folder = SiteOnDisk()
    try folder.put("x", at: "a/foreign")
    for _ in 0..<2 {
      try SiteWriter.write([OutputFile(path: "b", text: "B")], into: "\(folder.path)/\(name)")
    }
    #expect(folder.files.keys.sorted() == ["a/foreign", "new/.higraph-manifest", "new/b"])
  }

  @Test(arguments: [
    ("out/", "out"), ("./out", "out"), ("a//b", "a/b"), ("/a/./b/", "/a/b"), (".", "."),
    ("./", "."),
    ("../x", "../x"), ("/", "/"),
  ])
  func `a place is named without what adds nothing`(path: String, name: String) throws {
    #expect(try SitePlace(site: path).name == name)
  }

  @Test func `two files of one path are an error`() throws {
    let folder = SiteOnDisk()
    let files = ["1", "2"].map { OutputFile(path: "a", text: $0) }
    #expect(throws: SiteWriterError.writtenTwice("a")) {
      try SiteWriter.write(files, into: folder.path)
    }
  }
}
