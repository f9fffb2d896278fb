import Foundation
import RuleGraph

@testable import SiteRenderer

/// A small site in memory: two languages, two components, one of them not translated in full.
enum SampleSite {
  static let texts: [String: String] = [
    "site.yml": """
    title: {en: Sample, ko: 견본}
    repository: https://example.com/edit/Content/
    summary: {en: A sample., ko: 견본입니다.}
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
      - {id: old, date: "2013", title: {en: Old, ko: 옛 판}}
      - {id: new, date: "2018", title: {en: New, ko: 새 판}}
    """,
    "sources.yml": """
    sources:
      - {id: book, edition: old, languages: [ko], title: {en: The book, ko: 그 책}}
    """,
    "provenance.tsv": "b1\tbook\t3-4\ttab-bar/dim\n",
    "apis.yml": """
    symbols:
      - {name: UITabBar, kind: class, framework: UIKit, aliases: [TabBarThing]}
      - {name: UITabBar.isOn, kind: property, framework: UIKit, deprecated: iOS 13, replacement: UITabBar}
    tables:
      - id: UITabBar
        component: tab-bar
        caption: {en: Items, ko: 항목}
        rows:
          - {symbol: UITabBar.more, name: {en: More, ko: 더 보기}, meaning: {en: "A < B", ko: 뜻}}
    """,
    "glossary.yml": """
    terms:
      - id: tab-bar
        component: tab-bar
        category: component
        name: {en: tab bar, ko: 탭 바}
        why: {en: Short., ko: 짧습니다.}
        discouraged: {ko: [탭바<b>]}
    """,
    "bars/tab-bar/en.md": """
    ---
    title: Tab <bars> & "more"
    summary: It's a bar.
    apis: [UITabBar]
    platforms: [iOS]
    edition: new
    ---
    Before all.

    ## Use {#use}

    Section text.

    ### Keep `UITabBar` on {#keep .do supersedes=dim see=toolbar apis=UITabBar.isOn}

    See [toolbars](../toolbar/en.md), [hiding](../toolbar/en.md#hide), [this](#dim), `UITabBar` and `x < y`.

    ### Dim a tab {#dim .avoid since=old table=UITabBar platforms=iPad}

    Old.

    ## Badge {#badge .part apis=UITabBar.more}

    A badge.

    ### It is red {#red .fact}

    Red.
    """,
    "bars/tab-bar/ko.md": """
    ---
    title: 탭 바
    summary: 바입니다.
    ---
    ## 쓰임 {#use}

    절의 글.

    ### `UITabBar`를 켜 두세요 {#keep}

    [툴바](../toolbar/ko.md)를 보세요.

    ## 배지 {#badge}

    배지입니다.

    ### 빨갛습니다 {#red}

    빨강.
    """,
    "bars/toolbar/en.md": """
    ---
    title: Toolbars
    summary: Tools.
    ---
    ## Hide {#hide .consider}

    Maybe.
    """,
  ]

  /// A lock with rules that were renamed, merged, split and retired, and with a page that is no more.
  static let lockWithFormerRules = """
    old-bar/gone retired
    old-bar/moved renamed tab-bar/keep
    tab-bar/badge merged tab-bar/red
    tab-bar/both split tab-bar/keep,toolbar/hide
    tab-bar/dim active
    tab-bar/dropped retired
    tab-bar/keep active
    tab-bar/keep-it renamed tab-bar/keep
    tab-bar/left merged toolbar/hide
    tab-bar/red active
    toolbar/hide active
    """

  static func graph(_ changes: [String: String] = [:]) -> Graph {
    let texts = texts.merging(changes) { _, changed in changed }
    return Linker(CatalogReader(ContentTree(texts: texts)).read()).link().graph
  }

  /// The templates of the repository.
  static func templates() throws -> Templates {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try TemplateLoader(folder: root.appendingPathComponent("Templates").path).load()
  }

  /// The pages by path, rendered with the templates of the repository.
  static func pages(_ changes: [String: String] = [:]) throws -> [String: String] {
    let files = try SitePages(graph: graph(changes), templates: templates()).render()
    return Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A page without what surrounds every page.
  static func mainPart(of page: String?) -> String {
    guard let page, let start = page.range(of: "<main"), let end = page.range(of: "</main>")
    else { return "" }
    return String(page[start.lowerBound..<end.upperBound])
  }
}

extension SitePages {
  /// All files, sorted by path.
  func render() -> [OutputFile] {
    plan().concurrentMap { planned in
      planned.separated().compactMap { file in
        file.make().map { OutputFile(path: file.path, bytes: $0) }
      }
    }.flatMap(\.self).sorted { $0.path < $1.path }
  }
}
