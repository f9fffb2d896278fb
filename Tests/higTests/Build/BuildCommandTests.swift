import Patience
import SmallContent
import Testing

@Suite struct BuildCommandTests {
  @Test func `a build says how much it wrote and where to look`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("build")
    #expect(output.status == 0, "\(output.talk)")
    #expect(output.lines.first == "3 rules on 2 components in en, ko; 5 APIs, 1 term")
    #expect(output.lines.last == "Open Site/index.html")
    #expect(hig.exists("Site/en/tab-bar.html"))
    #expect(hig.exists("Site/search/ko/core.js"))
  }

  @Test func `content with an error writes nothing`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7"))
    defer { hig.remove() }
    let output = try hig.run("build")
    #expect(output.status == 1)
    #expect(output.talk.hasSuffix("1 error, 0 warnings; nothing was written\n"))
    #expect(!hig.exists("Site"))
  }

  @Test func `a second build writes nothing anew`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("build").status == 0)
    let second = try hig.run("build")
    #expect(second.lines.dropFirst().first?.contains(" 0 written, 0 deleted") == true)
  }

  @Test(.disabled(if: Sanitizer.isOn, "a sanitizer takes stack of its own"))
  func `threads with little stack build a site, and build it again`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let build = "\"$HIG\" build -q"
    let output = try hig.shell("ulimit -s 128; \(build) && touch Content/site.yml && \(build)")
    #expect(output.status == 0, "\(output.talk)")
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `a summary that cannot be printed is a failure that leaves the site and nothing else`(
    _ stream: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" build \(stream)")
    #expect(output.status == 2)
    #expect(try hig.shell("ls -A").lines == ["Content", "Site", "Templates"])
  }

  @Test func `warnings stop a strict build alone`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?
      .replacing("적은 버튼이", with: "탭 막대를 쓰면")
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let strict = try hig.run("build", "--strict")
    #expect(strict.status == 1)
    #expect(strict.out == "")
    #expect(strict.talk.hasSuffix("0 errors, 1 warning; nothing was written\n"))
    #expect(!hig.exists("Site"))
    #expect(try hig.run("build").status == 0)
    #expect(hig.exists("Site/index.html"))
  }

  @Test(arguments: ["Site", "Site/en"])
  func `a site that cannot be written is a failure and takes nothing from others`(
    _ file: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write("not a folder", to: file)
    let output = try hig.run("build")
    #expect(output.status == 2)
    #expect(output.out == "")
    #expect(output.talk.hasPrefix("Error: "), "\(output.talk)")
    #expect(output.talk.contains(file), "\(output.talk)")
    #expect(try hig.contents(of: file) == "not a folder")
    #expect(!hig.exists("Site/index.html"))
  }

  @Test func `missing templates are a failure and write nothing`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("build", "--templates", "Nowhere")
    #expect(output.status == 2)
    #expect(output.talk.contains("Nowhere"))
    #expect(!hig.exists("Site"))
  }

  @Test func `a file that somebody else put into the site stays`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write("mine", to: "Site/CNAME")
    try hig.write("mine", to: "Site/en/notes.txt")
    #expect(try hig.run("build").status == 0)
    #expect(hig.exists("Site/en/api/UITabBarItem.SystemItem.html"))
    let apis =
      SmallGuide.files["apis.yml"]?.split(separator: "\n")
      .filter { !$0.contains("name: UITabBarItem.SystemItem,") } ?? []
    let symbols = apis.prefix { !$0.hasPrefix("tables") }.joined(separator: "\n")
    try hig.write(symbols, to: "Content/apis.yml")
    let page = SmallGuide.files["bars/toolbar/en.md"] ?? ""
    try hig.write(
      page.replacing(" table=UITabBarItem.SystemItem", with: ""), to: "Content/bars/toolbar/en.md")
    let second = try hig.run("build")
    #expect(second.status == 0, "\(second.talk)")
    #expect(!hig.exists("Site/en/api/UITabBarItem.SystemItem.html"))
    #expect(try hig.contents(of: "Site/CNAME") == "mine")
    #expect(try hig.contents(of: "Site/en/notes.txt") == "mine")
  }

  @Test func `two builds are the same to the byte`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("build", "--site", "One").status == 0)
    #expect(try hig.run("build", "--site", "Two").status == 0)
    #expect(try hig.shell("diff -r One Two").status == 0)
  }
}
