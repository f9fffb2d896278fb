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

  /// What is told on the Korean page of a paragraph, and on the English one.
  private func told(_ text: String) -> [String] {
    let page = ExampleContent.page(text)
    return ExampleContent.found(
      ["translation/other-language"],
      replacing: ["bars/tab-bar/ko.md": page, "bars/tab-bar/en.md": page]
    ).filter { $0.contains(".md:7:") }
  }

  @Test(arguments: [
    "<https://developer.example/human-interface-guidelines/toggles>",
    "https://developer.example/human-interface-guidelines/toggles",
    "[https://developer.example/toggles](https://developer.example/toggles)",
  ])
  func `an address is in no language`(_ address: String) {
    #expect(told(address) == [])
    #expect(!told("자세한 내용은 \(address)에 있습니다.").contains { $0.contains("ko.md") })
    #expect(
      told("Read more about this at \(address) today.")
        == ["bars/tab-bar/ko.md:7:1: this is in 'en', on a page in 'ko'"])
  }

  @Test func `a link that shows its address makes no Korean English`() {
    #expect(
      told("자세한 내용은 <https://developer.example/human-interface-guidelines>에 있습니다.")
        == ["bars/tab-bar/en.md:7:1: this is in 'ko', on a page in 'en'"])
  }

  @Test func `Korean is told from English whichever of its codes the site gives`() {
    #expect(
      found("Thai", "흐린 탭은 아무것도 설명하지 않습니다.")
        == ["bars/tab-bar/en.md:9:1: this is in 'ko', on a page in 'en'"])
  }
}
