import RuleGraph
import Testing

@testable import SiteRenderer

struct PageTests {
  @Test
  func `languages beside one another have no heading skipped where rules stand in no section`()
    throws
  {
    let pages = try SampleSite.pages([
      "bars/toolbar/en.md":
        "---\ntitle: Toolbars\nsummary: A.\nedition: ios7\n---\n\n### Hide {#hide .do}\n\nA.\n\n## B {#b}\n\n### C {#c .do}\n\nD.\n",
      "bars/toolbar/ko.md":
        "---\ntitle: 툴바\nsummary: 가.\n---\n\n### 숨기기 {#hide}\n\n가.\n\n## 나 {#b}\n\n### 다 {#c}\n\n라.\n",
    ])
    let main = SampleSite.mainPart(of: pages["ko/toolbar.parallel.html"])
    let levels = main.matches(of: /<h([1-6])/).map { String($0.output.1) }
    #expect(levels == ["1", "2", "2", "2", "3", "3"])
  }

  @Test(arguments: [
    "en/tab-bar.html", "ko/tab-bar.html", "ko/api/UITabBar.html", "ko/glossary.html",
    "en/editions.html", "en/index.html", "en/api/index.html", "en/editions/old.html",
    "ko/rules.html", "ko/tab-bar.parallel.html", "en/tab-bar.relations.html",
    "ko/checks/yaml-syntax.html",
  ])
  func `the main part of a page is as recorded`(path: String) throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()[path])
    try Golden.expect(main, toMatch: path.replacing("/", with: "-"))
  }

  @Test func `a whole page is as recorded`() throws {
    try Golden.expect(try SampleSite.pages()["ko/toolbar.html"] ?? "", toMatch: "whole-page.html")
    try Golden.expect(try SampleSite.pages()["index.html"] ?? "", toMatch: "welcome.html")
    try Golden.expect(try SampleSite.pages()["404.html"] ?? "", toMatch: "404.html")
    try Golden.expect(
      try SampleSite.pages()["assets/editions.css"] ?? "", toMatch: "editions.css")
  }

  @Test func `every language has every page, and the root has one more`() throws {
    let pages = try SampleSite.pages().keys.filter { $0.hasSuffix(".html") }.sorted()
      .filter { !$0.contains("/checks/") }
    let perLanguage = [
      "api/UITabBar.html", "api/UITabBar.isOn.html", "api/UITabBar.more.html", "api/index.html",
      "editions.html", "editions/new.html", "editions/old.html", "glossary.html", "index.html",
      "rules.html", "tab-bar.html", "tab-bar.parallel.html", "tab-bar.relations.html",
      "toolbar.html", "toolbar.parallel.html", "toolbar.relations.html",
    ]
    #expect(
      pages == ["404.html"] + perLanguage.map { "en/\($0)" } + ["index.html"]
        + perLanguage.map { "ko/\($0)" })
  }

  @Test func `every check has a page in every language`() throws {
    let pages = try SampleSite.pages()
    for check in CheckRegistry.all {
      let id = check.description.id
      let path = "checks/\(id.replacing("/", with: "-")).html"
      #expect(pages["en/\(path)"]?.contains("<code>\(id)</code></h1>") == true, "\(id)")
      #expect(pages["ko/\(path)"]?.contains("<p class=\"summary\" lang=\"en\">") == true, "\(id)")
      let entry = "<a href=\"\(path.dropFirst(7))\"><code>\(id)</code></a></dt><dd lang=\"en\">"
      #expect(pages["ko/checks/index.html"]?.contains(entry) == true, "\(id)")
    }
    let notice = "<p class=\"notice\">설명은 hig의"
    #expect(pages["ko/checks/index.html"]?.contains(notice) == true)
    #expect(pages["en/checks/index.html"]?.contains("<p class=\"notice\">") == false)
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
        "<title>Tab &lt;bars&gt; &amp; “more” – Sample</title>") == true)
  }

  @Test func `a page without translation is shown in another language and says so`() throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()["ko/toolbar.html"])
    #expect(main.contains("<h1 lang=\"en\">Toolbars</h1>"))
    #expect(main.contains("아직 번역하지 않은 페이지여서 English 글을 보여 줍니다."))
    #expect(main.contains("<div class=\"prose\" lang=\"en\"><p>Maybe.</p>"))
  }

  @Test func `a rule without translation is shown in another language and says so`() throws {
    let main = SampleSite.mainPart(of: try SampleSite.pages()["ko/tab-bar.html"])
    #expect(
      main.contains(
        "<h3 lang=\"en\"><a class=\"anchor\" href=\"#dim\">Dim a tab</a></h3>"))
    #expect(main.contains("아직 번역하지 않아 English 글을 보여 줍니다."))
    #expect(
      main.contains("<a class=\"anchor\" href=\"#keep\"><code>UITabBar</code>를 켜 두세요</a></h3>"))
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
    #expect(main.contains("<span>Replaced by</span><ul><li class=\"kind-do\" data-in=\"new\">"))
    #expect(main.contains("<small class=\"dated\">Since New</small>"))
  }

  @Test func `a rule says in which editions it holds unless it holds in all`() throws {
    let pages = try SampleSite.pages()
    let main = SampleSite.mainPart(of: pages["en/tab-bar.html"])
    #expect(main.contains("id=\"dim\" data-in=\"old\""))
    #expect(main.contains("id=\"keep\" data-in=\"new\""))
    #expect(SampleSite.mainPart(of: pages["en/toolbar.html"]).contains("id=\"hide\">"))
  }

  @Test func `an edition lists what held then and not what came later`() throws {
    let pages = try SampleSite.pages()
    let old = SampleSite.mainPart(of: pages["en/editions/old.html"])
    let held = old.split(separator: "id=\"_held\"").last ?? ""
    #expect(held.contains("tab-bar.html#dim"))
    #expect(!held.contains("tab-bar.html#keep"))
    #expect(held.contains("href=\"../tab-bar.html?as-of=old\""))
  }

  @Test func `a page that has a file can be edited where the site names its repository`() throws {
    let pages = try SampleSite.pages()
    #expect(
      pages["ko/tab-bar.html"]?.contains(
        "href=\"https://example.com/edit/Content/bars/tab-bar/ko.md\"") == true)
    #expect(pages["ko/index.html"]?.contains("https://example.com") == false)
    let site = (SampleSite.texts["site.yml"] ?? "").replacing(
      "repository: https://example.com/edit/Content/", with: "")
    let without = try SampleSite.pages(["site.yml": site])
    #expect(without["ko/tab-bar.html"]?.contains("https://example.com") == false)
  }

  @Test func `many rules are listed on several pages, each component whole`() throws {
    let rules = (1...390).map { "### R \($0) {#r-\($0) .do}\n\nText.\n" }.joined(separator: "\n")
    let front = "---\ntitle: T\nsummary: S\n---\n"
    let pages = try SampleSite.pages([
      "bars/toolbar/en.md": front + rules, "bars/long/en.md": front + rules,
    ])
    #expect(pages["en/rules.html"]?.contains("href=\"tab-bar.html#keep\"") == true)
    #expect(pages["en/rules.html"]?.contains("href=\"toolbar.html#r-390\"") == true)
    #expect(pages["en/rules.html"]?.contains("long.html") == false)
    #expect(pages["en/rules.2.html"]?.contains("href=\"long.html#r-1\"") == true)
    #expect(pages["en/rules.2.html"]?.contains("href=\"rules.html\"") == true)
    let current = "<a href=\"rules.2.html\" aria-current=\"page\">"
    #expect(pages["en/rules.2.html"]?.contains(current) == true)
    #expect(pages["en/rules.html"]?.contains(current) == false)
  }

  @Test func `a component that is alone in its group says of which group it is`() throws {
    let group = "\n  - {id: tools, title: {en: Tools, ko: 도구}, components: [palette]}"
    let pages = try SampleSite.pages([
      "site.yml": (SampleSite.texts["site.yml"] ?? "") + group,
      "tools/palette/en.md": "---\ntitle: Palettes\nsummary: S\n---\n",
    ])
    #expect(
      pages["en/palette.html"]?.contains("<span aria-hidden=\"true\">›</span> Tools</nav>") == true)
  }

  @Test(arguments: [
    ("bar-100", "tab-bar.html", "bar-297.html"), ("bar-215", "bar-115.html", "bar-314.html"),
    ("bar-347", "bar-150.html", "bar-349.html"),
  ])
  func `of a large group a page lists those about it and says where all are`(
    _ page: String, _ first: String, _ last: String
  ) throws {
    let names = (100..<350).map { "bar-\($0)" }
    let texts = names.map { ("bars/\($0)/en.md", "---\ntitle: \($0)\nsummary: S\n---\n") }
    let pages = try SampleSite.pages(Dictionary(uniqueKeysWithValues: texts))
    let crumb = try #require(
      pages["ko/\(page).html"]?.split(separator: "<nav class=\"crumb\"").last)
    let list = try #require(crumb.split(separator: "</nav>").first)
    let links = list.matches(of: /<li><a href="([^"]*)"/).map { String($0.1) }
    #expect(links.count == 201)
    #expect(list.contains("<li><a href=\"\(page).html\" aria-current=\"page\">"))
    #expect(links.first == first)
    #expect(links.dropLast().last == last)
    #expect(list.contains("<li><a href=\"index.html#group-bars\">구성 요소 252개</a></li></ul>"))
    #expect(pages["ko/index.html"]?.contains("id=\"group-bars\"") == true)
  }

  @Test(arguments: [
    ("apis.yml", "symbols: []\n", ["api/index"]), ("glossary.yml", "terms: []\n", ["glossary"]),
    ("editions.yml", "editions: []\n", ["editions"]),
  ])
  func `no list is led to that has nothing in it`(
    _ file: String, _ text: String, _ lists: [String]
  ) throws {
    let (full, pages) = (try SampleSite.pages(), try SampleSite.pages([file: text]))
    for path in ["ko/index.html", "ko/index.md", "ko/llms.txt", "ko/checks/index.html", "404.html"]
    {
      for list in ["rules", "api/index", "glossary", "editions"] {
        let leads = { (pages: [String: String]) in
          pages[path]?.contains("\(list).html\"") == true
            || pages[path]?.contains("\(list).md)") == true
        }
        #expect(leads(full), "\(path) \(list)")
        #expect(leads(pages) != lists.contains(list), "\(path) \(list)")
      }
    }
    for list in lists { #expect(pages["ko/\(list).html"] != nil) }
  }

  @Test func `a site in one language has no pages for languages side by side`() throws {
    let site = SampleSite.texts["site.yml"]?
      .replacing("  - {code: ko, name: 한국어, script: Hang}\n", with: "")
    let pages = try SampleSite.pages(["site.yml": site ?? ""])
    #expect(pages["en/tab-bar.html"] != nil && pages["ko/tab-bar.html"] == nil)
    #expect(pages.filter { $0.key.contains(".parallel.") }.keys.sorted() == [])
    #expect(pages.filter { $0.value.contains(".parallel.") }.keys.sorted() == [])
    #expect(try SampleSite.pages()["en/tab-bar.parallel.md"] != nil)
    let addresses = SiteAddresses(SampleSite.graph(["site.yml": site ?? ""])).all()
    #expect(addresses.filter { $0.contains(".parallel.") } == [])
  }

  @Test func `a glossary tells words of its own language, and of others by their letters`() throws {
    let site = SampleSite.texts["site.yml"]?
      .replacing(
        "  - {code: ko", with: "  - {code: fr, name: Français, script: Latn}\n  - {code: ko")
    let terms = """
      terms:
        - id: tab-bar
          category: component
          name: {en: tab bar, fr: barre, ko: 탭 바}
          accepted: {en: [tabs], fr: [onglets], ko: [탭들]}
          discouraged: {fr: [tab bar], ko: [탭 막대]}
      """
    let pages = try SampleSite.pages(["site.yml": site ?? "", "glossary.yml": terms])
    let words = ["tabs", "onglets", "탭들", "<span lang=\"fr\">tab bar", "탭 막대"]
    let told = { (path: String) in
      words.filter { SampleSite.mainPart(of: pages[path]).contains($0) }
    }
    #expect(told("en/glossary.html") == ["tabs", "탭들", "탭 막대"])
    #expect(told("fr/glossary.html") == ["onglets", "탭들", "탭 막대"])
    #expect(told("ko/glossary.html") == words)
    #expect(pages["en/glossary.md"]?.contains("onglets") == false)
    #expect(pages["fr/glossary.md"]?.contains("onglets") == true)
  }
}
