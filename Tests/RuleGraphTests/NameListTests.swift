import SmallContent
import Testing

/// Lists that name a thing twice, and names that mean two things.
@Suite struct NameListTests {
  private func found(_ files: [String: String]) -> [String] {
    ExampleContent.found(
      [
        "yaml/repeated-id", "yaml/type", "attribute/values", "attribute/syntax",
        "rule/self-reference", "api/joined", "component/group", "component/nested-part",
        "rule/invalid-id",
      ], replacing: files)
  }

  private func changed(_ path: String, _ text: String, _ other: String) throws -> [String: String] {
    let file = try #require(SmallGuide.files[path])
    try #require(file.contains(text))
    return [path: file.replacing(text, with: other, maxReplacements: 1)]
  }

  @Test(arguments: [
    ("bars/tab-bar/en.md", "[iOS]", "[iOS, iOS]", "bars/tab-bar/en.md:5:18: 'iOS' is given twice"),
    (
      "bars/tab-bar/en.md", "[UITabBar]", "[UITabBar, UITabBar]",
      "bars/tab-bar/en.md:4:18: 'UITabBar' is given twice"
    ),
    (
      "bars/tab-bar/en.md", "[iOS]", "iOS, macOS",
      "bars/tab-bar/en.md:5:12: 'platforms' must be a list, as '[iOS, macOS]'"
    ),
    (
      "bars/tab-bar/en.md", "[UITabBar]", "UITabBar, UITabBarItem",
      "bars/tab-bar/en.md:4:7: 'UITabBar, UITabBarItem' is 2 API names in one"
    ),
    ("sources.yml", "[ko]", "[ko, ko]", "sources.yml:4:21: 'ko' is given twice"),
    (
      "sources.yml", "[ko]", "ko, en",
      "sources.yml:4:16: 'languages' must be a list, as '[ko, en]'"
    ),
    (
      "sources.yml", "[ko]", "[Korean]",
      "sources.yml:4:17: 'languages' must be the code of a language, such as en or pt-BR"
    ),
    ("glossary.yml", "[탭바]", "[탭바, 탭바]", "glossary.yml:5:25: '탭바' is given twice"),
    (
      "glossary.yml", "component: tab-bar", "category: App names",
      "glossary.yml:3:15: 'category' must be a name of lower-case letters, digits and hyphens"
    ),
  ])
  func `a fault in a list is reported where it is`(
    _ path: String, _ text: String, _ other: String, _ expected: String
  ) throws {
    #expect(try found(changed(path, text, other)) == [expected])
  }

  @Test(arguments: [
    ("aliases: [enabled]", "aliases: [enabled, enabled]", "4:89: 'enabled' is given twice"),
    ("aliases: [enabled]", "aliases: [UITabBar]", "4:80: 'UITabBar' is given twice"),
    (
      "aliases: [enabled]", "aliases: [UITabBarItem.isEnabled]",
      "4:80: 'UITabBarItem.isEnabled' is given twice"
    ),
    (
      "aliases: [enabled]", "aliases: [UITabBarItem.SystemItem.bookmarks]",
      "4:80: 'UITabBarItem.SystemItem.bookmarks' is given twice"
    ),
    ("name: UITabBar,", "name: UITabBar, aliases: [enabled],", "4:80: 'enabled' is given twice"),
    (
      "SystemItem.bookmarks", "SystemItem.bookmarks\n        aliases: [UITabBar]",
      "12:19: 'UITabBar' is given twice"
    ),
    (
      "aliases: [enabled]", "aliases: 'enabled, isOn'",
      "4:80: 'aliases' must be a list, as '[enabled, isOn]'"
    ),
    (
      "UITabBarItem.SystemItem, kind: enum",
      "UITabBarItem.SystemItem, replacement: UITabBarItem.SystemItem, kind: enum",
      "5:50: 'replacement' must be another symbol"
    ),
    (
      "  - {name: UITabBar,",
      "  - {name: UIView., kind: class, framework: UIKit}\n  - {name: UITabBar,",
      "2:12: 'name' must be a Swift name, such as UITabBarItem.isEnabled"
    ),
    (
      "  - {name: UITabBar,",
      "  - {name: UI View, kind: class, framework: UIKit}\n  - {name: UITabBar,",
      "2:12: 'name' must be a Swift name, such as UITabBarItem.isEnabled"
    ),
  ])
  func `a name of an API that means two, or cannot be one, is reported`(
    _ text: String, _ other: String, _ expected: String
  ) throws {
    #expect(try found(changed("apis.yml", text, other)) == ["apis.yml:\(expected)"])
  }

