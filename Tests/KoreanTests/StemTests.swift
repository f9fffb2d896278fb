import Korean
import Testing

@Suite struct StemTests {
  @Test(arguments: [
    ("탭바를", "탭바+를 탭바를+"), ("탭에서는", "탭+에서는 탭에서+는 탭에서는+"), ("도구로", "도구+로 도구로+"), ("바로", "바+로 바로+"),
    ("탭으로", "탭+으로 탭으로+"), ("탭로", "탭로+"), ("셀로", "셀+로 셀로+"), ("탭를", "탭를+"), ("바을", "바을+"),
    ("를", "를+"),
    ("UINavigationBar를", "UINavigationBar+를 UINavigationBar를+"), ("44pt를", "44pt+를 44pt를+"),
    ("화면", "화면+"), ("화면이", "화면+이 화면이+"), ("버튼들을", "버튼+들을 버튼들+을 버튼들을+"), ("", "+"), ("tab", "tab+"),
    ("비활성화를", "비활성화+를 비활성화를+"), ("UIAlert을", "UIAlert+을 UIAlert을+"),
    ("사용자에게는", "사용자+에게는 사용자에게+는 사용자에게는+"),
  ])
  func `particles come off where they agree`(word: String, expected: String) {
    #expect(Self.written(strippedParticles(of: word)).codePoints == expected.codePoints)
    #expect(Self.written(strippedParticles(of: word.nfd)).codePoints == expected.codePoints)
  }

  @Test(arguments: [
    ("비활성화하지", "비활성화+하지 비활성화하지+"), ("비활성화된", "비활성화+된 비활성화된+"), ("사용하세요", "사용+하세요 사용하세요+"),
    ("표시합니다", "표시+합니다 표시합니다+"), ("표시되는", "표시+되는 표시되는+"), ("사용하기를", "사용+하기를 사용하기를+"),
    ("표시함으로써", "표시+함으로써 표시함으로써+"), ("실행시킵니다", "실행+시킵니다 실행시킵니다+"), ("사용했습니다", "사용+했습니다 사용했습니다+"),
    ("선택되었을", "선택+되었을 선택되었을+"), ("사용", "사용+"), ("하지", "하지+"), ("tap하면", "tap+하면 tap하면+"),
    ("사용해야", "사용+해야 사용해야+"),
  ])
  func `verb endings come off a noun`(word: String, expected: String) {
    #expect(Self.written(strippedEndings(of: word)).codePoints == expected.codePoints)
    #expect(Self.written(strippedEndings(of: word.nfd)).codePoints == expected.codePoints)
  }

  private static func written(_ stems: [Stem]) -> String {
    stems.map { $0.text + "+" + $0.suffix }.joined(separator: " ")
  }
}
