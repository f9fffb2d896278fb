import RuleGraph
import Testing

@testable import SiteRenderer

struct FormerRuleTests {
  private func page(_ path: String) throws -> String {
    SampleSite.mainPart(
      of: try SampleSite.pages(["rules.lock": SampleSite.lockWithFormerRules])[path])
  }

  @Test(arguments: [
    ("keep-it", "#keep", "has another name now"), ("left", "toolbar.html#hide", "is now part of"),
  ])
  func `the anchor of a rule that went elsewhere stays, and leads there`(
    name: String, url: String, fate: String
  ) throws {
    let page = try page("en/tab-bar.html")
    let item = page.split(separator: "<li id=").first { $0.hasPrefix("\"\(name)\"") } ?? ""
    #expect(item.hasPrefix("\"\(name)\" data-moved=\"\(url)\"><code>\(name)</code> \(fate)"))
    #expect(item.contains("<a href=\"\(url)\">"))
  }

  @Test func `a rule that was divided names all that say it now and leads to none by itself`()
    throws
  {
    let page = try page("en/tab-bar.html")
    let item = page.split(separator: "<li id=").first { $0.hasPrefix("\"both\"") } ?? ""
    #expect(item.hasPrefix("\"both\"><code>both</code> is now said by"))
    #expect(item.contains("href=\"#keep\"") && item.contains("href=\"toolbar.html#hide\""))
  }

  @Test func `a retired rule says so`() throws {
    #expect(
      try page("en/tab-bar.html").contains(
        "<li id=\"dropped\"><code>dropped</code> is withdrawn</li>"))
    #expect(try page("ko/tab-bar.html").contains("<code>dropped</code> (폐지된 규칙)</li>"))
  }

  @Test func `a name before the last one tells what became of the rule under that`() throws {
    let lock =
      SampleSite.lockWithFormerRules
      + "\ntab-bar/was-dropped renamed tab-bar/dropped\ntab-bar/was-left renamed tab-bar/left\n"
    let pages = try SampleSite.pages(["rules.lock": lock])
    let (english, korean) = (pages["en/tab-bar.html"] ?? "", pages["ko/tab-bar.html"] ?? "")
    #expect(
      english.contains("data-moved=\"toolbar.html#hide\"><code>was-left</code> is now part of"))
    #expect(
      english.contains("<li id=\"was-dropped\"><code>was-dropped</code> is withdrawn</li>"))
    #expect(korean.contains("<code>was-dropped</code> (폐지된 규칙)</li>"))
  }

  @Test func `a former name that a part has now is listed without a second anchor`() throws {
    let page = try page("en/tab-bar.html")
    #expect(page.ranges(of: "id=\"badge\"").count == 1)
    #expect(page.contains("<li data-moved=\"#red\"><code>badge</code>"))
  }

  @Test func `the page of a component that is no more tells where its rules went`() throws {
    let page = try page("en/old-bar.html")
    #expect(page.contains("<li id=\"moved\" data-moved=\"tab-bar.html#keep\">"))
    #expect(page.contains("<li id=\"gone\"><code>gone</code> is withdrawn"))
    let whole = try SampleSite.pages(["rules.lock": SampleSite.lockWithFormerRules])
    #expect(
      whole["en/old-bar.html"]?.contains("<meta name=\"robots\" content=\"noindex\">") == true)
    #expect(whole["en/old-bar.md"] == nil)
  }

  @Test func `the twin tells the same`() throws {
    let pages = try SampleSite.pages(["rules.lock": SampleSite.lockWithFormerRules])
    let twin = pages["en/tab-bar.md"] ?? ""
    #expect(twin.contains("- `dropped` is withdrawn\n"))
    #expect(twin.contains("- `left` is now part of **Consider**: [Hide](toolbar.md#hide)"))
  }

  @Test func `the site promises every address it ever had`() {
    let graph = SampleSite.graph(["rules.lock": SampleSite.lockWithFormerRules])
    let addresses = SiteAddresses(graph).all()
    for address in ["old-bar.html", "old-bar.html#moved", "tab-bar.html#dropped"] {
      #expect(addresses.contains(address), "\(address)")
    }
  }

  @Test func `a former rule of a component that had the name of a page of the site has no page`()
    throws
  {
    let lock = SampleSite.lockWithFormerRules + "\nglossary/gone retired\n"
    let paths = try SitePages(
      graph: SampleSite.graph(["rules.lock": lock]), templates: SampleSite.templates()
    ).render().map(\.path)
    #expect(paths.count { $0 == "en/glossary.html" } == 1)
  }
}