  @Test func `the name of a method may have labels and an owner`() throws {
    let name = "UITabBar.setItems(_:animated:)"
    let files = try changed(
      "apis.yml", "  - {name: UITabBarItem,",
      "  - {name: '\(name)', kind: method, framework: UIKit}\n  - {name: UITabBarItem,")
    #expect(found(files) == [])
  }

  @Test func `of a symbol that stands there twice the name alone is told`() throws {
    let line =
      "  - {name: UITabBarItem.isEnabled, kind: property, framework: UIKit, aliases: [enabled]}"
    #expect(
      try found(changed("apis.yml", line, "\(line)\n\(line)")) == [
        "apis.yml:5:12: 'UITabBarItem.isEnabled' is given twice"
      ])
  }

  @Test(arguments: [
    (
      "see=toolbar,toolbar", ["69: 'toolbar' is given twice"]
    ),
    (
      "platforms=iOS,iOS,iOS", ["71: 'iOS' is given twice", "75: 'iOS' is given twice"]
    ),
    ("platforms=iOS,", ["67: 'iOS,' has a comma too many"]),
    ("platforms=,iOS", ["67: ',iOS' has a comma too many"]),
    (
      "platforms=iOS, tvOS", ["72: 'tvOS' is not an attribute"]
    ),
    ("until=ios11,ios7", ["69: 'until' takes one name, and 'ios7' is another"]),
    (
      "see=keep-every-tab-enabled conflicts=tab-bar/keep-every-tab-enabled",
      [
        "61: 'tab-bar/keep-every-tab-enabled' names itself in 'see'",
        "94: 'tab-bar/keep-every-tab-enabled' names itself in 'conflicts'",
      ]
    ),
    ("see=toolbar,dim-unavailable-tabs,tab-bar", []),
  ])
  func `a fault in the list of an attribute is reported where it is`(
    _ attribute: String, _ expected: [String]
  ) throws {
    let files = try changed(
      "bars/tab-bar/en.md", "supersedes=dim-unavailable-tabs", attribute)
    #expect(found(files) == expected.map { "bars/tab-bar/en.md:11:\($0)" })
  }

  @Test func `a folder of a group whose name is no id is told of once`() {
    let page = SmallGuide.files["bars/toolbar/en.md"] ?? ""
    let other = page.replacing("toolbar-button", with: "menu-button")
    #expect(
      found([
        "My Menus/menu/en.md": other, "My Menus/submenu/en.md": "---\ntitle: S\nsummary: S.\n---\n",
      ]) == ["My Menus/menu/en.md:1:1: 'My Menus' is not an id; did you mean 'my-menus'?"])
  }

  @Test func `of a group whose name is mistyped the group alone is told`() throws {
    #expect(
      try found(changed("site.yml", "id: bars", "id: bras")) == [
        "site.yml:6:9: no folder 'bras'; did you mean 'bars'?"
      ])
  }

  @Test func `of a component in two groups the listing that is wrong is told`() throws {
    let menus = "  - {id: menus, title: {en: Menus, ko: 메뉴}, components: [toolbar]}"
    let later = (SmallGuide.files["site.yml"] ?? "") + "\n\(menus)"
    #expect(
      found(["site.yml": later]) == [
        "site.yml:9:58: 'toolbar' stands in the folder 'bars', not in 'menus'",
        "site.yml:9:58: 'toolbar' is given twice",
      ])
    #expect(
      try found(changed("site.yml", "groups:", "groups:\n\(menus)")) == [
        "site.yml:6:58: 'toolbar' stands in the folder 'bars', not in 'menus'",
        "site.yml:9:27: 'toolbar' is given twice",
      ])
  }

  @Test func `a part that a group lists is told of, and one in a part`() throws {
    let site = try changed("site.yml", "[tab-bar, toolbar]", "[tab-bar, toolbar, toolbar-button]")
    #expect(
      found(site) == [
        "site.yml:8:36: 'toolbar-button' is a part of 'toolbar', and stands where that does"
      ])
    let page = try changed(
      "bars/toolbar/en.md", "### Keep", "### 아이콘 {#icon .part}\n\n### 글 {#word .part}\n\n#### Keep")
    #expect(
      found(page) == [
        "bars/toolbar/en.md:9:17: 'icon' is a part within the part 'toolbar-button'",
        "bars/toolbar/en.md:11:15: 'word' is a part within the part 'toolbar-button'",
      ])
  }
}
