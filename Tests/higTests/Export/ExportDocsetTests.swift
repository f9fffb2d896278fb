import Foundation
import GRDB
import SmallContent
import Testing

@Suite struct ExportDocsetTests {
  private static let documents = "Higraph.docset/Contents/Resources/Documents"

  private func exported() throws -> HigProcess {
    let hig = try HigProcess(content: SmallGuide.files)
    let output = try hig.run("export", "docset")
    #expect(output == .init(status: 0, out: "", talk: ""))
    return hig
  }

  /// The text of a document, and the anchor that an address names in it.
  private func document(_ address: String, in hig: HigProcess) throws -> (String, anchor: String?) {
    let parts = address.split(separator: "#").map(String.init)
    return (try hig.contents(of: "\(Self.documents)/\(parts[0])"), parts.dropFirst().first)
  }

  @Test func `every entry leads to a page and to a place on it`() throws {
    let hig = try exported()
    defer { hig.remove() }
    let index = hig.folder.appending(path: "Higraph.docset/Contents/Resources/docSet.dsidx")
    let paths = try DatabaseQueue(path: index.path).read {
      try String.fetchAll($0, sql: "SELECT path FROM searchIndex")
    }
    #expect(paths.count == 26)
    for path in paths {
      let (page, anchor) = try document(path, in: hig)
      if let anchor { #expect(page.contains("id=\"\(anchor)\""), "\(path)") }
    }
  }

  @Test func `whatever a page refers to is there, and nothing that no page needs`() throws {
    let hig = try exported()
    defer { hig.remove() }
    let root = hig.folder.appending(path: Self.documents)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let pages = files.filter { $0.hasSuffix(".html") }
    #expect(pages.contains("index.html") && pages.contains("ko/toolbar.html"))
    for page in pages {
      let text = try hig.contents(of: "\(Self.documents)/\(page)")
      for reference in text.matches(of: /(?:href|src)="(?<path>[^"#?:]+)[#?"]/).map(\.output.path) {
        let target = root.appending(path: page).deletingLastPathComponent()
          .appending(path: String(reference)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(reference) in \(page)")
      }
    }
    let endings = Set(
      files.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) })
    #expect(endings.subtracting(["html", "css", "js", "svg"]) == [])
    #expect(
      !hig.exists("\(Self.documents)/404.html") && !hig.exists("\(Self.documents)/graph.json"))
  }

  @Test func `the same content gives the same bytes, and an earlier docset is replaced`() throws {
    let hig = try exported()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      cp -a Higraph.docset first; sed -i s/적은/더적은/ Content/bars/toolbar/ko.md
      TZ=Asia/Seoul $HIG export docset other/Higraph.docset && $HIG export docset
      diff -r Higraph.docset other/Higraph.docset && ls && diff -rq first Higraph.docset | head -1 | cut -c1-6
      """)
    #expect(
      output.out == "Content\nHigraph.docset\nTemplates\nfirst\nother\nFiles \n",
      "\(output.out)")
  }

  @Test func `a folder of others is not written into`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write("메모", to: "mine/notes.txt")
    #expect(
      try hig.run("export", "docset", "mine")
        == .init(
          status: 2, out: "",
          talk: "Error: 'mine' is no docset of hig, and is not written into.\n"))
    #expect(try hig.shell("ls -A mine; mkdir empty; $HIG export docset empty").out == "notes.txt\n")
    #expect(hig.exists("empty/Contents/Info.plist"))
  }

  @Test func `a docset is not turned into a site`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      "$HIG export docset 책.docset; cp -a 책.docset old; $HIG build --site 책.docset 2>&1; diff -r 책.docset old && echo same"
    )
    #expect(
      output.out == "Error: '책.docset' is a docset of hig, and is not written over.\nsame\n")
  }

  @Test func `a site is not turned into a docset`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      "$HIG build -q; cp -a Site old; $HIG export docset Site 2>&1; diff -r Site old && echo same")
    #expect(
      output.out == "Error: 'Site' is no docset of hig, and is not written into.\nsame\n")
  }

  @Test(arguments: [
    ("Content", "Error: 'Content' is the content folder, and is not written over.\n"),
    ("Content/x.docset", "Error: 'Content/x.docset' and 'Content' must not be in one another.\n"),
    ("file", "Error: 'file' is in the way and was not written by hig; move or delete it\n"),
  ])
  func `a place where no docset can be is an error`(_ path: String, _ message: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write("mine", to: "file")
    #expect(try hig.run("export", "docset", path) == .init(status: 2, out: "", talk: message))
    #expect(try hig.contents(of: "file") == "mine")
    #expect(!hig.exists("Content/x.docset"))
  }

  @Test func `content with an error leaves the docset as it was`() throws {
    let hig = try exported()
    defer { hig.remove() }
    let bad = SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7")
    try hig.write(bad["bars/tab-bar/en.md"] ?? "", to: "Content/bars/tab-bar/en.md")
    let output = try hig.shell(
      "cp -a Higraph.docset old; $HIG export docset; status=$?; diff -r old Higraph.docset; exit $status"
    )
    #expect(output.status == 1)
    #expect(output.out == "")
  }

  @Test func `pictures in the assets of the templates are shown beside the name`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      cp -rL Templates Own; printf 16 > Own/assets/docset.png; printf 32 > Own/assets/docset@2x.png
      $HIG export docset --templates Own && cat Higraph.docset/icon.png Higraph.docset/icon@2x.png
      """)
    #expect(output == .init(status: 0, out: "1632", talk: ""))
  }
}
