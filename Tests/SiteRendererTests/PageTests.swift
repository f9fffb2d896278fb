import RuleGraph
import Testing

@testable import SiteRenderer

struct PageTests {
  @Test(arguments: [
    "en/tab-bar.html", "ko/tab-bar.html", "ko/api/UITabBar.html", "ko/glossary.html",
    "en/editions.html", "en/index.html", "en/api/index.html",
  ])
  func `the main part of a page is as recorded`(path: String) throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()[path])
    try Golden.expect(main, toMatch: path.replacing("/", with: "-"))
  }

  @Test func `a whole page is as recorded`() throws {
    try Golden.expect(try SampleSite.pages()["ko/toolbar.html"] ?? "", toMatch: "whole-page.html")
    try Golden.expect(try SampleSite.pages()["index.html"] ?? "", toMatch: "welcome.html")
  }

  @Test func `every language has every page, and the root has one more`() throws {
    let pages = try SampleSite.pages().keys.filter { $0.hasSuffix(".html") }.sorted()
    let perLanguage = [
      "api/UITabBar.html", "api/UITabBar.isOn.html", "api/UITabBar.more.html", "api/index.html",
      "editions.html", "glossary.html", "index.html", "tab-bar.html", "toolbar.html",
    ]
    #expect(
      pages == perLanguage.map { "en/\($0)" } + ["index.html"] + perLanguage.map { "ko/\($0)" })
  }

  @Test func `rendering twice gives the same files in the same order`() throws {
    let (graph, templates) = (SampleSite.graph(), try SampleSite.templates())
    let first = try SitePages(graph: graph, templates: templates).render()
    let second = try SitePages(graph: SampleSite.graph(), templates: templates).render()
    #expect(first == second)
    #expect(first.map(\.path) == first.map(\.path).sorted())
  }

  @Test func `titles and summaries are escaped wherever they appear`() throws {
    let pages = try SampleSite.pages()
    for (path, page) in pages where path.hasSuffix(".html") {
      #expect(!page.contains("<bars>"), "\(path)")
      #expect(!page.contains("탭바<b>"), "\(path)")
    }
    #expect(
      pages["en/tab-bar.html"]?.contains(
        "<title>Tab &lt;bars&gt; &amp; &quot;more&quot; – Sample</title>") == true)
  }

  @Test func `a page without translation is shown in another language and says so`() throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()["ko/toolbar.html"])
    #expect(main.contains("<h1 lang=\"en\">Toolbars</h1>"))
    #expect(main.contains("아직 번역하지 않은 페이지여서 English 글을 보여 줍니다."))
    #expect(main.contains("<div class=\"prose\" lang=\"en\">\n<p>Maybe.</p>"))
  }

  @Test func `a rule without translation is shown in another language and says so`() throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()["ko/tab-bar.html"])
    #expect(main.contains("id=\"dim-title\" lang=\"en\">Dim a tab</h3>"))
    #expect(main.contains("아직 번역하지 않아 English 글을 보여 줍니다."))
    #expect(main.contains("id=\"keep-title\"><code>UITabBar</code>를 켜 두세요</h3>"))
  }

  @Test func `a third language needs a page and words but no code`() throws {
    let site = (SampleSite.texts["site.yml"] ?? "").replacing(
      "groups:", with: "  - {code: ja, name: 日本語, script: Jpan}\ngroups:")
    let pages = try SampleSite.pages([
      "site.yml": site,
      "bars/toolbar/ja.md": "---\ntitle: ツールバー\nsummary: 道具。\n---\n## 隠す {#hide}\n\n多分。\n",
    ])
    let page = pages["ja/toolbar.html"] ?? ""
    #expect(page.contains("<h1>ツールバー</h1>"))
    #expect(
      page.contains("<a class=\"language\" lang=\"ko\" hreflang=\"ko\" href=\"../ko/toolbar.html\"")
    )
    #expect(pages["en/toolbar.html"]?.contains("<span lang=\"ja\">ツールバー</span>") == true)
  }

  @Test func `a superseded rule is marked and names the rule that replaced it`() throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()["en/tab-bar.html"])
    #expect(main.contains("<article class=\"rule kind-avoid is-historic\" id=\"dim\""))
    #expect(main.contains("<article class=\"rule kind-do\" id=\"keep\""))
    #expect(
      main.contains(
        "<span class=\"meta-label\">Replaced by</span><ul><li><a class=\"rule-link kind-do\" href=\"#keep\">"
      ))
  }
}
