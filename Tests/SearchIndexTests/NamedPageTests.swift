import SearchIndex
import Testing

/// The pages that a query names.
@Suite struct NamedPageTests {
  private func pages(
    _ query: String, _ language: String = "ko", isExact: Bool = false
  ) throws -> [String] {
    let options = QueryOptions(language: language, isExact: isExact)
    return try SampleGuide.reader.answer(to: query, options).pages.map {
      "\($0.kind.rawValue) \($0.id) \($0.title) on \($0.page)"
    }
  }

  @Test(arguments: ["탭 바", "탭바", "탭바를", "탭 막대", "tab bar", "xoqqk", "판:ios11 탭 바"])
  func `a component is named in any of the ways that rules are found by`(_ query: String) throws {
    #expect(try pages(query) == ["component tab-bar 탭 바 on tab-bar"])
  }

  @Test func `a part is on the page of its component`() throws {
    #expect(try pages("배지") == ["component badge 배지 on tab-bar"])
    #expect(try pages("badges", "en") == ["component badge Badges on tab-bar"])
  }

  @Test(arguments: ["UITabBar", "uitabbar", "UITabBar를"])
  func `an API comes before the component that it is`(_ query: String) throws {
    #expect(
      try pages(query) == [
        "api UITabBar UITabBar on UITabBar", "component tab-bar 탭 바 on tab-bar",
      ])
  }

  @Test(arguments: ["UITabBarItem.isEnabled", "isEnabled", "tabEnabled"])
  func `an API is named by its member or its old name alone`(_ query: String) throws {
    let name = "UITabBarItem.isEnabled"
    #expect(try pages(query) == ["api \(name) \(name) on \(name)"])
  }

  @Test func `a name that is still being typed offers what few it may become`() throws {
    #expect(try pages("탭 ㅂ") == ["component tab-bar 탭 바 on tab-bar"])
    #expect(try pages("ㅌㅂ").contains("component tab-bar 탭 바 on tab-bar"))
    #expect(try pages("tool", "en") == ["component toolbar Toolbars on toolbar"])
  }

  @Test(arguments: ["쓸어 넘기기", "쓸어넘기기를", "스와이프", "쓸어", "swipe", "ㅅㅇㅇㅍ"])
  func `a term without a component stands in the glossary`(_ query: String) throws {
    #expect(try pages(query) == ["term swipe 쓸어 넘기기 on glossary"])
    #expect(try pages("swi", "en") == ["term swipe swipe on glossary"])
  }

  @Test func `a term keeps no component away whose name begins as it does`() throws {
    let guide = ExtendedGuide([
      "glossary.yml": "  - {id: tab, category: concept, name: {en: tab, ko: 탭}}"
    ])
    let pages = try guide.answer("탭", in: "ko").pages
    #expect(pages.map(\.id) == ["tab-bar", "tab"])
    #expect(try guide.pageAnswer("탭", in: "ko").last == guide.answer("탭", in: "ko").frameJSON)
  }

  @Test(arguments: ["탭 바 아이콘", "탭 바 종류:하기", "폭", "", "없는말"])
  func `what asks for more than a page, or for none, names no page`(_ query: String) throws {
    #expect(try pages(query).isEmpty)
  }

  @Test func `words that are looked for as written name no page`() throws {
    #expect(try pages("탭 바", isExact: true).isEmpty)
  }
}
