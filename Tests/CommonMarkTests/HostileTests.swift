import Patience
import RuleGraph
import Testing

@testable import CommonMark

@Suite("Hostile input")
struct HostileTests {
  private static let deep = 100_000

  @Test
  func `100,000 nested quotes are parsed, rendered and released`() {
    let document = Document(parsing: String(repeating: ">", count: Self.deep) + "a")
    #expect(document.nodes.count == Self.deep + 3)
    #expect(
      (document.nodes.last?.id).flatMap(document.range)
        == SourcePosition(
          line: 1, column: Self.deep + 1)..<SourcePosition(line: 1, column: Self.deep + 2))
    let quotes = ["<blockquote>\n", "</blockquote>\n"].map {
      String(repeating: $0, count: Self.deep)
    }
    #expect(HTMLRenderer(document).render() == quotes[0] + "<p>a</p>\n" + quotes[1])
    #expect(PlainText(document).render(0) == "a")
  }

  @Test(arguments: [
    ("[", "]", 3), ("[", "](b)", 6), ("![", "](b)", deep + 3), ("- ", "", 2 * deep + 3),
    ("*a ", "", 3),
    ("<", "", 3), ("`", "", 2), ("\\", "", 3), ("&", "", 3), ("[a](", "", 3), ("{#a ", "}", 3),
  ])
  func `100,000 marks inside one another end in a value`(open: String, close: String, count: Int) {
    let marks =
      String(repeating: open, count: Self.deep) + "a" + String(repeating: close, count: Self.deep)
    let document = Document(parsing: marks)
    #expect(document.nodes.count == count)
    #expect(document.nodes.allSatisfy { $0.offsets != nil })
    #expect(document.refusal == nil)
    #expect(!HTMLRenderer(document).render().isEmpty)
    #expect(Document(parsing: "# " + marks).nodes[1].offsets != nil)
  }

  // The time is mostly that of waiting for a processor: all tests begin at once.
  @Test(.patience, arguments: ["{", "{#a", "{.나", "{=\"", "\\{#"])
  func `headings of thousands of braces are read soon`(_ brace: String) {
    let heading = "## 탭 " + String(repeating: brace, count: 32_000 / brace.utf8.count) + "\n\n"
    let document = Document(parsing: String(repeating: heading, count: 40))
    #expect(document.nodes.count { if case .heading = $0.kind { true } else { false } } == 40)
  }

  @Test
  func `a line of 50 MB ends in a value`() {
    let line = String(repeating: "ab ", count: 16_666_666) + "`c`"
    let document = Document(parsing: line)
    #expect(document.nodes.count == 4)
    let start = SourcePosition(line: 1, column: 49_999_999)
    #expect(
      (document.nodes.last?.id).flatMap(document.range)
        == start..<SourcePosition(line: 1, column: 50_000_002))
    #expect(SourceText(path: "a.md", text: line).utf16Column(start) == 49_999_999)
  }

  @Test(arguments: [
    // Each blank line walks down all the items.
    String(repeating: "- ", count: 20_000) + "a\n" + String(repeating: "\n", count: 40_000),
    // Each link walks over all the open images.
    String(repeating: "![[]()", count: 50_000),
    // Each emphasis walks up all the quotes.
    String(repeating: ">", count: 50_000) + String(repeating: "*a* ", count: 50_000),
  ])
  func `what libcmark would take minutes for is refused`(text: String) {
    let document = Document(parsing: text)
    #expect(document.refusal == .tooIntricate)
    #expect(document.nodes.map(\.kind) == [.document])
  }

  @Test
  func `a long but plain page is not refused`() {
    let page = String(repeating: "## *A* title {#a}\n\n- a ![b](c) **d**\n  - e\n\n", count: 4_000)
    let document = Document(parsing: page)
    #expect(document.refusal == nil)
    #expect(document.nodes.count == 4_000 * 17 + 1)
  }
}
