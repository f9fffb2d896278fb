import RuleGraph
import Seeding
import Testing

@testable import CommonMark

/// Words to stand before an example: none, Hangul composed, and the same Hangul decomposed.
let lead = ["", "\u{D55C}\u{AE00} ", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} "]

@Suite("Places where libcmark's own cannot be trusted")
struct PlacesTests {
  /// The source of every node but texts and breaks beneath a document.
  private func sources(_ markdown: String) -> [String] {
    let document = Document(parsing: markdown)
    expectTruePlaces(document)
    return document.nodes.dropFirst().compactMap { node in
      switch node.kind {
      case .text, .softBreak, .lineBreak: nil
      default:
        document.range(of: node.id).flatMap { document.source($0) }.map(String.init) ?? "nowhere"
      }
    }
  }

  /// As what is found in a page is printed.
  private func column(of position: SourcePosition, in document: Document) -> Int {
    SourceText(path: "a.md", text: document.text).utf16Column(position)
  }

  @Test(arguments: lead)
  func `inlines are found on a line behind Hangul`(lead: String) {
    let line = lead + "*a* **b** `c` [d](e) ![f](g) <b> <http://h.i>"
    #expect(
      sources(line) == [
        line, "*a*", "**b**", "`c`", "[d](e)", "![f](g)", "<b>", "<http://h.i>",
      ])
  }

  @Test(arguments: lead)
  func `a column in UTF-16 units counts Hangul letters, not bytes`(lead: String) throws {
    let document = Document(parsing: "x\n\n> \(lead)`c`")
    let code = try #require(document.nodes.last)
    let start = try #require(document.range(of: code.id)).lowerBound
    #expect(start == SourcePosition(line: 3, column: 3 + lead.utf8.count))
    #expect(column(of: start, in: document) == 3 + lead.utf16.count)
    #expect(document.codeRange(of: code.id).flatMap(document.source) == "c")
  }

  @Test(arguments: lead)
  func `later lines of a quote in an item are found, lazy ones too`(lead: String) {
    let source = "10. > \(lead)`a`\n    > \(lead)`b`\n  \(lead)`c`\n\nend"
    let quote = "> \(lead)`a`\n    > \(lead)`b`\n  \(lead)`c`"
    #expect(
      sources(source) == [
        "10. " + quote, "10. " + quote, quote, String(quote.dropFirst(2)), "`a`", "`b`", "`c`",
        "end",
      ])
  }

  @Test(arguments: lead)
  func `a paragraph begins below the definitions above it`(lead: String) {
    #expect(
      sources("[r]: /u\n  'title'\n[s]: /v\n\(lead)[r]\nand `s`") == [
        "\(lead)[r]\nand `s`", "[r]", "`s`",
      ])
  }

  @Test(arguments: lead)
  func `inlines follow a hard break, a link and a code span over several lines`(lead: String) {
    let lines = "> \(lead)a\\\n> `b` [c](\n> <d>\n> 'e') `f`\n> ``g\n> h`` **i**"
    #expect(
      sources(lines) == [
        lines, String(lines.dropFirst(2)), "`b`", "[c](\n> <d>\n> 'e')", "`f`", "``g\n> h``",
        "**i**",
      ])
  }

  @Test(arguments: [
    ("***a** b*", ["***a** b*", "**a**"]),
    ("**a*", ["*a*"]),
    ("*a**", ["*a*"]),
    ("***a***", ["***a***", "**a**"]),
    ("__a _b_ c__", ["__a _b_ c__", "_b_"]),
  ])
  func `emphasis takes just the stars it uses`(markdown: String, expected: [String]) {
    #expect(sources(markdown).dropFirst() == expected[...])
  }

  @Test
  func `escapes and entities stand in the text's range`() throws {
    let document = Document(parsing: #"a \* b &amp; &ouml;&#xAC00; `c`"#)
    #expect(document.literal(of: 2) == "a * b & \u{F6}\u{AC00} ")
    #expect(document.range(of: 2).flatMap(document.source) == #"a \* b &amp; &ouml;&#xAC00; "#)
    #expect(document.range(of: 3).flatMap(document.source) == "`c`")
  }

  @Test(arguments: [
    ("- a\n- b\n\n\n***\n\n\nend", ["- a\n- b", "- a", "a", "- b", "b", "***", "end"]),
    ("> ```\n> a\nend", ["> ```\n> a", "```\n> a", "end"]),
    ("> ```\n> a\n```\nend", ["> ```\n> a", "```\n> a", "```\nend"]),
    ("```\na\n```\nend", ["```\na\n```", "end"]),
    ("    ```\n    a\n\n\nend", ["```\n    a", "end"]),
    ("<!-- a\n\nb -->\nend", ["<!-- a\n\nb -->", "end"]),
    ("a\n===\nend", ["a\n===", "end"]),
    ("a\n---\n---\nend", ["a\n---", "---", "end"]),
    ("a\n---", ["a\n---"]),
    ("# a #\nend", ["# a #", "end"]),
  ])
  func `blocks end where their text ends`(markdown: String, expected: [String]) {
    #expect(sources(markdown) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line end counts as one`(lineEnd: String) throws {
    let document = Document(parsing: ["# a", "", "b", "`c`", ""].joined(separator: lineEnd))
    #expect(
      document.dump == """
        document @1:1-5:1
          heading 1 @1:1-1:4
            text @1:3-1:4 "a"
          paragraph @3:1-4:4
            text @3:1-3:2 "b"
            softBreak @3:2-4:1
            code @4:1-4:4 "c"
        """)
    #expect(document.line(4) == "`c`")
  }

  @Test
  func `a byte order mark has no column`() throws {
    let document = Document(parsing: "\u{FEFF}# a `b`\nc")
    #expect(
      document.dump == """
        document @1:1-2:2
          heading 1 @1:1-1:8
            text @1:3-1:5 "a "
            code @1:5-1:8 "b"
          paragraph @2:1-2:2
            text @2:1-2:2 "c"
        """)
    let code = try #require(document.range(of: 3))
    #expect(document.source(code) == "`b`")
    #expect(column(of: code.lowerBound, in: document) == 5)
    #expect(document.utf8Offset(of: code.lowerBound) == 7)
  }

  @Test
  func `a NUL is read as the replacement character and keeps its one column`() {
    let document = Document(parsing: "a\0b `c\0` \0*d*")
    #expect(
      document.dump == """
        document @1:1-1:14
          paragraph @1:1-1:14
            text @1:1-1:5 "a\u{FFFD}b "
            code @1:5-1:9 "c\u{FFFD}"
            text @1:9-1:11 " \u{FFFD}"
            emphasis @1:11-1:14
              text @1:12-1:13 "d"
        """)
  }

  @Test
  func `a place outside the file has no source`() {
    let document = Document(parsing: "ab\nc")
    let places = [(1, 4), (3, 1), (0, 1), (1, 0)].map { SourcePosition(line: $0, column: $1) }
    for place in places { #expect(document.source(place..<place) == nil) }
  }

  @Test
  func `whatever is put together, what stands at a node's place is what the node says`() {
    var generator = SeededGenerator(seed: 20)
    var places = (known: 0, all: 0)
    for _ in 0..<600 {
      let count = Int.random(in: 1...30, using: &generator)
      let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      let document = Document(parsing: "[r]: /x\n\n" + pieces.joined())
      expectTruePlaces(document)
      places.all += document.nodes.count
      places.known += document.nodes.count { $0.offsets != nil }
    }
    // Blanks before a lazy line below definitions are all that is not found.
    #expect(places.all > 5000 && places.known > places.all - 5)
  }

  private static let pieces = [
    "a", "b", " ", "  ", "\n", "\n", "\n\n", "> ", ">", "- ", "1. ", "10. ", "    ", "\t", "*",
    "**", "***",
    "_", "`", "``", "[", "]", "(", ")", "](u)", "![", "[r]: /u\n", "[r]", "\\", "&amp;", "&gt;",
    "&nbsp;",
    "<", "<http://x.y>", "<b>", "<b\n c>", "<!--", "-->", "```", "~~~", "# ", "===", "---", "  \n",
    "\\\n", "\u{D55C}", "\u{1112}\u{1161}", "{#id}", "\r\n", "\r", "\0", "<div>\n",
    "](<u>\n'ti\ntle')",
    "[r][\nr]", "[t][r]", "\u{FEFF}", "  > ", "<pre>", "</pre>",
  ]
}
