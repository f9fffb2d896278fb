import Testing

@testable import CommonMark

@Suite("Front matter")
struct FrontMatterTests {
  @Test(arguments: ["\n", "\r\n"], ["---", "..."])
  func `is cut off, and the lines below keep their numbers`(lineEnd: String, close: String) {
    let lines = [
      "---", "title: \u{D0ED} \u{BC14}", "", "# not a heading {#x}", close, "# a {#b}", "c",
    ]
    let document = Document(parsing: lines.joined(separator: lineEnd))
    #expect(
      document.frontMatter
        == FrontMatter(
          text: lines[1...3].map { $0 + lineEnd }.joined(), firstLine: 2,
          range: SourcePosition(line: 1, column: 1)..<SourcePosition(line: 5, column: 4),
          isClosed: true))
    #expect(
      document.dump == """
        document @1:1-7:2
          heading 1 {#b} @6:1-6:9
            text @6:3-6:4 "a"
          paragraph @7:1-7:2
            text @7:1-7:2 "c"
        """)
  }

  @Test
  func `that is not closed ends before the first blank line`() {
    let document = Document(parsing: "---\na: b\n\n# c\n")
    #expect(
      document.frontMatter
        == FrontMatter(
          text: "a: b\n", firstLine: 2,
          range: SourcePosition(line: 1, column: 1)..<SourcePosition(line: 2, column: 5),
          isClosed: false))
    #expect(HTMLRenderer(document).render() == "<h1>c</h1>\n")
  }

  @Test(arguments: ["---\n---\n", "---  \n---\t\n", "\u{FEFF}---\n---\n"])
  func `may be empty, and may follow a byte order mark`(text: String) {
    let document = Document(parsing: text + "a")
    #expect(document.frontMatter?.text == "")
    #expect(document.frontMatter?.isClosed == true)
    #expect(document.range(of: 1)?.lowerBound == SourcePosition(line: 3, column: 1))
  }

  @Test(arguments: ["---\n\na", "---", "a\n---\n", "----\na\n---\n", " ---\na: b\n---\n", ""])
  func `must be opened by the very first line and have something below it`(text: String) {
    #expect(Document(parsing: text).frontMatter == nil)
  }

  @Test
  func `does not belong to plain CommonMark`() {
    let document = Document(parsing: "---\na\n---\n", as: .commonMark)
    #expect(document.frontMatter == nil)
    #expect(HTMLRenderer(document).render() == "<hr />\n<h2>a</h2>\n")
  }
}
