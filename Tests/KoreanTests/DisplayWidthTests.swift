import Korean
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("tab", 3), ("탭 바", 5), ("ㅌㅂ", 4), ("漢字かな", 8), ("ＡＢ", 4), ("、。", 4), ("é", 1),
    ("…·‘’", 4),
    ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("☺️", 2), ("☺", 1), ("1️⃣", 2), ("©", 1), ("⌚", 2),
    ("a\u{200B}b", 2),
    ("\u{200D}", 0), ("\u{FEFF}가", 2), ("\t", 1), ("\u{7}", 0), ("ｱ", 1), ("🫨", 2), ("𠀀", 2),
    ("→", 1),
  ])
  func `a text takes as many cells as a terminal gives it`(text: String, expected: Int) {
    #expect(displayWidth(of: text) == expected)
    #expect(displayWidth(of: text.nfd) == expected)
    #expect(displayWidth(of: "가나 ".nfd + text) == expected + 5)
  }

  @Test func `every syllable takes two cells, composed or not`() {
    #expect(HangulTests.everySyllable.allSatisfy { displayWidth(of: $0) == 2 })
    #expect(HangulTests.everySyllable.allSatisfy { displayWidth(of: String($0).nfd) == 2 })
  }

  @Test func `the vowels and finals of decomposed Hangul take no cell`() {
    let widths = "각".nfd.unicodeScalars.map { displayWidth(of: $0) }
    #expect(widths == [2, 0, 0])
  }
}
