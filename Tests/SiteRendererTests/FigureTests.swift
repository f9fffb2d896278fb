import Foundation
import RuleGraph
import Testing

@testable import SiteRenderer

/// Figures as part of a page.
@Suite struct FigureTests {
  private static let page =
    "---\ntitle: T\nsummary: S\n---\n![A < B](bar.svg)\n\n## R {#r .fact}\n\n![C](bar.svg)\n![D](no.svg)\n\nSee ![E](a.png).\n"
  private static let changes = [
    "bars/tab-bar/en.md": page,
    "bars/tab-bar/ko.md": page.replacing("A < B", with: "가 < 나"),
    "bars/tab-bar/a.png": "png",
    "bars/tab-bar/bar.svg": """
    <svg viewBox="0 0 9 20" data-frame="0 0 9 9" width="9" height="20">
      <style>.f-line { fill: none }</style>
      <path class="f-line" d="M0 0"/><text data-label="home">Home</text>
    </svg>
    """,
    "bars/tab-bar/no.svg": "<svg viewBox=\"0 0 9 9\"/>",
    "bars/tab-bar/icon.svg": "<svg viewBox=\"0 0 3 2\"><path d=\"M1 1\"/></svg>",
    "bars/tab-bar/system-items/more.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M2 2\"/></svg>",
    "figures.yml": """
    figures:
      - file: bars/tab-bar/bar.svg
        title: {en: A bar, ko: 바}
        description: {en: "Bar & more", ko: 바와 더}
        labels:
          home: {en: Home, ko: 홈}
          end: {en: The end, ko: 끝}
        parts: [home, end]
      - file: bars/tab-bar/no.svg
        verdict: wrong
        title: {en: Don't, ko: 아닙니다}
        description: {en: Not so, ko: 아니요}
    """,
  ]

  private func main(_ path: String) throws -> String {
    SampleSite.mainPart(of: try SampleSite.pages(Self.changes)[path])
  }

  @Test func `a figure is part of the page, in the page's language`() throws {
    let main = try main("ko/tab-bar.html")
    let start = try #require(main.firstRange(of: "<figure"))
    let end = try #require(main.firstRange(of: "</figure>"))
    #expect(
      main[start.lowerBound..<end.upperBound] == """
        <figure class="figure">
        <svg viewBox="0 0 9 9" role="img"><title>가 &lt; 나</title><desc>바와 더</desc>\
        <path class="f-line" d="M0 0"/><text class="f-solid">홈</text></svg>
        <figcaption>바<ol><li>홈</li><li>끝</li></ol></figcaption>
        </figure>
        """)
  }

  @Test func `words of a figure that are there in another language alone say so`() throws {
    var changes = Self.changes
    for text in [", ko: 바}", ", ko: 바와 더}", ", ko: 홈}", ", ko: 끝}"] {
      changes["figures.yml"] = changes["figures.yml"]?.replacing(text, with: "}")
    }
    let main = SampleSite.mainPart(of: try SampleSite.pages(changes)["ko/tab-bar.html"])
    for words in [
      "<desc><span lang=\"en\">Bar &amp; more</span></desc>",
      "<text class=\"f-solid\"><tspan lang=\"en\">Home</tspan></text>",
      "<figcaption><span lang=\"en\">A bar</span><ol><li><span lang=\"en\">Home</span></li>",
    ] {
      #expect(main.contains(words), "\(words)")
    }
  }

  @Test func `figures side by side say right and wrong in words`() throws {
    let main = try main("en/tab-bar.html")
    #expect(main.contains("<div class=\"figures\">\n<figure class=\"figure\">"))
    #expect(main.contains("<figure class=\"figure is-wrong\">"))
    #expect(
      main.contains(
        "<b class=\"kind verdict kind-avoid\">Wrong</b> Don’t"
      ))
    #expect(!main.contains("<p><figure") && !main.contains("<p><div"))
  }

  @Test func `beside the drawing of one language stands the caption of the other`() throws {
    let main = try main("ko/tab-bar.parallel.html")
    #expect(main.ranges(of: "<title>가 &lt; 나</title>").count == 1)
    #expect(main.ranges(of: "<title>C</title>").count == 1)
    #expect(main.ranges(of: "<figure class=\"figure\">").count == 4)
    #expect(
      main.contains(
        "<figure class=\"figure\">\n<figcaption>A bar<ol><li>Home</li><li>The end</li></ol></figcaption>"
      ))
  }

  @Test func `an image among words is an image, and what pages show is copied`() throws {
    let pages = try SampleSite.pages(Self.changes)
    #expect(
      pages["en/tab-bar.html"]?.contains(
        "<p>See <img src=\"../figures/bars/tab-bar/a.png\" alt=\"E\" />.</p>") == true)
    #expect(pages["figures/bars/tab-bar/a.png"] == "png")
    #expect(
      pages.keys.filter { $0.hasPrefix("figures/") }.sorted() == [
        "figures/bars/tab-bar/a.png", "figures/bars/tab-bar/bar.svg", "figures/bars/tab-bar/no.svg",
      ])
  }

  /// As a browser goes to an address: to its number sign or question mark, each number one byte.
  private static func path(of address: Substring) -> [UInt8] {
    let path = address.prefix { !"#?".contains($0) }
    return Array((path.removingPercentEncoding ?? "").utf8)
  }

  @Test(arguments: [
    ("a#b.png", "a%23b.png"), ("a?b.png", "a%3fb.png"), ("100%.png", "100%25.png"),
    ("a%41.png", "a%2541.png"), ("탭 바.png", "<탭 바.png>"),
    // As macOS writes names, and as people type them.
    ("\u{1110}\u{1162}\u{11B8}.png", "탭.png"),
  ])
  func `the address of a figure is that of its file, whatever its name`(
    _ name: String, _ written: String
  ) throws {
    let page = "---\ntitle: T\nsummary: S\n---\n\nSee ![E](\(written)).\n"
    let pages = try SampleSite.pages(["bars/tab-bar/en.md": page, "bars/tab-bar/\(name)": "png"])
    let file = Array("../figures/bars/tab-bar/\(name)".utf8)
    #expect(pages.keys.contains { Array($0.utf8) == Array("figures/bars/tab-bar/\(name)".utf8) })
    let html = try #require(pages["en/tab-bar.html"])
    let source = try #require(html.firstMatch(of: /<img src="([^"]+)"/)?.1)
    #expect(Self.path(of: source) == file)
    let twin = try #require(pages["en/tab-bar.md"])
    let link = try #require(twin.firstMatch(of: /!\[E\]\(<?([^)>]+)>?\)/)?.1)
    #expect(Self.path(of: link) == file)
  }

  @Test func `components and system items have pictures beside their names`() throws {
    let pages = try SampleSite.pages(Self.changes)
    let pictogram =
      "<svg class=\"pictogram\" viewBox=\"0 0 3 2\" aria-hidden=\"true\"><path class=\"f-line\" d=\"M1 1\"/></svg>"
    let icon =
      "<svg class=\"system-icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path class=\"f-line\" d=\"M2 2\"/></svg>"
    #expect(pages["ko/index.html"]?.ranges(of: pictogram).count == 1)
    #expect(pages["ko/api/UITabBar.html"]?.contains("<th scope=\"row\">\(icon)더 보기</th>") == true)
    #expect(pages["en/api/UITabBar.more.html"]?.contains("\(icon)More") == true)
  }
}
