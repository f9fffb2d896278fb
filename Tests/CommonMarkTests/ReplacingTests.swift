import CommonMark
import Patience
import Testing

/// A text with others in place of some of its bytes.
@Suite(.patience) struct ReplacingTests {
  @Test func `edits are made at their places, in whatever order they are given`() {
    let text = "탭 바는 탭을 담습니다."
    #expect(
      text.replacing([(11..<14, "항목"), (0..<7, "탭바"), (31..<31, " 끝.")])
        == "탭바는 항목을 담습니다. 끝.")
    #expect(text.replacing([]) == text)
  }

  @Test func `of edits at one place the last stands first, and before what is replaced there`() {
    #expect("ab".replacing([(1..<1, "1"), (1..<2, "B"), (1..<1, "2")]) == "a21B")
  }

  @Test func `an edit that begins within another is left out`() {
    let edits = [(2..<5, "-"), (0..<3, "+"), (3..<4, "*"), (3..<4, "/")]
    #expect("abcdef".replacing(edits) == "+/ef")
  }

  @Test func `of a stretch of the text only what stands within it is replaced`() {
    let edits = [(0..<1, "1"), (2..<5, "2"), (9..<10, "3"), (8..<10, "4")]
    #expect("a 탭b바 c".replacing(edits, in: 2..<9) == "2b바")
  }

  @Test func `many edits take no longer for each than a few`() {
    let growth = Growth(from: 4_000) { count in
      (
        String(repeating: "[탭 바](#keep-every-tab-enabled) ", count: count),
        (0..<count).map { (range: $0 * 35 + 9..<$0 * 35 + 10, text: "켜 두기") }
      )
    } _: { text, edits in
      #expect(text.replacing(edits).utf8.count == edits.count * 44)
    }
    #expect(growth.factor < Growth.linear)
  }
}
