import RuleGraph
import Testing

@testable import ContentDiff

/// Links to renamed rules, as they are written now.
@Suite struct RenamedLinksTests {
  /// One that kept its page, and one that did not.
  private static let links = RenamedLinks(renamed: [
    RuleID(page: "tab-bar", name: "old"): RuleID(page: "tab-bar", name: "new"),
    RuleID(page: "toolbar", name: "leaves"): RuleID(page: "tab-bar", name: "stays"),
  ])

  @Test(arguments: [
    ("[탭](../tab-bar/ko.md#old)은", "[탭](../tab-bar/ko.md#new)은"),
    ("[탭](../../bars/tab-bar/ko.md#old)은", "[탭](../../bars/tab-bar/ko.md#new)은"),
    ("[탭](#old)과 [탭](#old), [탭](#old \"탭\")", "[탭](#new)과 [탭](#new), [탭](#new \"탭\")"),
    ("[툴바](../toolbar/ko.md#leaves)는 #1 [탭](#old)", "[툴바](../tab-bar/ko.md#stays)는 #1 [탭](#new)"),
  ])
  func `a link to a renamed rule gets its present name`(written: String, mended: String) {
    #expect(Self.links.mend(written, on: "tab-bar", in: "ko") == mended)
  }

  @Test(arguments: [
    "[탭](../tab-bar/ko.md#older)", "[탭](../tab-bar/ko.md#old.)", "[탭](../tab-bar/ko.md#)",
    "[탭](../my-tab-bar/ko.md#old)", "[탭](../tab-bar/en.md#old)", "[탭](https://example.com#old)",
    "C# (#1) ## #", "#", "",
  ])
  func `what only looks like one stays as it is`(written: String) {
    #expect(Self.links.mend(written, on: "tab-bar", in: "ko") == written)
  }

  @Test func `on another page the same name is another rule's`() {
    #expect(Self.links.mend("[탭](#old)", on: "toolbar", in: "ko") == "[탭](#old)")
    #expect(Self.links.mend("[탭](#leaves)", on: "toolbar", in: "ko") == "[탭](#leaves)")
  }
}
