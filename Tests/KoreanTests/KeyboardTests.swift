import Korean
import Testing

@Suite struct KeyboardTests {
  @Test(arguments: [
    ("내비게이션", "soqlrpdltus"), ("탭", "xoq"), ("태", "xo"), ("빼곡", "Qorhr"), ("탭 바 2", "xoq qk 2"),
    ("얘기", "dOrl"), ("값", "rkqt"), ("UI 색상", "UI tortkd"), ("ㅌㅂ", "xq"),
  ])
  func `Hangul becomes the keys that write it`(text: String, keys: String) {
    #expect(keystrokes(of: text) == keys)
    #expect(keystrokes(of: text.nfd) == keys)
  }

  @Test(arguments: [
    ("soqlrpdltus", "내비게이션"), ("xoq", "탭"), ("xo", "태"), ("x", "ㅌ"), ("xoqqk", "탭바"),
    ("R E T W Q O P", "ㄲ ㄸ ㅆ ㅉ ㅃ ㅒ ㅖ"), ("XOQ", "턔ㅃ"), ("xoq qk!", "탭 바!"), ("rkqt", "값"),
    ("rkqtk", "갑사"),
    ("dhodho", "왜왜"), ("44xoq", "44탭"), ("탭qk", "탭바"), ("xq", "ㅌㅂ"), ("dml", "의"), ("A", "ㅁ"),
  ])
  func `keys become the Hangul they write`(keys: String, text: String) {
    #expect(hangul(fromKeystrokes: keys).codePoints == text.codePoints)
  }

  @Test(arguments: [
    ("ㅕㅑㅅ뮤ㅠㅁㄱ", "uitabbar"), ("ㅅ뮤", "tab"), ("ㅠㅁㅇㅎㄷ", "badge"), ("야미ㅐㅎ", "dialog"),
  ])
  func `English typed with the Korean layout comes back`(typed: String, english: String) {
    #expect(keystrokes(of: typed) == english)
    #expect(keystrokes(of: typed.nfd) == english)
  }
}
