import RuleGraph
import Testing

@testable import SiteRenderer

/// What is there in one language alone stands on the pages of the others too, and says its language there.
struct ForeignTextTests {
  private static let koreanAlone = [
    "editions.yml": """
    editions:
      - {id: old, date: "2013", title: {en: Old, ko: 옛 판}, summary: {ko: 처음 판.}}
      - {id: new, date: "2018", title: {en: New, ko: 새 판}, summary: {ko: 다음 판.}}
    """,
    "sources.yml": """
    sources:
      - {id: book, edition: old, languages: [ko], title: {ko: 그 책}, origin: {ko: 종이책.}}
    """,
    "provenance.tsv": "b1\tbook\t3-4\ttoolbar/hide\n",
    "apis.yml": """
    symbols:
      - {name: UITabBar, kind: class, framework: UIKit, note: {ko: 말.}}
    tables:
      - id: UITabBar
        component: tab-bar
        caption: {ko: 항목}
        rows:
          - {symbol: UITabBar.more, name: {ko: 더 보기}, meaning: {ko: 뜻}}
    """,
    "glossary.yml": """
    terms:
      - id: tab-bar
        category: component
        name: {ko: 탭 바}
        why: {ko: 짧습니다.}
        discouraged: {ko: [탭바]}
    """,
    "bars/toolbar/en.md": "",
    "bars/toolbar/ko.md": """
    ---
    title: 툴바
    summary: 도구입니다.
    ---
    ## 쓰임 {#use}

    절의 글.

    ### 감추세요 {#hide .consider see=tab-bar}

    아마도.

    ## 배지 {#mark .part apis=UITabBar.more}

    배지입니다.
    """,
  ]

  /// The Korean texts of a page that do not say that they are.
  private func unsaid(in page: String) -> [Substring] {
    var (languages, texts): ([(tag: Substring, language: Substring)], [Substring]) = ([], [])
    for piece in page.matches(of: /<(\/?)([a-z0-9]+)([^>]*?)(\/?)>|([^<]+)/) {
      let (_, slash, tag, attributes, end, text) = piece.output
      if let text {
        let isKorean = text.contains { ("가"..."힣").contains($0) }
        if isKorean, languages.last?.language != "ko", languages.last?.tag != "title" {
          texts.append(text)
        }
      } else if slash == "/" {
        while let last = languages.popLast(), last.tag != tag {}
      } else if let tag, let attributes, end == "",
        !["meta", "link", "input", "br", "wbr"].contains(tag)
      {
        let own = attributes.firstMatch(of: /\slang="([^"]*)"/)?.1
        languages.append((tag, own ?? languages.last?.language ?? ""))
      }
    }
    return texts
  }

  @Test func `a text that is there in another language alone says so wherever it stands`() throws {
    let pages = try SampleSite.pages(Self.koreanAlone).filter {
      $0.key.hasPrefix("en/") && $0.key.hasSuffix(".html")
    }
    for (path, page) in pages { #expect(unsaid(in: page) == [], "\(path)") }
    let whole = pages.values.joined()
    for text in [
      "처음 판.", "그 책", "종이책.", "말.", "항목", "더 보기", "뜻", "짧습니다.", "탭바", "쓰임", "절의 글.", "감추세요",
      "배지입니다.",
    ] {
      #expect(whole.contains(text), "\(text)")
    }
  }

  @Test func `the introduction of a page that is not translated says its language`() throws {
    let page = "---\ntitle: Toolbars\nsummary: Tools.\n---\nAbove all.\n"
    let pages = try SampleSite.pages(["bars/toolbar/en.md": page])
    for (language, attribute) in [("ko", " lang=\"en\""), ("en", "")] {
      let introduction = "<div class=\"prose introduction\"\(attribute)>\n<p>Above all.</p>"
      #expect(pages["\(language)/toolbar.html"]?.contains(introduction) == true)
    }
  }
}
