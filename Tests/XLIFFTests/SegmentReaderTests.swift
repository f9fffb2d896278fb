import CommonMark
import Patience
import RuleGraph
import Testing

@testable import XLIFF

/// Reading the inlines of a paragraph.
@Suite struct SegmentReaderTests {
  private func segment(of paragraph: String) -> Segment {
    let document = Document(parsing: paragraph)
    return SegmentReader(document, on: PagePlace(folder: "bars/tab-bar", language: "ko"))
      .segment(of: 1)
  }

  @Test func `lines of a paragraph are one text`() {
    #expect(segment(of: "탭 바\n툴바\n바").pieces == [.text("탭 바 툴바 바")])
    #expect(
      segment(of: "탭\n*바*\n툴바").pieces
        == [.text("탭 "), .open(1), .text("바"), .close(1), .text(" 툴바")])
    #expect(segment(of: "한국어 感じら\nれます").pieces == [.text("한국어 感じられます")])
  }

  @Test func `of marks that are the same the first has the first number of the source`() {
    let source = segment(of: "`UITabBar`, *`UITabBar`*")
    let text = segment(of: "탭 `UITabBar`, `UIToolbar`, `UITabBar`")
    #expect(
      text.numbered(like: source).pieces == [
        .text("탭 "), .mark(1), .text(", "), .mark(4), .text(", "), .mark(3),
      ])
  }

  /// A paragraph of four megabytes, as an import refuses it, took 40 s: it was copied whole for every line.
  @Test(.patience) func `a paragraph of many lines takes as long as its lines`() {
    let growth = Growth(from: 10_000) {
      String(repeating: "적은 버튼이 더 눈에 띕니다.\n", count: $0)
    } _: { text in
      _ = segment(of: text)
    }
    #expect(growth.factor < Growth.linear)
  }
}
