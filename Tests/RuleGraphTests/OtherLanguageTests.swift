import SmallContent
import Testing

/// Texts on the page of another language, by their scripts.
@Suite struct OtherLanguageTests {
  private func found(_ script: String, _ text: String) -> [String] {
    ExampleContent.found(
      ["translation/other-language"],
      replacing: [
        "site.yml": SmallGuide.files["site.yml"]?.replacing(
          "  - {code: ko, name: 한국어, script: Hang}",
          with: """
              - {code: ko, name: 한국어, script: Kore}
              - {code: xx, name: Other, script: \(script)}
            """),
        "bars/tab-bar/en.md": ExampleContent.page("한국어 탭 is here.\n\n\(text)"),
      ])
  }

  @Test(arguments: [
    ("Hebr", "הסבירו מדוע הכרטיסייה ריקה."), ("Arab", "اشرح لماذا هي فارغة."),
    ("Grek", "Εξηγήστε γιατί είναι άδεια."), ("Hant", "說明為何是空的標籤。"),
    ("Jpan", "空である理由を説明します。"),
  ])
  func `a text in the script of another language is told on a page in English`(
    _ script: String, _ text: String
  ) {
    #expect(
      found(script, text) == ["bars/tab-bar/en.md:9:1: this is in 'xx', on a page in 'en'"])
    #expect(found("Thai", text) == [])
  }

  @Test func `Korean is told from English whichever of its codes the site gives`() {
    #expect(
      found("Thai", "흐린 탭은 아무것도 설명하지 않습니다.")
        == ["bars/tab-bar/en.md:9:1: this is in 'ko', on a page in 'en'"])
  }
}
