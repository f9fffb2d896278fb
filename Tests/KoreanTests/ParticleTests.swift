import Korean
import Testing

@Suite struct ParticleTests {
  @Test(
    arguments: [
      ("탭", .other), ("바", .absent), ("셀", .rieul), ("탭 바", .absent), ("‘탭’", .other),
      ("**셀**", .rieul),
      ("`UITabBar`", .absent), ("UILabel", .rieul), ("UIButton", .other),
      ("UIBarButtonItem", .other),
      ("iPhone", .other), ("iPad", .absent), ("AirPods", .other), ("iOS", .absent), ("URL", .rieul),
      ("UIKit", .other), ("SwiftUI", .absent), ("JSON", .other), ("APIs", .absent),
      ("title", .rieul),
      ("image", .absent), ("theme", .absent), ("string", .other), ("tap", .other),
      ("loop", .absent),
      ("tabBar(_:didSelect:)", .absent), ("탭 바(tab)", .absent), ("탭(tab bar)", .other),
      ("(바)", .absent),
      ("iOS 11", .rieul), ("2", .absent), ("3", .other), ("0", .other), ("10", .other),
      ("100", .other),
      ("1,000", .other), ("1.5", .absent), ("7", .rieul), ("1000000000000", .absent),
      ("44pt", .absent),
      ("10px", .rieul), ("50%", .absent), ("90°", .absent), ("60Hz", .absent), ("ㄹ", .rieul),
      ("ㅏ", .absent),
      ("ㄱ", .other), ("B", .absent), ("planL", .rieul),
    ] as [(String, FinalConsonant)])
  func `a word ends as it is read`(word: String, expected: FinalConsonant) {
    #expect(finalConsonant(of: word) == expected)
    #expect(finalConsonant(of: word.nfd) == expected)
    #expect(finalConsonant(of: "앱의 ".nfd + word) == expected)
  }

  @Test(arguments: ["", "…", "UIAlert", "X", "ROOT", "漢字", "日本", "check-set", "ЖЖ"])
  func `an uncertain reading is not guessed`(word: String) {
    #expect(finalConsonant(of: word) == nil)
    #expect(Particle.object.form(after: word) == nil)
  }

  @Test(arguments: [
    ("탭", "을 이 은 과 으로"), ("바", "를 가 는 와 로"), ("셀", "을 이 은 과 로"), ("UILabel", "을 이 은 과 로"),
    ("UITabBar", "를 가 는 와 로"), ("44pt", "를 가 는 와 로"), ("iPhone", "을 이 은 과 으로"),
  ])
  func `each pair takes the form the word asks for`(word: String, expected: String) {
    let pairs: [Particle] = [.object, .subject, .topic, .with, .toward]
    #expect(pairs.compactMap { $0.form(after: word) }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("을 누르면", "을", ""), ("에서는 ", "에서", "는"), ("으로부터의", "으로", "부터의"), ("까지", "까지", ""),
    ("이라는 말", "이라는", ""), ("이나마", "이나마", ""), ("만이", "만", "이"), ("들에게는", "들", "에게는"),
    ("로.", "로", ""), ("입니다.", "입니다", ""), ("보다 ", "보다", ""),
  ])
  func `the particles after a term are found`(text: String, form: String, tail: String) {
    for text in [text, text.nfd] {
      let row = ParticleRow.leading(text)
      #expect(row?.form.codePoints == form.codePoints)
      #expect(row?.tail.codePoints == tail.codePoints)
      #expect(text.hasPrefix(row?.written ?? "-"))
    }
  }

  @Test(arguments: ["이동합니다", " 을", "", "바를", "을를", "abc", "를로", "까지가지"])
  func `other text is no particle`(text: String) {
    #expect(ParticleRow.leading(text) == nil)
    #expect(ParticleRow.leading(text.nfd) == nil)
  }

  @Test(arguments: [
    ("탭", "을", "바", "를"), ("바", "가", "탭", "이"), ("바", "는", "UILabel", "은"), ("도구", "로", "셀", "로"),
    ("도구", "로", "탭", "으로"), ("탭", "으로부터", "바", "로부터"), ("탭", "에서는", "바", "에서는"),
    ("바", "와의", "탭", "과의"),
    ("탭", "이라는", "바", "라는"), ("바", "든", "탭", "이든"), ("바", "나", "탭", "이나"), ("탭", "아", "바", "야"),
    ("바", "을", "탭", "을"), ("바", "을", "도구", "를"), ("UITabBar", "를", "탭", "을"),
    ("바", "예요", "탭", "이에요"),
    ("탭", "까지", "UIAlert", "까지"), ("탭", "이야", "바", "야"), ("바", "였습니다", "탭", "이었습니다"),
  ])
  func `a particle is put right for the new word`(
    old: String, written: String, new: String, expected: String
  ) {
    let composed = correctedParticles(written, after: old, replacedBy: new)
    let decomposed = correctedParticles(written.nfd, after: old.nfd, replacedBy: new.nfd)
    #expect(composed?.codePoints == expected.codePoints)
    #expect(decomposed?.codePoints == expected.codePoints)
  }

  @Test(arguments: [("바", "야", "탭"), ("탭", "을", "UIAlert"), ("탭", "동", "바"), ("탭", "", "바")])
  func `a particle that cannot be known is left to the caller`(
    old: String, written: String, new: String
  ) {
    #expect(correctedParticles(written, after: old, replacedBy: new) == nil)
  }
}
