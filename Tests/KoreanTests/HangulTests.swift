import Korean
import Testing

@Suite struct HangulTests {
  static let everySyllable = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init)

  @Test func `every syllable comes back from its parts`() {
    #expect(Self.everySyllable.count == 11_172)
    let back = Self.everySyllable.compactMap { scalar in
      HangulSyllable(scalar).flatMap {
        HangulSyllable(
          initial: $0.initialLetter, medial: $0.medialLetter, final: $0.finalLetter)?.scalar
      }
    }
    #expect(back == Self.everySyllable)
  }

  @Test func `every syllable comes back from its letters and from its keystrokes`() {
    let lost = Self.everySyllable.map { String($0) }.filter { text in
      composedSyllables(ofLetters: letters(of: text)).codePoints != text.codePoints
        || hangul(fromKeystrokes: keystrokes(of: text)).codePoints != text.codePoints
    }
    #expect(lost == [])
  }

  @Test func `all syllables in a row come back from their keystrokes`() {
    let text = Self.everySyllable.map { String($0) }.joined()
    #expect(hangul(fromKeystrokes: keystrokes(of: text)).codePoints == text.codePoints)
  }

  @Test func `every decomposed syllable is composed as NFC composes it`() {
    let text = Self.everySyllable.map { String($0) }.joined(separator: " ")
    #expect(text.nfd.codePoints != text.codePoints)
    #expect(composedHangul(text.nfd).codePoints == text.codePoints)
    #expect(text.nfd.compactMap { HangulSyllable($0)?.scalar } == Self.everySyllable)
  }

  @Test func `a syllable is three indices`() throws {
    let syllable = try #require(HangulSyllable("꿿" as Character))
    #expect(syllable == HangulSyllable(initial: 1, medial: 15, final: 15))
    #expect(syllable.letters == ["ㄲ", "ㅜ", "ㅔ", "ㄹ", "ㅎ"])
    #expect(HangulSyllable(initial: 19, medial: 0) == nil)
    #expect(HangulSyllable(initial: "ㅏ", medial: "ㅏ") == nil)
    #expect(HangulSyllable(initial: "ㄱ", medial: "ㅏ", final: "ㄸ") == nil)
    #expect(HangulSyllable("ㄱ" as Character) == nil)
    #expect(HangulSyllable("a" as Character) == nil)
  }

  @Test(arguments: [
    ("탭 바", "ㅌㅐㅂ ㅂㅏ"), ("콘트롤", "ㅋㅗㄴㅌㅡㄹㅗㄹ"), ("UITabBar", "uitabbar"),
    ("괜찮은 iOS 11", "ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅡㄴ ios 11"), ("ㅘㄳㄲ", "ㅗㅏㄱㅅㄲ"), ("", ""),
    ("Éa", "éa"), ("한\r\n글", "ㅎㅏㄴ\r\nㄱㅡㄹ"),
  ])
  func `letters are those struck, whether composed or not`(text: String, expected: String) {
    #expect(letters(of: text) == Array(expected))
    #expect(letters(of: text.nfd) == Array(expected))
  }

  @Test(arguments: [
    ("ㅌㅐㅂㅂㅏ", "탭바"), ("ㅌㅐㅂㅏ", "태바"), ("ㄱㅏㄱㅅㅏ", "각사"), ("ㄱㅏㄱㅅㅇㅏ", "갃아"),
    ("ㄱㅅ", "ㄱㅅ"), ("ㅗㅏ", "ㅘ"), ("ㅌ", "ㅌ"), ("ㄱㅏㄸㅏ", "가따"), ("ㄱㅏㄲ-ㅏ", "갂-ㅏ"),
    ("ㄱㅏㄱㅅㅌㅏ", "갃타"), ("ㅏㄱㅏ", "ㅏ가"),
  ])
  func `letters join as in an input method`(letters: String, expected: String) {
    #expect(composedSyllables(ofLetters: Array(letters)).codePoints == expected.codePoints)
  }

  @Test func `decomposed Hangul is told from composed`() {
    #expect(hasDecomposedHangul("탭 바".nfd))
    #expect(!hasDecomposedHangul("탭 바 ㅌㅂ bar é".nfc))
  }

  @Test func `composition leaves other text, a cut jamo and old Hangul alone`() {
    for text in ["e\u{301}", "\u{1161}", "\u{11A8}", "\u{1113}\u{1161}", "각\u{11A8}", "ㄱㅏ"] {
      #expect(composedHangul(text).codePoints == text.codePoints)
    }
    #expect(composedHangul("바\u{11B8}").codePoints == "밥".codePoints)
  }

  @Test(arguments: [
    ("탭 바", "ㅌㅂ"), ("내비게이션 바", "ㄴㅂㄱㅇㅅㅂ"), ("빠른 동작", "ㅃㄹㄷㅈ"), ("iOS 11 탭", "ios11ㅌ"),
    ("ㅌㅂ", "ㅌㅂ"), ("ㄳ", "ㄱㅅ"), ("3D·터치ㅏ", "3dㅌㅊ"), ("", ""),
  ])
  func `initial consonants of a text`(text: String, expected: String) {
    #expect(initialConsonants(of: text).codePoints == expected.codePoints)
    #expect(initialConsonants(of: text.nfd).codePoints == expected.codePoints)
  }
}
