import Foundation
import Testing

@testable import SiteRenderer

/// Which files of the templates are written as one.
@Suite struct AssetPartsTests {
  @Test(arguments: [
    ("site.css", "site.css"), ("탭/page.js", "탭/page.js"), ("search.js/1-탭.js", "search.js"),
    ("탭/search.js/1-a.js", "탭/search.js"), ("search.js/하나/b.js/c.txt", "search.js"),
    ("site.css/a.css", "site.css/a.css"), ("js/a.js", "js/a.js"),
  ])
  func `the files of a folder with the name of a script belong to that script`(
    _ path: String, _ asset: String
  ) {
    #expect(AssetParts.asset(of: path) == asset)
  }

  @Test(arguments: [
    (["a();\n", "b();\n"], "a();\nb();\n"), (["a()", "(b)()\n"], "a()\n;\n(b)()\n"),
    (["a() // 탭\n", "b()"], "a() // 탭\n\n;\nb()"), (["탭();\n"], "탭();\n"), (["", "a()"], "a()"),
  ])
  func `no part goes on with the statement before it`(_ parts: [String], _ expected: String) {
    var script: [UInt8] = []
    for part in parts { AssetParts.append(Array(part.utf8), to: &script) }
    #expect(String(decoding: script, as: UTF8.self) == expected)
  }

  @Test func `scripts follow one another in the order of their names, and other files are told`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "탭-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "assets/search.js/10-c.js": "c;\n", "assets/search.js/02-b.js": "b;\n",
      "assets/search.js/01-a.js": "a;\n", "assets/search.js/.swp": "x", "assets/z.css": "z",
      "assets/search.js/03-메모.md": "no script",
      "pages/a.txt": "", "partials/a.txt": "", "strings/a.txt": "",
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let templates = try TemplateLoader(folder: folder.path).load()
    #expect(
      templates.assets.mapValues { String(decoding: $0, as: UTF8.self) }
        == ["search.js": "a;\nb;\nc;\n", "z.css": "z"])
    #expect(
      templates.unread == [UnreadTemplate(path: "assets/search.js/03-메모.md", ending: ".js")])
  }
}
