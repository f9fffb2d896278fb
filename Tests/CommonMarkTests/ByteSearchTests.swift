import Testing

@testable import CommonMark

/// Where some bytes stand in others.
@Suite struct ByteSearchTests {
  private func offset(of mark: String, in text: String, from start: Int = 0) -> Int? {
    Array(text.utf8).firstOffset(of: Array(mark.utf8), from: start)
  }

  @Test func `the first of several places is found, the ends among them`() {
    #expect(offset(of: "탭", in: "탭 바 탭") == 0)
    #expect(offset(of: "바", in: "탭 바") == 4)
    #expect(offset(of: "탭 바", in: "탭 바") == 0)
    #expect(offset(of: "url(", in: "urlurl(#a) url(#b)") == 3)
    #expect(offset(of: "aab", in: "aaab") == 1)
  }

  @Test func `what is not there whole is not found`() {
    #expect(offset(of: "탭 바", in: "탭 ") == nil)
    #expect(offset(of: "url(", in: "url") == nil)
    #expect(offset(of: "a", in: "") == nil)
  }

  @Test func `what stands before the place is passed over`() {
    #expect(offset(of: "탭", in: "탭 바 탭", from: 1) == 8)
    #expect(offset(of: "탭", in: "탭 바 탭", from: 9) == nil)
    #expect(offset(of: "탭", in: "탭", from: 40) == nil)
  }

  @Test func `nothing is found at the place itself, up to the end`() {
    #expect(offset(of: "", in: "가", from: 3) == 3)
    #expect(offset(of: "", in: "가", from: 4) == nil)
  }
}
