import Foundation
import Patience
import SmallContent
import Testing

@testable import RuleGraph

/// Content folders as they are found on disks.
@Suite struct ContentFolderTests {
  /// A content folder that is gone after the test.
  private final class Folder: Sendable {
    let parent = FileManager.default.temporaryDirectory
      .appending(path: "content-\(UUID().uuidString)").path

    var path: String { "\(parent)/Content" }

    init(_ files: [String: String] = SmallGuide.files) throws {
      for (path, text) in files { try put(text, at: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: parent) }

    func put(_ text: String, at file: String) throws {
      let whole = "\(path)/\(file)"
      let folder = whole.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: "/\(folder)", withIntermediateDirectories: true)
      guard let stream = fopen(whole, "w") else { throw CocoaError(.fileWriteUnknown) }
      defer { fclose(stream) }
      fputs(text, stream)
    }

    func load() throws -> ContentTree { try ContentTree.load(folder: path) }

    /// The findings on files that are not read, as they are printed.
    func refusals() throws -> [String] {
      let tree = try load()
      let catalog = CatalogReader(tree).read()
      let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
      let printer = DiagnosticPrinter(texts: catalog.texts)
      return RefusedFileCheck.diagnostics(in: content).map { diagnostic in
        let place = printer.place(of: diagnostic.location)
        return "\(place.dropFirst(path.count + 1)): \(diagnostic.summary)"
      }
    }
  }

  @Test func `a folder is read as it is`() throws {
    let folder = try Folder()
    try folder.put("", at: "bars/tab-bar/.hidden.md")
    try folder.put("", at: ".git/config.yml")
    try folder.put("long", at: "bars/tab-bar/photo.raw")
    let tree = try folder.load()
    let expected = SmallGuide.files.mapValues { Array($0.utf8) }
    #expect(tree.files == expected.merging(["bars/tab-bar/photo.raw": []]) { $1 })
    #expect(tree.unread.map(\.path) == [])
  }

