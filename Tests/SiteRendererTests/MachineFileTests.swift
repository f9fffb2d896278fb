import RuleGraph
import Testing

@testable import SiteRenderer

struct MachineFileTests {
  private func pages(url: String?) throws -> [String: String] {
    let site = SampleSite.texts["site.yml"] ?? ""
    return try SampleSite.pages(["site.yml": site + (url.map { "\nurl: \($0)\n" } ?? "")])
  }

  @Test func `without an address there is no sitemap and no page names its own`() throws {
    let pages = try pages(url: nil)
    #expect(pages["sitemap.xml"] == nil && pages["robots.txt"] == nil)
    #expect(pages.values.allSatisfy { !$0.contains("rel=\"canonical\"") && !$0.contains("og:url") })
  }

  @Test(arguments: ["https://example.com/guide", "https://example.com/guide/"])
  func `with an address every page names its own, and the sitemap has all languages of each`(
    url: String
  ) throws {
    let pages = try pages(url: url)
    let address = "https://example.com/guide/ko/api/UITabBar.html"
    #expect(
      pages["ko/api/UITabBar.html"]?.contains("<link rel=\"canonical\" href=\"\(address)\">")
        == true)
    #expect(
      pages["index.html"]?.contains("<link rel=\"canonical\" href=\"https://example.com/guide/\">")
        == true)
    #expect(
      pages["404.html"]?.contains("<main data-home=\"https://example.com/guide/\">") == true)
    let sitemap = pages["sitemap.xml"] ?? ""
    #expect(
      sitemap.contains(
        """
        <url>
        <loc>https://example.com/guide/ko/tab-bar.html</loc>
        <xhtml:link rel="alternate" hreflang="en" href="https://example.com/guide/en/tab-bar.html"/>
        <xhtml:link rel="alternate" hreflang="ko" href="https://example.com/guide/ko/tab-bar.html"/>
        <xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/guide/en/tab-bar.html"/>
        </url>

        """))
    #expect(
      sitemap.contains("hreflang=\"x-default\" href=\"https://example.com/guide/\""))
    let listed = pages.keys.filter { $0.hasSuffix(".html") && $0.contains("/") }
    #expect(
      sitemap.contains(
        "<url>\n<loc>https://example.com/guide/</loc>\n<xhtml:link rel=\"alternate\" hreflang=\"en\""
      ))
    #expect(sitemap.ranges(of: "<loc>").count == listed.count + 1)
    for path in listed {
      #expect(sitemap.contains("<loc>https://example.com/guide/\(path)</loc>"), "\(path)")
    }
    #expect(pages["robots.txt"] == nil)
  }

  @Test func `at the root of a host robots are told of the sitemap`() throws {
    let pages = try pages(url: "https://example.com")
    #expect(
      pages["robots.txt"]
        == "User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n")
  }

  @Test func `an address that is none of the web is a finding`() {
    let site = (SampleSite.texts["site.yml"] ?? "") + "\nurl: javascript:alert(1)\n"
    let texts = SampleSite.texts.merging(["site.yml": site]) { $1 }
    let catalog = CatalogReader(ContentTree(texts: texts)).read()
    #expect(catalog.site.publication.url == nil)
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let found = CheckRegistry.diagnostics(in: content).filter {
      $0.location.path.hasSuffix("site.yml")
    }
    #expect(found.contains { $0.summary.contains("'url'") }, "\(found.map(\.summary))")
  }

  @Test func `a page says who it is to those that show links to it`() throws {
    let page = try pages(url: "https://example.com/")["en/tab-bar.html"] ?? ""
    for (name, content) in [
      ("og:type", "article"), ("og:title", "Tab &lt;bars&gt; &amp; “more”"),
      ("og:site_name", "Sample"), ("og:url", "https://example.com/en/tab-bar.html"),
    ] {
      #expect(page.contains("<meta property=\"\(name)\" content=\"\(content)\">"), "\(name)")
    }
    // Search engines and those that show links read the same sentence.
    #expect(
      page.contains(
        "<meta name=\"description\" property=\"og:description\" content=\"It’s a bar.\">"))
    #expect(
      try pages(url: nil)["ko/index.html"]?.contains("property=\"og:type\" content=\"website\"")
        == true)
  }

  @Test func `each language has a manifest`() throws {
    #expect(
      try pages(url: nil)["ko/site.webmanifest"] == """
        {"name":"견본","short_name":"견본","description":"견본입니다.","lang":"ko","start_url":"index.html",\
        "scope":"../","display":"minimal-ui","background_color":"#fbfaf7",\
        "icons":[{"src":"../assets/icon.svg","sizes":"any","type":"image/svg+xml"}]}

        """)
  }

  @Test func `an icon and a worker that templates do not have are not named`() throws {
    var templates = try SampleSite.templates()
    templates.assets["mark.svg"] = templates.assets.removeValue(forKey: "icon.svg")
    templates.assets["worker.js"] = nil
    for (name, text) in templates.pages {
      templates.pages[name] = text.replacing("assets/icon.svg", with: "assets/mark.svg")
    }
    for (name, text) in templates.partials {
      templates.partials[name] = text.replacing("assets/icon.svg", with: "assets/mark.svg")
    }
    let pages = try SitePages(
      graph: SampleSite.graph(), templates: templates, version: ContentVersion()
    ).render()
    #expect(!pages.contains { $0.path == "worker.js" })
    let manifest = pages.first { $0.path == "ko/site.webmanifest" }
    #expect(
      manifest.map { String(decoding: $0.bytes, as: UTF8.self) } == """
        {"name":"견본","short_name":"견본","description":"견본입니다.","lang":"ko","start_url":"index.html",\
        "scope":"../","display":"minimal-ui","background_color":"#fbfaf7"}

        """)
  }

  @Test func `a site is kept for offline only in a version, which follows what it is made of`()
    throws
  {
    let templates = try SampleSite.templates()
    var version = ContentVersion()
    version.add("a")
    let pages = try SitePages(
      graph: SampleSite.graph(), templates: templates, version: version
    ).render()
    let worker = pages.first { $0.path == "worker.js" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(
      worker?.hasPrefix(
        "self.higraphSite = {\"version\":\"\(version.text)\",\"keep\":[\"index.html\",")
        == true)
    #expect(try SampleSite.pages()["worker.js"] == nil)
    let paths = Set(pages.map(\.path))
    let kept = (worker ?? "").split(separator: "\"").filter { $0.contains(".") && $0.contains("/") }
    #expect(kept.filter { $0.hasPrefix("assets/") }.allSatisfy { paths.contains(String($0)) })
  }

  @Test func `versions differ when any piece does, also where one begins`() {
    let versions = [
      ["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["abd"], [], ["12345678", "9"],
    ]
    let texts = versions.map { pieces in
      var version = ContentVersion()
      for piece in pieces { version.add(piece) }
      return version.text
    }
    #expect(Set(texts).count == versions.count)
    #expect(texts.allSatisfy { $0.count == 16 })
  }
}
