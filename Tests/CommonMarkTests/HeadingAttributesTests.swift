import Testing

@testable import CommonMark

@Suite("Heading attributes")
struct HeadingAttributesTests {
  @Test(arguments: [
    ("＃ 제목", "1:1-1:4 #"), ("한국어\n  ＃＃#　탭 {#a}", "2:3-2:13 ### "), ("＃", "1:1-1:4 #"),
    ("＃＃제목 {#a}", "1:1-1:7 ## "), ("＃#제목 {#a}", "1:1-1:5 ## "), ("## 제목 {#a　.do}", "1:14-1:17  "),
    ("## {참고} ｛#a｝", "1:13-1:21 {#a}"), ("###　제목", "1:4-1:7  "),
    ("##　＃을 쓰기 ｛#a｝", "1:3-1:28  ＃을 쓰기 {#a}"), ("## 제목　{#a}", "1:10-1:13  "),
  ])
  func `marks of full width are found where a heading was meant`(_ text: String, _ found: String) {
    let marks = Document(parsing: text).fullWidthMarks()
    #expect(marks.map { "\(Self.described($0.range)) \($0.meant)" } == [found])
  }

  @Test(arguments: [
    ("## 제목　{#a}", true), ("## 제목 　{#a}", true), ("##　제목　{#a}", false), ("## 제목　｛#a}", false),
    ("## 제목 {#a　.do}", false),
  ])
  func `a blank before the attributes alone leaves a heading`(_ text: String, _ isOne: Bool) {
    #expect(Document(parsing: text).fullWidthMarks().map(\.areBlanksOfTitle) == [isOne])
  }

  private static func described(_ range: SourceRange) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  @Test(arguments: [
    "＃태그", "＃＃＃＃＃＃＃ 제목", "    ＃ code", "- ＃ item", "> ＃ quote", "```\n＃ code\n```",
    "# 제목 ｛참고｝", "## ＃ 제목", "## 제목 ＃ {#a}", "한국어 ＃ 글 ｛#a｝", "<!--\n＃ 제목\n-->",
  ])
  func `marks of full width elsewhere are text`(_ text: String) {
    #expect(Document(parsing: text).fullWidthMarks() == [])
  }

  /// A heading line, what the dump says of the heading, and the text that is left of its title.
  struct Example: CustomTestStringConvertible {
    let line: String
    let attributes: String
    let title: String

    init(_ line: String, _ attributes: String, _ title: String) {
      self.line = line
      self.attributes = attributes
      self.title = title
    }

    var testDescription: String { line }
  }