  @Test func `links that leave the folder are errors, and what they lead to is not read`() throws {
    let folder = try Folder()
    try "secret".write(toFile: "\(folder.parent)/secret.md", atomically: true, encoding: .utf8)
    let links = [
      "bars/tab-bar/out.svg": "../../../secret.md", "bars/toolbar/far.png": "/etc/passwd",
      "bars/tab-bar/none.svg": "nothing", "bars/loop.svg": "loop.svg", "bars/folder": "tab-bar",
    ]
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(path)", withDestinationPath: target)
    }
    #expect(
      try folder.refusals() == [
        "bars/folder:1:1: the link leads to something that is not a file",
        "bars/loop.svg:1:1: the link leads to nothing",
        "bars/tab-bar/none.svg:1:1: the link leads to nothing",
        "bars/tab-bar/out.svg:1:1: the link leaves the content folder",
        "bars/toolbar/far.png:1:1: the link leaves the content folder",
      ])
    #expect(try folder.load().files["bars/tab-bar/out.svg"] == nil)
  }

  @Test func `a link within the folder is the file it leads to`() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bars/toolbar/same.svg", withDestinationPath: "../tab-bar/en.md")
    #expect(try folder.refusals() == [])
    #expect(try folder.load().files["bars/toolbar/same.svg"] == Array(SmallGuide.tabBar.utf8))
  }

  @Test func `a content folder that is a link is read`() throws {
    let folder = try Folder()
    let link = "\(folder.parent)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Content")
    #expect(try ContentTree.load(folder: link).files == folder.load().files)
  }

  @Test(.patience) func `a pipe is not waited for`() throws {
    let folder = try Folder()
    #expect(mkfifo("\(folder.path)/bars/tab-bar/ko2.md", 0o644) == 0)
    #expect(
      try folder.refusals() == [
        "bars/tab-bar/ko2.md:1:1: this is a pipe, a socket or a device, and not a file"
      ])
  }

  @Test func `a folder in the place of a file is an error`() throws {
    let folder = try Folder()
    let names = ["bars/toolbar/ko.md", "bars/바.md", "glossary.yml", "rules.lock"]
    for name in names {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      try folder.put("", at: "\(name)/notes.txt")
    }
    #expect(
      try folder.refusals() == names.map { "\($0):1:1: this is a folder, and not a file" })
  }

  @Test func `names that are one on other systems are errors`() throws {
    let folder = try Folder()
    for name in ["Icon.svg", "icon.svg", "바.svg", "\u{1107}\u{1161}.svg"] {
      try folder.put("<svg/>", at: "bars/tab-bar/\(name)")
    }
    try folder.put("", at: "Bars/notes.txt")
    try folder.put("", at: "bars/a\tb.txt")
    #expect(
      try folder.refusals() == [
        "bars:1:1: on some systems this is the same file as 'Bars'",
        "bars/a\u{FFFD}b.txt:1:1: the name has a character that cannot be seen",
        "bars/tab-bar/icon.svg:1:1: on some systems this is the same file as 'bars/tab-bar/Icon.svg'",
        "bars/tab-bar/바.svg:1:1: on some systems this is the same file as 'bars/tab-bar/\u{1107}\u{1161}.svg'",
      ])
  }

  @Test func `a name that no file can have on Windows is an error`() throws {
    let folder = try Folder()
    let names = ["Aux.svg", "a:b.svg", "com1", "뭐?.txt", "바."]
    for name in names + ["com", "com10.svg", "console.svg", ".aux"] {
      try folder.put("", at: "bars/tab-bar/\(name)")
    }
    try folder.put("", at: "nul/메모.txt")
    #expect(
      try folder.refusals()
        == (names.map { "bars/tab-bar/\($0)" } + ["nul"]).map {
          "\($0):1:1: no file can be called so on Windows"
        })
  }

  @Test func `a name that is not UTF-8 is an error`() throws {
    let folder = try Folder()
    let bytes = Array("\(folder.path)/bars/".utf8CString.dropLast()) + [-1, -2, 0]
    let file = bytes.withUnsafeBufferPointer { path in
      path.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o644) } ?? -1
    }
    try #require(file >= 0, "a system that refuses such names has no need of the check")
    close(file)
    #expect(try folder.refusals() == ["bars/\u{FFFD}\u{FFFD}:1:1: the name is not UTF-8"])
  }

  @Test func `names as macOS writes them are the names in the text`() throws {
    var files = SmallGuide.files
    files["bars/tab-bar/\u{1100}\u{1173}\u{1105}\u{1175}\u{11B7}.png"] = "PNG"
    files["bars/tab-bar/en.md"] = SmallGuide.tabBar + "\n\n![A picture](그림.png)\n"
    let catalog = CatalogReader(try Folder(files).load()).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    #expect(MissingFigureCheck.diagnostics(in: content).map(\.summary) == [])
  }

  @Test(arguments: [
    "glossary.yml", "bars/tab-bar/en.md", "provenance.tsv", "rules.lock",
    "bars/tab-bar/drawing.svg",
  ])
  func `a file of a hundred megabytes is an error and is not read`(_ path: String) throws {
    let folder = try Folder()
    if FileMark(of: "\(folder.path)/\(path)") == nil { try folder.put("", at: path) }
    // The file is all hole and takes no room on the disk.
    #expect(truncate("\(folder.path)/\(path)", 100 << 20) == 0)
    let limit = ContentLimits.size(of: path)
    #expect(try folder.refusals() == ["\(path):1:1: the file has more than \(limit) bytes"])
  }

  @Test func `content that changes once while it is read is read again`() throws {
    for change in Change.allCases {
      let folder = try Folder()
      var reads = 0
      let tree = try ContentTree.load(folder: folder.path, withFigures: true) {
        reads += 1
        if reads == 1 { change.make(in: folder.path) }
      }
      #expect(reads == 2, "\(change)")
      #expect(try tree.files == folder.load().files, "\(change)")
    }
  }

  private enum Change: CaseIterable {
    case write, sameSize, add, remove, move, replace

    func make(in folder: String) {
      let page = "\(folder)/bars/tab-bar/en.md"
      switch self {
      case .write: try? Data("other".utf8).write(to: URL(filePath: page))
      case .sameSize:
        let text = SmallGuide.tabBar.replacing("tab", with: "bat")
        let stream = fopen(page, "r+")
        if let stream {
          fputs(text, stream)
          fclose(stream)
        }
      case .add: try? Data().write(to: URL(filePath: "\(folder)/bars/tab-bar/new.md"))
      case .remove: unlink(page)
      case .move: rename(page, "\(folder)/bars/tab-bar/en2.md")
      case .replace: try? Data("other".utf8).write(to: URL(filePath: page), options: .atomic)
      }
    }
  }

  @Test func `content that changes all the time is an error`() throws {
    let folder = try Folder()
    var reads = 0
    #expect(throws: ContentFolderError.self) {
      try ContentTree.load(folder: folder.path, withFigures: true) {
        reads += 1
        try? folder.put("\(reads)", at: "bars/tab-bar/en.md")
      }
    }
    #expect(reads == 5)
  }
}
