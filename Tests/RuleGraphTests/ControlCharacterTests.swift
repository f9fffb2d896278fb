import CommonMark
import Patience
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

  /// A letter with so many accents, which would be put in another order to be compared.
  private func heap(_ count: Int) -> String {
    "a" + (0..<count).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()
  }

  @Test(.patience, arguments: ["탭 X 바", "[탭](X)", "`X`", "**X**"])
  func `accents on a letter that has thirty are told once, and soon`(_ text: String) {
    let body = "### On {#on .do}\n\n\(text.replacing("X", with: heap(50_000)))"
    let column = text.prefix { $0 != "X" }.count + 32
    #expect(
      found(["bars/tab-bar/en.md": ExampleContent.page(body)]) == [
        "bars/tab-bar/en.md:9:\(column): U+0301 is one mark too many on a letter, the first of 49970 in this file"
      ])
  }

  @Test func `a letter keeps thirty accents, and each letter its own`() {
    for mark in ["\u{301}", "\u{5B0}", "\u{20D0}", "\u{E31}", "\u{1E8D0}"] {
      let few = "탭a" + String(repeating: mark, count: 30)
      let text = Array("\(few)\(few) \(few)".utf8)
      #expect(ControlCharacters(in: text).replaced == text)
      let broken = [0xFF] + Array(mark.utf8)
      let many = Array("\(few)\(mark)\(mark)\(few)\(mark)".utf8) + broken
      let cut = Array("\(few)\u{FFFD}\u{FFFD}\(few)\u{FFFD}".utf8) + broken
      #expect(ControlCharacters(in: many).replaced == cut)
    }
  }

  @Test(arguments: ["가", "漢", "か", "é", "\u{1161}", "👨\u{200D}", "ก", "\u{FFFD}"])
  func `what is no mark may stand in a row`(_ letter: String) {
    let text = Array(String(repeating: letter, count: 100).utf8)
    #expect(ControlCharacters(in: text).replaced == text)
  }

  @Test func `accents that references or escapes stand for are counted too`() {
    let references = String(repeating: "&#x301;", count: 31)
    let rule = content("### On {#on .do}\n\n탭 a\(references)").graph.rules
      .first { $0.id.name == "on" }
    #expect(rule?.texts["en"]?.plainText.unicodeScalars.suffix(2).map(\.value) == [0x301, 0xFFFD])
    let escapes = String(repeating: "\\u0301", count: 31)
    let title = "{id: ios7, date: \"2013\", title: {en: \"a\(escapes)\", ko: 가}}"
    #expect(
      found(["editions.yml": "editions:\n  - \(title)\n"]).map { $0.split(separator: ": ").last }
        == ["a text holds U+0301, which is one mark too many on a letter"])
  }

  @Test(.patience) func `accents that the escapes of an address stand for are cut`() {
    let path = String(repeating: "%CC%81%CC%A3", count: 100_000)
    let found = ExampleContent.found(
      ["link/missing-file"],
      replacing: [
        "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n[탭](a\(path))")
      ])
    #expect(found.count == 1)
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
