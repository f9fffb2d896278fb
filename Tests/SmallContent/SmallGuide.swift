/// A small valid content tree in two languages; tests put their own files in place of some.
package enum SmallGuide {
  /// The text of each file by path below the content folder.
  package static let files = [
    "site.yml": """
    title: {en: Guide, ko: 안내서}
    languages:
      - {code: en, name: English, script: Latn}
      - {code: ko, name: 한국어, script: Hang}
    groups:
      - id: bars
        title: {en: Bars, ko: 바}
        components: [tab-bar, toolbar]
    """,
    "editions.yml": """
    editions:
      - id: ios7
        date: "2013"
        title: {en: iOS 7, ko: iOS 7}
      - id: ios11
        date: "2018"
        title: {en: iOS 11, ko: iOS 11}
    """,
    "sources.yml": """
    sources:
      - id: ios7-2013
        edition: ios7
        languages: [ko]
        title: {en: Bars, ko: 바}
    """,
    "apis.yml": """
    symbols:
      - {name: UITabBar, kind: class, framework: UIKit}
      - {name: UITabBarItem, kind: class, framework: UIKit}
      - {name: UITabBarItem.isEnabled, kind: property, framework: UIKit, aliases: [enabled]}
      - {name: UITabBarItem.SystemItem, kind: enum, framework: UIKit}
    tables:
      - id: UITabBarItem.SystemItem
        component: tab-bar
        caption: {en: Icons, ko: 아이콘}
        rows:
          - symbol: UITabBarItem.SystemItem.bookmarks
            name: {en: Bookmarks, ko: 책갈피}
            meaning: {en: Shows bookmarks., ko: 책갈피를 보여 줍니다.}
    """,
    "glossary.yml": """
    terms:
      - id: tab-bar
        component: tab-bar
        name: {en: tab bar, ko: 탭 바}
        accepted: {ko: [탭바]}
        discouraged: {ko: [탭 막대]}
    """,
    "provenance.tsv": """
    s1\tios7-2013\t13\ttab-bar/keep-every-tab-enabled,tab-bar/dim-unavailable-tabs
    s2\tios7-2013\t14,15\ttoolbar/keep-it-short
    """,
    "rules.lock": """
    tab-bar/dim-unavailable-tabs active
    tab-bar/keep-every-tab-enabled active
    toolbar/keep-it-short active
    """,
    "bars/tab-bar/en.md": tabBar,
    "bars/tab-bar/ko.md": """
    ---
    title: 탭 바
    summary: 탭 바는 영역을 오가게 합니다.
    ---

    ## 사용 여부 {#availability}

    ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

    흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.

    ### 쓸 수 없는 탭은 흐리게 하세요 {#dim-unavailable-tabs}

    흐린 탭도 제자리를 지켰습니다. 동작은 [툴바](../toolbar/ko.md#keep-it-short)를 보세요.
    """,
    "bars/toolbar/en.md": """
    ---
    title: Toolbars
    summary: A toolbar acts on the screen.
    edition: ios11
    ---

    ## Buttons {#toolbar-button .part apis=UITabBarItem}

    ### Keep it short {#keep-it-short .avoid table=UITabBarItem.SystemItem}

    Few buttons are found faster.
    """,
    "bars/toolbar/ko.md": """
    ---
    title: 툴바
    summary: 툴바는 화면에 동작을 더합니다.
    ---

    ## 버튼 {#toolbar-button}

    ### 길게 늘이지 마세요 {#keep-it-short}

    적은 버튼이 더 빨리 눈에 띕니다.
    """,
  ]

  /// The English page of the tab bar.
  package static let tabBar = """
    ---
    title: Tab bars
    summary: A tab bar switches between areas.
    apis: [UITabBar]
    platforms: [iOS]
    edition: ios11
    ---

    ## Availability {#availability}

    ### Keep every tab enabled {#keep-every-tab-enabled .do supersedes=dim-unavailable-tabs}

    A dimmed tab explains nothing; leave `UITabBarItem.isEnabled` alone.

    ### Dim unavailable tabs {#dim-unavailable-tabs .do since=ios7}

    A dimmed tab kept its place. For actions see [toolbars](../toolbar/en.md#keep-it-short).
    """

  /// The tree with one text in the English page of the tab bar put in place of another.
  package static func tabBar(replacing text: String, with other: String) -> [String: String] {
    files.merging(["bars/tab-bar/en.md": tabBar.replacing(text, with: other)]) { $1 }
  }
}
