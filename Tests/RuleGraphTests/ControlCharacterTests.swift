import CommonMark
import RuleGraph
import SmallContent
import Testing

/// Characters that a terminal would obey.
@Suite struct ControlCharacterTests {
  private func content(_ body: String) -> CheckedContent {
    ExampleContent.content(replacing: ["bars/tab-bar/en.md": ExampleContent.page(body)])
  }

  private func found(_ files: [String: String]) -> [String] {
    ExampleContent.found(["file/control-character", "yaml/syntax"], replacing: files)
  }

  @Test func `the first of a file is told with its place and how many there are`() {
    let page = ExampleContent.page("### On {#on .do}\n\n탭 \u{1B}]0;x\u{7} \u{9B}31m 바")
    #expect(
      found(["bars/tab-bar/en.md": page]) == [
        "bars/tab-bar/en.md:9:3: U+001B is a control character, the first of 3 in this file"
      ])
  }

  @Test func `what Unicode says is no character is told as such`() {
    let page = ExampleContent.page("### On {#on .do}\n\n탭 \u{1FFFE} 바 \u{10FFFF}")
    #expect(
      found(["bars/tab-bar/en.md": page, "editions.yml": "editions:\n  - {id: \"\u{5C}uFFFE\"}\n"])
        == [
          "bars/tab-bar/en.md:9:3: U+1FFFE is no character, the first of 2 in this file",
          "editions.yml:2:10: not valid YAML: a text holds U+FFFE, which is no character",
        ])
  }

  @Test func `of characters with three and four bytes only those that are none are replaced`() {
    let planes = (UInt32(0)...16).flatMap { ($0 << 16) + 0xFFF0...($0 << 16) + 0xFFFF }
    for value in Array(0xFD00...0xFFFF) + planes {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Array("가\(Character(scalar))한".utf8)
      let controls = ControlCharacters(in: text)
      let isNone = scalar.properties.isNoncharacterCodePoint
      #expect(controls.first?.scalar == (isNone ? scalar : nil))
      #expect(controls.replaced == (isNone ? Array("가\u{FFFD}한".utf8) : text))
    }
  }

  @Test func `what is printed of a file shows none of them`() {
    let body =
      "### O\u{1B}[31mn {#on .do si\u{1B}[8mnce=a}\n\n[a](../to\u{9B}olbar/en.md) `UITab\u{7F}`"
    let printed = ExampleContent.printed(
      replacing: ["bars/tab-bar/en.md": ExampleContent.page(body)])
    #expect(printed.count > 6)
    #expect(!printed.contains { ControlCharacters(in: Array($0.utf8)).count > 0 }, "\(printed)")
  }

  @Test(arguments: [
    ("A\u{1B}B", "A\u{FFFD}B"), ("A&#27;B", "A\u{FFFD}B"), ("A&#x9b;B", "A\u{FFFD}B"),
    ("A\u{9B}B", "A\u{FFFD}B"), ("A\u{7F}B", "A\u{FFFD}B"), ("A\tB", "A\tB"),
    ("A\u{A0}·B", "A\u{A0}·B"), ("A\u{FFFE}B&#xFFFF;&#x10FFFE;C", "A\u{FFFD}B\u{FFFD}\u{FFFD}C"),
    ("`A&#27;B`", "A&#27;B"), ("A&#10;B", "A B"), ("A&#13;B", "A B"), ("A&NewLine;B", "A B"),
  ])
  func `a text reads them as replacement characters, and is one line`(
    _ body: String, _ text: String
  ) {
    let rule = content("### On {#on .do}\n\n\(body)").graph.rules.first { $0.id.name == "on" }
    #expect(rule?.texts["en"]?.plainText == text)
  }

  @Test(arguments: [
    "{id: ios7, date: \"2013\", title: {en: \"iOS\\e[31m\", ko: 가}}",
    "{id: ios7, date: \"2013\", title: {en: \"iOS\\x1B[31m\", ko: 가}}",
    "{id: ios7, date: \"2013\", title: {en: \"iOS\\u001B[31m\", ko: 가}}",
    "{id: ios7, date: \"2013\", title: {en: iOS, \"ko\\e\": 가}}",
  ])
  func `an escape in a data file is an error, and the file is not read`(_ record: String) {
    #expect(
      found(["editions.yml": "editions:\n  - \(record)\n"]).map { $0.split(separator: ": ").last }
        == ["a text holds the control character U+001B"])
  }

  @Test func `one byte after the other is taken as it is`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let scalars = String(decoding: [first, second], as: UTF8.self).unicodeScalars
        let expected = scalars.count {
          $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0)
        }
        let controls = ControlCharacters(in: [first, second])
        #expect(controls.count == expected)
        #expect((controls.replaced == [first, second]) == (expected == 0))
      }
    }
  }

  @Test func `UTF-16 without a mark at its start is told once`() {
    let bytes = "---\ntitle: Tab bars\n---\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var files = SmallGuide.files.mapValues { Array($0.utf8) }
    files["bars/tab-bar/en.md"] = bytes
    let catalog = CatalogReader(ContentTree(files: files)).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let printed = CheckRegistry.diagnostics(in: content)
      .filter { $0.check == "file/control-character" }
      .flatMap(DiagnosticPrinter(texts: catalog.texts).lines)
    #expect(
      Array(printed.prefix(4)) == [
        "Content/bars/tab-bar/en.md:1:2: error: U+0000 is a control character, the first of 24 in this file [file/control-character]",
        "  -\u{FFFD}-\u{FFFD}-\u{FFFD}",
        "   ^",
        "  If the file is UTF-16, save it as UTF-8.",
      ])
  }

  @Test func `a file with one is not mended, for it would be written without`() {
    let page = ExampleContent.page("### On {#on .do}\n\n**마크다운(Markdown)**을 \u{8} 쓰세요.")
    let files = SmallGuide.files.merging(["bars/tab-bar/ko.md": page]) { $1 }
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(mended.tree.files["bars/tab-bar/ko.md"] == Array(page.utf8))
  }
}
