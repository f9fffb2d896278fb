import RuleGraph
import SmallContent
import Testing

/// What looks like a slip and is none.
@Suite struct LegitimateTextTests {
  private func found(_ files: [String: String]) -> [String] {
    ExampleContent.printed(replacing: files.mapValues { $0 as String? })
  }

  private func toolbar(_ paragraph: String) -> [String: String] {
    LockedGuide.changing("bars/toolbar/ko.md", "적은 버튼이 더 빨리 눈에 띕니다.", paragraph)
  }

  @Test(arguments: [
    "<-- 는 제목 옆에 나옵니다. 설정 -> 탭을 누르면 영역이 열립니다.",
    "① 바는 위에 있습니다.\n\n② 탭은 아래에 있습니다.", "＊ 주: 이 값은 예입니다.",
    "<!-- HIG: ignore the old limit of tabs. -->\n\n적은 버튼이 낫습니다.",
  ])
  func `a text is left alone`(_ paragraph: String) {
    let files = toolbar(paragraph)
    let rule = LockedGuide.accepting(files, only: "toolbar/keep-it-short")
    #expect(found(rule) == [])
  }

  @Test func `the list of a heading keeps the brackets of its APIs`() {
    let id = "{#keep-it-short .avoid table=UITabBarItem.SystemItem}"
    let list = "\\{#keep-it-short .avoid apis=tabBar(_:didSelect:)\\}"
    let lines = found(LockedGuide.changing("bars/toolbar/en.md", id, list))
    #expect(
      lines.contains {
        $0.hasSuffix("with '{#keep-it-short .avoid apis=tabBar(_:didSelect:)}'")
      }, "\(lines)")
  }

  @Test func `a word behind an id is no part of it`() {
    let lines = found(
      LockedGuide.changing("bars/toolbar/en.md", "{#keep-it-short ", "{#keep-it-short flat "))
    #expect(lines.contains { $0.contains("'flat'") }, "\(lines)")
    #expect(!lines.contains { $0.contains("keep-it-short-flat") }, "\(lines)")
  }

  @Test func `two marks between two names are one comma`() {
    let lines = found(
      LockedGuide.changing(
        "bars/tab-bar/en.md", "supersedes=dim-unavailable-tabs",
        "see=dim-unavailable-tabs,；toolbar/keep-it-short"))
    #expect(lines.contains { $0.hasSuffix("fixit: replace ',；' with ','") }, "\(lines)")
  }

  @Test func `a German quotation is one`() {
    let figure = "terms:\n  - {id: tab, name: {en: „Home“ tab, ko: 탭}}\n"
    let checks: Set<String> = ["markdown/in-data"]
    #expect(ExampleContent.found(checks, replacing: ["glossary.yml": figure]) == [])
  }
}
