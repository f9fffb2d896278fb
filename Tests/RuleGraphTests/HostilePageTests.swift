import CommonMark
import Patience
import SmallContent
import Testing

@testable import RuleGraph

/// Pages that nobody would write, and that must end in a value or a diagnostic.
@Suite struct HostilePageTests {
  @Test func `bytes that are not UTF-8 are reported where they are and hide nothing else`() {
    var files = SmallGuide.files.mapValues { Array($0.utf8) }
    let page = ExampleContent.page("### 탭을 켜 두세요 {#on .do sinse=ios7}\n\n한글 글자 ")
    files["bars/tab-bar/en.md"] = Array(page.utf8) + [0xFF, 0x0A]
    let catalog = CatalogReader(ContentTree(files: files)).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let printer = DiagnosticPrinter(texts: catalog.texts)
    let found = CheckRegistry.diagnostics(in: content)
      .filter { ["file/utf8", "attribute/unknown"].contains($0.check) }
    #expect(
      found.map { "\(printer.place(of: $0.location)): \($0.summary)" } == [
        "Content/bars/tab-bar/en.md:7:23: no attribute 'sinse'; did you mean 'since'?",
        "Content/bars/tab-bar/en.md:10:1: byte 0xFF is not UTF-8",
      ])
  }

  @Test func `a NUL byte is read as a replacement character`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\nA\0B")
    ])
    #expect(
      content.graph.rules.first { $0.id.name == "on" }?.texts["en"]?.plainText == "A\u{FFFD}B")
  }

  @Test func `a hundred thousand quotes in one another are read`() {
    let quotes = String(repeating: ">", count: 100_000)
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n\(quotes) deep")
    ])
    #expect(content.graph.rules.first { $0.id.name == "on" }?.texts["en"]?.plainText == "deep")
  }

  @Test func `a page that would stop the parser is refused with a diagnostic`() {
    let body = String(repeating: "![[]()", count: 60_000)
    let printed = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n\(body)")
    ])
    #expect(
      printed.contains(
        "Content/bars/tab-bar/en.md:1:1: error: the page cannot be parsed: its constructs are nested too deeply and repeated too often [file/refused]"
      ))
  }

  @Test func `a long line is shown around its fault`() {
    let lead = String(repeating: "긴 줄 ", count: 500)
    let printed = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(
        "### On {#on .do source=ios7-2013}\n\n\(lead)`UITabbar` \(lead)")
    ])
    let line = printed.firstIndex { $0.contains("[api/unknown]") }.map { printed[$0 + 1] }
    #expect(line.map { $0.count < 200 && $0.contains("`UITabbar`") } == true)
  }

  @Test(.patience, arguments: ["a]", "](", "(]", ")[a/]", "가]"])
  func `very many brackets are looked through once`(_ piece: String) {
    let growth = Growth(from: 2_000) {
      Document(parsing: String(repeating: piece, count: $0))
    } _: { document in
      _ = TornLink.all(among: document.nodes.indices, of: document)
    }
    #expect(growth.factor < Growth.linear)
  }

  /// To compare each with each took 25 s for 4,000.
  @Test(.patience) func `very many frameworks are held against those that they are near to`() {
    let growth = Growth(from: 125) { count in
      let names = (0..<count).flatMap { number in
        ["Kit\(number)", "Kit\(number)", "Kat\(number)"].enumerated().map { place, framework in
          "  - {name: T\(number)x\(place), kind: class, framework: \(framework)}"
        }
      }
      let content = ExampleContent.content(replacing: [
        "apis.yml": "symbols:\n\(names.joined(separator: "\n"))\n"
      ])
      return (count: count, content: content)
    } _: { count, content in
      #expect(FrameworkSpellingCheck.diagnostics(in: content).count == count)
    }
    #expect(growth.factor < Growth.linear)
  }

  @Test(.patience) func `an address of very many escapes that leads nowhere is told soon`() {
    let count = 100_000
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(
        "### On {#on .do}\n\n[a](../toolbar/en.md#b\(String(repeating: "\\\\", count: count)))")
    ])
    let found = CheckRegistry.diagnostics(in: content).filter { $0.check == "link/unknown-anchor" }
    #expect(
      found.map(\.location) == [
        SourceLocation(path: "Content/bars/tab-bar/en.md", line: 9, column: 22, length: count + 1)
      ])
  }

  @Test(.patience) func `thousands of images in one another are told once`() {
    let count = 20_000
    let images =
      String(repeating: "![", count: count) + "탭 바" + String(repeating: "](a.png)", count: count)
    let printed = ExampleContent.found(
      ["image/alternative-text", "link/missing-file"],
      replacing: ["bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n막대 \(images)")])
    #expect(
      printed == [
        "bars/tab-bar/en.md:9:6: an image in the words of the image 'a.png' is lost",
        "bars/tab-bar/en.md:9:\(4 + 2 * count + 3 + 8 * (count - 1) + 2): no file 'a.png' beside the page",
      ])
  }

  @Test func `yaml that nests deep is a value or a fault`() {
    let deep = String(repeating: "[", count: 2_000)
    let printed = ExampleContent.printed(replacing: ["editions.yml": "editions: \(deep)"])
    #expect(printed.contains { $0.hasSuffix("[yaml/syntax]") })
  }

  @Test func `an empty content folder says what is missing`() {
    let catalog = CatalogReader(ContentTree(texts: [:])).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let printer = DiagnosticPrinter(texts: catalog.texts)
    #expect(
      CheckRegistry.diagnostics(in: content).flatMap(printer.lines) == [
        "Content/site.yml:1:1: error: no site.yml [file/missing]",
        "  It names the site's languages and groups.",
      ])
  }
}
