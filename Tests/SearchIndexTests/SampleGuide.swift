import RuleGraph
import SearchIndex

/// A small guide in two languages, and its index.
enum SampleGuide {
  static let graph = graph(of: files)
  static let shards = IndexBuilder.shards(of: graph)
  static let reader = SearchReader(shards: shards)

  static func graph(of files: [String: String]) -> Graph {
    Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph
  }

  /// The ids that a query finds, the best first.
  static func found(
    _ query: String, in language: String = "ko", filters: QueryFilters = QueryFilters()
  ) throws -> [String] {
    try reader.search(query, QueryOptions(language: language, filters: filters)).map(\.id)
  }

  static let files = [
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
      - {id: ios7, date: "2013", title: {en: iOS 7, ko: iOS 7}}
      - {id: ios11, date: "2018", title: {en: iOS 11, ko: iOS 11}}
    """,
    "sources.yml": "sources: []\n",
    "apis.yml": """
    symbols:
      - {name: UITabBar, kind: class, framework: UIKit}
      - {name: UITabBarItem, kind: class, framework: UIKit}
      - {name: UITabBarItem.isEnabled, kind: property, framework: UIKit, aliases: [tabEnabled]}
    tables:
      - id: UITabBarItem.SystemItem
        component: tab-bar
        caption: {en: Icons, ko: 아이콘}
        rows:
          - symbol: UITabBarItem.SystemItem.bookmarks
            name: {en: Bookmarks, ko: 책갈피}
            meaning: {en: Shows what was saved., ko: 저장해 둔 것을 보여 줍니다.}
    """,
    "glossary.yml": """
    terms:
      - id: tab-bar
        component: tab-bar
        category: component
        name: {en: tab bar, ko: 탭 바}
        accepted: {ko: [탭바]}
        discouraged: {ko: [탭 막대]}
      - id: swipe
        category: gesture
        name: {en: swipe, ko: 쓸어 넘기기}
        accepted: {ko: [스와이프]}
        ambiguous: {ko: [쓸어]}
    """,
    "bars/tab-bar/en.md": """
    ---
    title: Tab bars
    summary: A tab bar switches between areas.
    apis: [UITabBar]
    edition: ios11
    ---

    ### A tab bar switches areas {#switches-areas .fact}

    Each tab leads to an area. A tab is at least 44 points wide.

    ### Keep every tab enabled {#keep-every-tab-enabled .do supersedes=dim-unavailable-tabs}

    Don't disable a tab; leave `UITabBarItem.isEnabled` alone. A page ends in `</script>`.

    ### Show unavailable tabs disabled {#dim-unavailable-tabs .do since=ios7}

    A dimmed tab kept its place.

    ## Badges {#badge .part}

    ### A badge is a red oval {#red-oval .fact}

    It holds a number.

    ## Icons {#icons .part}

    ### The system has icons {#system-icons .fact table=UITabBarItem.SystemItem}

    Look for one in the table.
    """,
    "bars/tab-bar/ko.md": """
    ---
    title: 탭 바
    summary: 탭 바는 영역을 오가게 합니다.
    ---

    ### 탭 바는 영역을 오가게 합니다 {#switches-areas}

    탭마다 영역이 하나씩 있습니다. 탭의 폭은 적어도 44포인트입니다.

    ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

    탭을 비활성화하지 말고 `UITabBarItem.isEnabled`를 그대로 두세요. 쪽은 `</script>`로 끝납니다.

    ### 쓸 수 없는 탭은 흐리게 하세요 {#dim-unavailable-tabs}

    비활성 상태의 탭도 제자리를 지켰습니다.

    ## 배지 {#badge}

    ### 배지는 빨간 타원입니다 {#red-oval}

    숫자가 들어갑니다.

    ## 아이콘 {#icons}

    ### 시스템에는 아이콘이 있습니다 {#system-icons}

    표에서 찾아보세요.
    """,
    "bars/toolbar/en.md": """
    ---
    title: Toolbars
    summary: A toolbar acts on the screen.
    edition: ios11
    ---

    ### Keep a toolbar short {#keep-it-short .avoid}

    Few buttons are found faster. People swipe, too. See [tab bars](../tab-bar/en.md#switches-areas).

    ### Say only in English what a toolbar is {#only-english .fact}

    This rule has no Korean text.
    """,
    "bars/toolbar/ko.md": """
    ---
    title: 툴바
    summary: 툴바는 화면에 동작을 더합니다.
    ---

    ### 툴바를 짧게 유지하세요 {#keep-it-short}

    적은 버튼이 더 빨리 눈에 띕니다. 쓸어 넘기기도 합니다. [탭 바](../tab-bar/ko.md#switches-areas)를 보세요.
    """,
  ]
}
