import Testing

@testable import CommonMark

@Suite("Parts of a node")
struct PartsTests {
  @Test(
    arguments: [
      ("![a](b)", 1), ("![a](b)\n![가](c)", 2), ("![a](b) ![가](c)", 2), ("![a](b)![가](c)", 2),
      ("![a](b)  \n![가](c)\\\n![d](e)", 3), ("![a](b) ![가](c) x", nil), ("x\n![a](b)", nil),
      ("*![a](b)*", nil), ("[![a](b)](c)", nil), ("![a](b)&nbsp;![c](d)", nil),
    ], ["", "가나 `다`\n\n", "> 라\n\n"])
  func `a paragraph of images is one on however many lines they stand`(
    example: (markdown: String, count: Int?), lead: String
  ) throws {
    let document = Document(parsing: lead + example.markdown)
    let paragraph = try #require(document.nodes.last { $0.kind == .paragraph })
    let images = document.images(aloneIn: paragraph.id)
    #expect(images?.count == example.count)
    #expect(images?.allSatisfy { document[$0].kind == .image } != false)
  }

  @Test(
    arguments: [
      ("[a](b/en.md#c 'd')", "b/en.md#c"), ("[](b)", "b"), ("![](b)", "b"), ("![a *c*]( b )", "b"),
      ("[a](<b c> \"d\")", "b c"), ("[a](<>)", ""), ("[a]()", ""), ("<http://a.b>", "http://a.b"),
      ("[a](b\\)c(d))", "b\\)c(d)"), ("[`]`](b)", "b"), ("[a\nb](c)", "c"), ("[a](\nb)", nil),
      ("[r]", nil), ("[a][r]", nil), ("[a\n](b)", "b"),
    ], lead)
  func `a link's destination has a place if it is written in the link`(
    example: (markdown: String, destination: String?), lead: String
  ) throws {
    let document = Document(parsing: lead + example.markdown + " x\n\n[r]: /u")
    let link = try #require(
      document.nodes.first { node in
        switch node.kind {
        case .link, .image: true
        default: false
        }
      })
    let source = document.destinationRange(of: link.id).flatMap(document.source)
    #expect(source.map(String.init) == example.destination)
  }

  @Test(
    arguments: [
      ("`a`", "a"), ("`` ` ``", "`"), ("` a `", "a"), ("`  `", "  "), ("` a`", " a"),
      ("`a\nb`", nil),
    ], lead)
  func `a code span's code has a place without its backticks`(
    example: (markdown: String, code: String?), lead: String
  ) throws {
    let document = Document(parsing: lead + example.markdown + " x")
    let code = try #require(
      document.nodes.first { if case .code = $0.kind { true } else { false } })
    let source = document.codeRange(of: code.id).flatMap(document.source)
    #expect(source.map(String.init) == example.code)
  }
}
