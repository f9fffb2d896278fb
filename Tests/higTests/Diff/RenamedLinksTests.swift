import RuleGraph
import Testing

@testable import ContentDiff

/// Links to renamed rules, as they are written now.
@Suite struct RenamedLinksTests {
  /// One that kept its page, and one that did not.
  private static let links = RenamedLinks(
    renamed: [
      RuleID(page: "tab-bar", name: "old"): RuleID(page: "tab-bar", name: "new"),
      RuleID(page: "toolbar", name: "leaves"): RuleID(page: "tab-bar", name: "stays"),
    ], pages: [:], folders: ["tab-bar": "bars/tab-bar", "toolbar": "bars/toolbar"])

  private static let page = PagePlace(folder: "bars/tab-bar", language: "ko")

  @Test(arguments: [
    ("../tab-bar/ko.md#old", "../tab-bar/ko.md#new"),
    ("../../bars/tab-bar/ko.md#old", "../../bars/tab-bar/ko.md#new"),
    ("#old", "#new"), ("../toolbar/ko.md#leaves", "#stays"),
  ])
  func `a link to a renamed rule gets its present name`(written: String, mended: String) {
    #expect(Self.links.mended(written, on: Self.page) == mended)
  }

  @Test(arguments: [
    ("../tab-bar/ko.md", "../tab-strip/ko.md"), ("../tab-bar/tabs.svg", "../tab-strip/tabs.svg"),
    ("../../bars/tab-bar/ko.md#section-1", "../../bars/tab-strip/ko.md#section-1"),
    ("../tab-bar/ko.md#old", "../tab-strip/ko.md#new"), ("#old", "#new"), ("#other", "#other"),
  ])
  func `a link to a renamed page gets its present name, and keeps its form`(
    written: String, mended: String
  ) {
    let links = RenamedLinks(
      renamed: [RuleID(page: "tab-bar", name: "old"): RuleID(page: "tab-strip", name: "new")],
      pages: ["bars/tab-bar": "bars/tab-strip"], folders: ["tab-strip": "bars/tab-strip"])
    #expect(links.mended(written, on: Self.page) == mended)
  }

  @Test(arguments: [
    "../tab-bar/ko.md#older", "../tab-bar/ko.md#old.", "../tab-bar/ko.md#", "#",
    "../my-tab-bar/ko.md#old", "../tab-bar/en.md#old", "https://example.com#old", "",
  ])
  func `what only looks like one stays as it is`(written: String) {
    #expect(Self.links.mended(written, on: Self.page) == nil)
  }

  @Test func `on another page the same name is another rule's`() {
    let page = PagePlace(folder: "bars/toolbar", language: "ko")
    #expect(Self.links.mended("#old", on: page) == nil)
    #expect(Self.links.mended("#leaves", on: page) == "../tab-bar/ko.md#stays")
  }
}
