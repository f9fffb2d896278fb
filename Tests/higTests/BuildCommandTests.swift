import SmallContent
import Testing

@Suite struct BuildCommandTests {
  @Test func `a build says how much it wrote and where to look`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("build")
    #expect(output.status == 0, "\(output.talk)")
    #expect(output.lines.first == "3 rules on 2 components in en, ko; 4 APIs, 1 terms")
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
}
