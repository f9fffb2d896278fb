import RuleGraph
import SmallContent
import Testing

/// What a change brings in beyond what was wrong before.
@Suite struct NewErrorsTests {
  private func content(_ body: String, apis: String? = nil) -> CheckedContent {
    ExampleContent.content(replacing: [
      "bars/tab-bar/ko.md": ExampleContent.page(body),
      "apis.yml": apis ?? SmallGuide.files["apis.yml"],
    ])
  }

  @Test func `of two errors of a kind the one is told that was not there`() {
    let before = content("[글](#old)")
    let after = content("[글](#old)\n\n[새 글](#new)")
    #expect(
      NewErrors.words(NewErrors.brought(by: after, to: before))
        == "Content/bars/tab-bar/ko.md:9: no heading '#new' on the page of 'tab-bar'")
  }

  @Test func `a key too many in a record takes no name away`() {
    let apis = SmallGuide.files["apis.yml"]?
      .replacing("{name: UITabBar, ", with: "{name: UITabBar, colour: red, ")
    let before = content("글")
    let after = content("글 `UITabBer`", apis: apis)
    #expect(
      NewErrors.words(NewErrors.brought(by: after, to: before))
        == "Content/apis.yml:2: no key 'colour'; Content/bars/tab-bar/ko.md:7: no API 'UITabBer'; "
        + "did you mean 'UITabBar'?")
  }
}
