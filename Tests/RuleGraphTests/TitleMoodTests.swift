import SmallContent
import Testing

/// What the wording of a title tells of its rule's kind.
@Suite struct TitleMoodTests {
  /// What is told of a title where its rule is to be avoided, to be done and a fact.
  private func told(_ title: String) -> [String] {
    ["avoid", "do", "fact"].flatMap { kind in
      ExampleContent.found(
        ["translation/title-mood"],
        replacing: [
          "bars/tab-bar/en.md": ExampleContent.page("### Tabs {#tabs .\(kind)}\n\nA text."),
          "bars/tab-bar/ko.md": ExampleContent.page("### \(title) {#tabs}\n\n글입니다."),
        ])
    }
  }

  @Test(arguments: [
    "값을 설명하지 마세요", "값을 설명하지는 마십시오", "값을 설명하면 안 됩니다", "값을 설명해서는 안 됩니다", "값을 숨겨선 안 돼요",
    "값을 설명하지 말아야 합니다", "값을 설명하지 말아 주세요", "값을 설명하지 마시기 바랍니다", "설명을 피해 주세요", "설명을 피해야 합니다",
    "설명을 삼가 주세요", "설명을 지양하세요",
  ])
  func `a title that forbids belongs to what is to be avoided`(_ title: String) {
    #expect(
      told(title) == [
        "bars/tab-bar/ko.md:7:5: the rule is '.do', but this title forbids",
        "bars/tab-bar/ko.md:7:5: the rule is '.fact', but this title forbids",
      ])
  }

  @Test(arguments: ["탭이 가려지지 않도록 하세요", "탭을 가리지 않게 하세요", "탭이 사라지지 않아야 합니다", "이 화면에서는 안 됩니다"])
  func `a title that may be of any kind is told at none`(_ title: String) {
    #expect(told(title) == [])
  }

  @Test func `a title that asks or states is told elsewhere`() {
    #expect(
      told("탭을 켜 두세요") == [
        "bars/tab-bar/ko.md:7:5: the rule is '.avoid', but this title asks",
        "bars/tab-bar/ko.md:7:5: the rule is '.fact', but this title asks",
      ])
    #expect(
      told("탭은 움직이지 않습니다") == [
        "bars/tab-bar/ko.md:7:5: the rule is '.avoid', but this title states"
      ])
  }
}
