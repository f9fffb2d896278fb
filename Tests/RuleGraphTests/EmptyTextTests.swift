import SmallContent
import Testing

/// Texts in which nothing stands, and blanks that nobody sees.
@Suite struct EmptyTextTests {
  private func found(_ files: [String: String]) -> [String] {
    ExampleContent.found(["yaml/type", "api/unknown", "link/unknown-edition"], replacing: files)
  }

  @Test(arguments: [
    ("editions.yml", "en: iOS 11", "en: ''", "editions.yml:7:18: 'en' must be text, and not empty"),
    (
      "editions.yml", "ko: iOS 11", "ko: ' '", "editions.yml:7:30: 'ko' must be text, and not empty"
    ),
    ("site.yml", "en: Guide", "en: ''", "site.yml:1:14: 'en' must be text, and not empty"),
    ("site.yml", "[tab-bar,", "['',", "site.yml:8:19: 'components' must be text, and not empty"),
    (
      "sources.yml", "[ko]", "[ko, '  ']",
      "sources.yml:4:22: 'languages' must be text, and not empty"
    ),
    (
      "apis.yml", "aliases: [enabled]", "aliases: ['']",
      "apis.yml:4:81: 'aliases' must be text, and not empty"
    ),
    (
      "apis.yml", "name: UITabBar,", "name: UITabBar, deprecated: '',",
      "apis.yml:2:35: 'deprecated' must be text, and not empty"
    ),
    ("glossary.yml", "[탭바]", "[탭바, '']", "glossary.yml:5:26: 'ko' must be text, and not empty"),
    (
      "glossary.yml", "component: tab-bar", "category: ' '",
      "glossary.yml:3:16: 'category' must be text, and not empty"
    ),
    (
      "bars/tab-bar/en.md", "[iOS]", "[iOS, '']",
      "bars/tab-bar/en.md:5:19: 'platforms' must be text, and not empty"
    ),
    (
      "bars/tab-bar/en.md", "[UITabBar]", "['']",
      "bars/tab-bar/en.md:4:9: 'apis' must be text, and not empty"
    ),
    (
      "bars/tab-bar/en.md", "edition: ios11", "edition: ''",
      "bars/tab-bar/en.md:6:11: 'edition' must be text, and not empty"
    ),
    (
      "bars/tab-bar/ko.md", "title: 탭 바", "title: ' '",
      "bars/tab-bar/ko.md:2:9: 'title' must be text, and not empty"
    ),
  ])
  func `a text in which nothing stands is reported where it is`(
    _ path: String, _ text: String, _ empty: String, _ expected: String
  ) throws {
    let changed = try #require(SmallGuide.files[path]).replacing(
      text, with: empty, maxReplacements: 1)
    #expect(found([path: changed]) == [expected])
  }

  @Test(arguments: [
    (
      "bars/tab-bar/en.md", "[iOS]", "['iOS ']",
      "bars/tab-bar/en.md:5:14: 'platforms' must be text without blanks at its ends"
    ),
    (
      "glossary.yml", "ko: 탭 바", "ko: ' 탭 바'",
      "glossary.yml:4:30: 'ko' must be text without blanks at its ends"
    ),
    (
      "bars/tab-bar/en.md", "[iOS]", "[\u{3000}iOS]",
      "bars/tab-bar/en.md:5:13: 'platforms' must be text without blanks at its ends"
    ),
    (
      "bars/tab-bar/en.md", "edition: ios11", "edition: 'ios11\u{3000}'",
      "bars/tab-bar/en.md:6:11: 'edition' must be text without blanks at its ends"
    ),
    (
      "glossary.yml", "component: tab-bar", "component: 'tab-bar '",
      "glossary.yml:3:17: 'component' must be text without blanks at its ends"
    ),
    (
      "site.yml", "id: bars", "id: 'bars '",
      "site.yml:6:10: 'id' must be text without blanks at its ends"
    ),
    (
      "site.yml", "id: bars", "id: Bars",
      "site.yml:6:9: 'id' must be a name of lower-case letters, digits and hyphens"
    ),
  ])
  func `blanks at the ends of a text are reported`(
    _ path: String, _ text: String, _ padded: String, _ expected: String
  ) throws {
    let changed = try #require(SmallGuide.files[path]).replacing(text, with: padded)
    #expect(found([path: changed]) == [expected])
  }

  @Test func `the line that YAML ends a folded text with is no blank`() {
    let site = (SmallGuide.files["site.yml"] ?? "")
      .replacing(
        "title: {en: Guide, ko: 안내서}", with: "title:\n  en: >\n    A long\n    title\n  ko: 안내서")
    #expect(found(["site.yml": site]) == [])
  }
}