  static let examples = [
    Example("## Title {#id .do}", "{#id .do}", "Title"),
    Example("## Title {  #id\t.do  .part }  ", "{#id .do .part}", "Title"),
    Example("## Title ## {#id}", "{#id}", "Title"),
    Example("## Title{#id}", "{#id}", "Title"),
    Example("## {#id}", "{#id}", ""),
    Example(
      #"# T {#a apis=UIBar_x_y*,UITab k="two words" q='s}' e=}"#,
      #"{#a apis="UIBar_x_y*,UITab" k="two words" q="s}" e=""}"#, "T"),
    Example(#"# T {k="a \"b\" \\ \c"}"#, #"{k="a \"b\" \\ \\c"}"#, "T"),
    Example("# Use `{#a}` {#b}", "{#b}", "Use {#a}"),
    Example("# *a* {#b *c*=d}", #"{#b *c*="d"}"#, "a"),
    Example("# T {#a #b}", ##"{#a !duplicateIdentifier "#b"}"##, "T"),
    Example("# T {#a k=1 k=2}", #"{#a k="1" k="2" !duplicateKey "k=2"}"#, "T"),
    Example(
      "# T {#a =x word # .}",
      ##"{#a !malformed "=x" !malformed "word" !malformed "#" !malformed "."}"##, "T"),
    Example("# T {#a .do", ##"{#a .do !unclosedBrace "{#a .do"}"##, "T"),
    Example("# T #a .do k=1}", ##"{#a .do k="1" !unopenedBrace "#a .do k=1}"}"##, "T"),
    Example("# T #1 #a}", ##"{#a !unopenedBrace "#a}"}"##, "T #1"),
    Example("# Use #a or b}", "", "Use #a or b}"),
    Example(#"# T #a\}"#, "", "T #a}"),
    Example("# T ##a}", "", "T ##a}"),
    Example("# Use `#a}`", "", "Use #a}"),
    Example(#"# T {#a k="x y}"#, #"{#a k="x" !unclosedQuote "\"x" !malformed "y"}"#, "T"),
    Example("# The set {a, b}", "", "The set {a, b}"),
    Example("# T {}", "", "T {}"),
    Example(#"# T \{#a}"#, "", "T {#a}"),
    Example("# T {#a} more", "", "T {#a} more"),
    Example("# Use `{#a}`", "", "Use {#a}"),
    Example("# Use {#a `b`", "", "Use {#a b"),
    Example("Title {#a}\n===", "", "Title {#a}"),
    Example("#Title {#a}", "none", "#Title {#a}"),
  ]

  @Test(arguments: examples)
  func `are read from the end of the line and gone from the title`(example: Example) throws {
    let document = Document(parsing: example.line)
    expectTruePlaces(document)
    let heading = document.dump.split(separator: "\n")[1]
    #expect(PlainText(document).render(0) == example.title)
    if example.attributes == "none" {
      #expect(document.nodes[1].kind == .paragraph)
    } else {
      let level = example.line.hasPrefix("##") ? 2 : 1
      let braces = example.attributes.isEmpty ? "" : " " + example.attributes
      #expect(heading.hasPrefix("  heading \(level)\(braces) @"), "\(heading)")
    }
  }

  @Test(arguments: lead)
  func `have places of their own, behind Hangul too`(lead: String) throws {
    let document = Document(parsing: "x\n\n- ## \(lead)`T` {#id .do k=\"v w\" =x}")
    let attributes = try #require(
      document.nodes.compactMap { document.attributes(of: $0.id) }.first)
    let sources = [
      attributes.range, attributes.identifier?.range, attributes.classes.first?.range,
      attributes.pairs.first?.key.range, attributes["k"]?.range,
      attributes.faults.first?.piece.range,
    ].map { $0.flatMap(document.source) }
    #expect(sources == ["{#id .do k=\"v w\" =x}", "id", "do", "k", "v w", "=x"])
    #expect(attributes.range.lowerBound.line == 3)
  }

  @Test
  func `stay text inside code`() {
    let document = Document(parsing: "```\n# a {#b}\n```\n\n    # c {#d}\n")
    #expect(document.nodes.map(\.kind) == [.document, .codeBlock, .codeBlock])
    #expect(document.nodes.map { document.literal(of: $0.id) } == ["", "# a {#b}\n", "# c {#d}\n"])
  }

  @Test(arguments: lead)
  func `are read of headings wherever they stand, and of nothing that looks like one`(lead: String)
  {
    let document = Document(
      parsing: """
        # \(lead)a {#b}

        ```
        # \(lead)c {#d}
        ```

        > ## \(lead)e {#f}

         ## \(lead)g {#h}

        <!--
        # \(lead)i {#j}
        -->
        """)
    let ids = document.nodes.compactMap { document.attributes(of: $0.id)?.identifier?.value }
    #expect(ids == ["b", "f", "h"])
    #expect(
      document.nodes.map { document.literal(of: $0.id) }.filter { !$0.isEmpty } == [
        lead + "a", "# \(lead)c {#d}\n", lead + "e", lead + "g", "<!--\n# \(lead)i {#j}\n-->\n",
      ])
  }

  @Test
  func `are not read from plain CommonMark`() {
    #expect(
      HTMLRenderer(Document(parsing: "# a {#b}", as: .commonMark)).render() == "<h1>a {#b}</h1>\n")
  }
}
