import Testing

@testable import CommonMark

@Suite("Markdown from nodes")
struct MarkdownRenderingTests {
  private func markdown(_ markdown: String) -> String {
    MarkdownRenderer(Document(parsing: markdown, as: .commonMark)).render()
  }

  @Test(arguments: [
    "가 **나**는 *다*를 `라`\n",
    "a\nb\\\nc\n",
    "- a\n- b\n  - c\n\n    d\n",
    "1. a\n\n   b\n\n2. c\n",
    "> a\n>\n> - b\n>   c\n",
    "```swift\nlet a = [\"b\"]\n\n# c\n```\n",
    "[가](b.md#c \"d\") ![e](f.svg)\n",
    "snake_case, 1 < 2 & 3 > 2\n",
  ])
  func `what is written in the plainest way stays as it is`(text: String) {
    #expect(markdown(text) == text)
  }

  @Test func `of a link within a link only the text is written`() {
    #expect(
      markdown("글 [<https://e.com/in>](https://e.com/out) [둘 *<me@e.com>*](b)")
        == "글 [https://e.com/in](https://e.com/out) [둘 *me@e.com*](b)\n")
  }

  @Test func `a line that ends within what has no blanks between words goes on`() {
    #expect(markdown("日本語\n日本語、\ntab\n탭\n바") == "日本語日本語、\ntab\n탭\n바\n")
  }

  @Test(arguments: [
    ("\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e)", "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e)\n"),
    ("\\# a\n\\- b\n1\\. c\n\\> d", "\\# a\n\\- b\n1\\. c\n\\> d\n"),
    // The mark of a block may stand alone on its line, and a number have nine digits.
    ("\\#\n가\n\\-\n나\n\\=", "\\#\n가\n\\-\n나\n\\=\n"),
    ("123456789\\. a\n1234567890. b", "123456789\\. a\n1234567890. b\n"),
    ("* a\n* b", "- a\n- b\n"),
    ("- a\n\n<!-- -->\n\n- b", "- a\n\n<!-- -->\n\n- b\n"),
    ("- a\n* b", "- a\n\n* b\n"),
    ("***a***", "***a***\n"), ("**_a_**", "**_a_**\n"), ("가***나***다", "가***나***다\n"),
    ("***a** b*", "***a** b*\n"), ("***a* b**", "***a* b**\n"), ("*a **b***", "*a **b***\n"),
    ("**a *b***", "**a *b***\n"), ("*_a_ b*", "*_a_ b*\n"), ("**a __b__**", "**a __b__**\n"),
    // Blanks that emphasis begins or ends with are none as long as they are references.
    ("*&nbsp;a*", "*&#160;a*\n"), ("**a&#32;** b", "**a&#32;** b\n"), ("*&#8195;*", "*&#8195;*\n"),
    ("a&#32;&#32;\nb&#32;", "a&#32;&#32;\nb&#32;\n"), ("*a*_b_", "*a*_b_\n"),
    ("*a***나**다", "*a***나**다\n"),
    ("[*a*](b)*c*d", "[*a*](b)*c*d\n"), ("**a**_`c`_", "**a**_`c`_\n"),
    ("**a**__b__", "**a**__b__\n"), ("_`a`_**나**다", "_`a`_**나**다\n"),
    ("(_`a`_**나**다", "(_`a`_**나**다\n"), ("_`a`_**나**", "*`a`*__나__\n"),
    ("a\\\nb\n===", "# a b\n"), ("가 *\\\n나*\n---", "## 가 *&#32;나*\n"),
    ("***\\\n`a`*** *b\\\nc*\n---", "## ***&#32;`a`*** *b c*\n"),
    // What would be a block of its own, beside the mark of the block around it.
    ("> 1\\. a", "> 1\\. a\n"), ("- 1\\. a", "- 1\\. a\n"), ("- \\- a", "- \\- a\n"),
    ("1. \\# a", "1. \\# a\n"), ("> - \\> a", "> - \\> a\n"), ("- \\~~~", "- \\~~~\n"),
    // A line of text would go on with the quote above it.
    ("- > __*a*\\>\n  > \n  나", "- > \\_\\_*a*>\n  >\n  나\n"),
    ("- - > 가\n    >\n  나", "- * > 가\n    >\n  나\n"), ("- > # 가\n  나", "- > # 가\n  나\n"),
    ("- - a\n- b", "- * a\n- b\n"), ("- - *", "- * - \n"),
    ("-5 1.5 가", "-5 1.5 가\n"), ("1.5\n+1 -", "1.5\n+1 -\n"), ("- #a", "- #a\n"),
    ("a [b]\n\n[b]: <c d> 'e'", "a [b](<c d> \"e\")\n"),
    (#"[가](b "가\\\" &amp;lt; & 나\\")"#, #"[가](b "가\\\" &amp;lt; &amp; 나\\")"# + "\n"),
    ("[가](b?나&amp;copy;)", "[가](<b?나&amp;copy;>)\n"),
    ("[가](b '나\"\u{301}')", "[가](b \"나\\\"\u{301}\")\n"),
    ("![가](b \"나&#10;&#10;다\")", "![가](b \"나&#10;&#10;다\")\n"),
    ("``a`b``", "``a`b``\n"),
    ("~~~ a&amp;lt;\\\\*\n나\n~~~", "```a&amp;lt;\\\\*\n나\n```\n"),
    ("~~~ a&#10;b\n나\n~~~", "```a&#10;b\n나\n```\n"),
    ("~~~ 가&amp;\u{301}\n나\n~~~", "```가&amp;\u{301}\n나\n```\n"),
    ("Title\n===\n\n    code", "# Title\n\n```\ncode\n```\n"),
    ("&nbsp;&#42;", "\u{A0}\\*\n"),
    // A mark and an accent are one character of a text, and a mark all the same.
    ("``a`\u{301}b``", "``a`\u{301}b``\n"),
    ("가[b](<c \\<\u{301}d>)", "가[b](<c \\<\u{301}d>)\n"),
    ("~~~ a`\u{301}\nb\n~~~", "~~~a`\u{301}\nb\n~~~\n"),
  ])
  func `marks are written one way, and text that looks like one is escaped`(
    text: String, expected: String
  ) {
    #expect(markdown(text) == expected)
  }

  @Test func `links lead where the caller says, paragraphs can be replaced, comments dropped`() {
    let document = Document(
      parsing: "a [b](c)\n\n![d](e)\n\n<!-- f -->\n\n- g <!-- h -->", as: .commonMark)
    var renderer = MarkdownRenderer(document)
    renderer.dropsComments = true
    renderer.destination = { _, written in "x/\(written)" }
    renderer.paragraph = { node in
      if case .image = document.nodes[node.id + 1].kind { "**figure**" } else { nil }
    }
    #expect(renderer.render() == "a [b](x/c)\n\n**figure**\n\n- g \n")
  }

  @Test func `paragraphs stay two where the comment between them is dropped`() {
    var renderer = MarkdownRenderer(
      Document(parsing: "- 가\n  <!-- b -->\n  나\n- > c\n  <!-- d -->\n  e", as: .commonMark))
    renderer.dropsComments = true
    #expect(renderer.render() == "- 가\n\n  나\n- > c\n\n  e\n")
  }

  @Test func `a run of blocks is rendered alone`() throws {
    let document = Document(parsing: "# a\n\nb\n\n- c\n\n# d", as: .commonMark)
    let children = Array(document.children(of: 0))
    #expect(MarkdownRenderer(document).render(children[1]..<children[3]) == "b\n\n- c")
  }
}

extension SpecificationTests {
  /// A line end written as an entity, headings over several lines, what is strong in what is strong.
  private static let different: Set<Int> = [39, 81, 82, 95, 417]

  @Test
  func `Markdown made from the nodes of an example is read as the same nodes`() throws {
    var failed: [Int] = []
    for example in try Specification.examples() {
      let document = Document(parsing: example.markdown, as: .commonMark)
      let again = Document(parsing: MarkdownRenderer(document).render(), as: .commonMark)
      if HTMLRenderer(again).render() != HTMLRenderer(document).render() {
        failed.append(example.example)
      }
    }
    #expect(Set(failed) == Self.different)
  }
}
