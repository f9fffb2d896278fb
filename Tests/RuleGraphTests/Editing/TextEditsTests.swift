import RuleGraph
import Testing

/// Replacements in content files that touch one another.
@Suite struct TextEditsTests {
  private static let path = "Content/bars/tab-bar/ko.md"
  private static let source = SourceText(path: path, text: "탭 바\n둘째 줄\n셋째 줄\n넷째 줄\n")

  private func location(_ line: Int, _ columns: Range<Int>) -> RuleGraph.SourceLocation {
    .init(
      path: Self.path, line: line, column: columns.lowerBound, length: columns.count)
  }

  private func text(_ edits: TextEdits) -> String? {
    edits.texts(from: [Self.path: Self.source])[Self.path]
  }

  @Test func `what would change in a stretch that goes is forgotten, at its edges too`() {
    var edits = TextEdits()
    edits.replace(location(2, 1..<1), with: "앞")
    edits.replace(location(2, 8..<11), with: "행")
    edits.replace(location(2, 11..<11), with: "뒤")
    edits.replace(location(3, 8..<11), with: "행")
    edits.delete(location(2, 1..<11))
    #expect(text(edits) == "탭 바\n\n셋째 행\n넷째 줄\n")
  }

  @Test func `stretches that go and meet go as one`() {
    var edits = TextEdits()
    edits.delete(location(2, 4..<11))
    edits.replace(location(2, 1..<8), with: "가장")
    edits.delete(location(2, 1..<7))
    edits.delete(location(2, 4..<7))
    #expect(text(edits) == "탭 바\n\n셋째 줄\n넷째 줄\n")
  }

  @Test func `an edit of a stretch that changes already is left out`() {
    var edits = TextEdits()
    edits.replace(location(4, 4..<11), with: "다")
    edits.replace(location(4, 1..<7), with: "마지막")
    edits.replace(location(4, 1..<7), with: "마지막")
    #expect(text(edits) == "탭 바\n둘째 줄\n셋째 줄\n마지막 줄\n")
  }
}
