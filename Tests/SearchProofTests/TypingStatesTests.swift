import SearchProof
import Testing

@Suite struct TypingStatesTests {
  @Test(arguments: ["탭 바", "\u{1110}\u{1162}\u{11B8} \u{1107}\u{1161}"])
  func `Hangul is typed letter by letter`(_ query: String) {
    #expect(typingStates(of: query) == ["ㅌ", "태", "탭", "탭 ", "탭 ㅂ", "탭 바"])
  }

  @Test func `a final consonant moves on when a vowel follows`() {
    #expect(typingStates(of: "내비게") == ["ㄴ", "내", "냅", "내비", "내빅", "내비게"])
  }

  @Test func `Latin letters stay as they are, before Hangul too`() {
    #expect(typingStates(of: "UI를") == ["U", "UI", "UIㄹ", "UI르", "UI를"])
  }

  @Test func `nothing but spaces is no state`() {
    #expect(typingStates(of: " a") == [" a"])
  }
}
