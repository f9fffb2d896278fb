import RuleGraph
import Testing

@testable import SiteRenderer

struct SymbolPageTests {
  @Test(arguments: [
    ("", false), (", note: {en: A note., ko: 말.}", true), (", deprecated: iOS 13", true),
    (", replacement: UITabBar.isOn", true),
  ])
  func `that something is general knowledge is said only where something is said`(
    written: String, isSaid: Bool
  ) throws {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit, general-knowledge: true\(written)}
        - {name: UITabBar.isOn, kind: property, framework: UIKit}
      """
    ])
    let page = pages["en/api/UITabBar.html"] ?? ""
    #expect(page.contains("is general knowledge and not taken from") == isSaid)
    #expect(pages["en/api/UITabBar.md"]?.contains("is general knowledge") == isSaid)
  }

  @Test func `a page of an API leads to what it belongs to and says what it means`() throws {
    let page = try #require(try SampleSite.pages()["en/api/UITabBar.more.html"])
    let owner = "<span aria-hidden=\"true\">›</span> <a class=\"api\" href=\"UITabBar.html\">"
    #expect(page.contains(owner))
    #expect(page.contains("<p class=\"item-name\">More</p>\n<p class=\"summary\">A &lt; B</p>"))
  }

  @Test func `an API to be replaced that is not deprecated names the other among its facts`() throws
  {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit, deprecated: iOS 13}
        - {name: UIToolbar, kind: class, framework: UIKit, replacement: UITabBar}
      """
    ])
    let link = "<a class=\"api\" href=\"UITabBar.html\"><code>UITabBar</code></a>"
    #expect(
      pages["en/api/UIToolbar.html"]?.contains(
        "<div><dt>Replaced by</dt><dd class=\"apis\">\(link)") == true)
    let types = try #require(pages["en/api/index.html"]).matches(of: /<small>(.*)<\/small><\/p>/)
    #expect(types.map { $0.1.contains("deprecated") } == [true, false])
  }

  @Test
  func `an API without rules of its own shows those of its members, or leads to its component`()
    throws
  {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UIToolbar, kind: class, framework: UIKit}
        - {name: UIToolbar.isOn, kind: property, framework: UIKit}
        - {name: UITabBarItem, kind: class, framework: UIKit}
        - {name: UITabBarItem.tag, kind: property, framework: UIKit}
        - {name: UITabBarItem.badge, kind: property, framework: UIKit}
        - {name: UIView, kind: class, framework: UIKit}
      tables: []
      """,
      "bars/tab-bar/en.md": """
      ---
      title: Tab bars
      apis: [UIToolbar]
      ---
      ### Keep it on {#keep .do apis=UITabBarItem.tag,UITabBarItem.badge}

      On.
      """,
    ])
    let rule = "<a href=\"../tab-bar.html#keep\">"
    let members =
      "<p class=\"empty\">No rule is about this API itself. These are about its members.</p>"
    let page = try #require(pages["en/api/UITabBarItem.html"])
    #expect(page.contains(members))
    #expect(page.ranges(of: rule).count == 1)
    #expect(
      pages["en/api/UITabBarItem.md"]?.contains(
        "itself. These are about its members.\n\n### [Tab bars](../tab-bar.md)") == true)
    let component = try #require(pages["en/api/UIToolbar.html"])
    #expect(component.contains("itself. See the rules of the component named above.</p>"))
    #expect(!component.contains(rule))
    #expect(
      pages["ko/api/UIView.html"]?.contains("<p class=\"empty\">이 API를 다루는 규칙은 없습니다.</p>") == true)
    let own = try #require(pages["en/api/UITabBarItem.tag.html"])
    #expect(own.contains(rule))
    #expect(!own.contains("No rule"))
  }

  @Test
  func `frameworks whose names come to the same have ids of their own, and a member stands once`()
    throws
  {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: 앱 Kit}
        - {name: UITool, kind: class, framework: 앱-Kit}
        - {name: UITool.ext, kind: property, framework: AddOn}
      tables: []
      """
    ])
    let page = try #require(pages["en/api/index.html"])
    let ids = page.matches(of: /<h2 id="([^"]*)"/).map { String($0.1) }
    #expect(ids == ["framework-앱-Kit", "framework-앱-Kit-2"])
    #expect(page.ranges(of: "href=\"UITool.ext.html\"").count == 1)
  }

  @Test func `what is deprecated since something odd is no markup in a twin`() throws {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit, deprecated: "iOS 8 <b>*"}
        - {name: UITabBar.isOn, kind: property, framework: UIKit}
      """
    ])
    #expect(pages["en/api/UITabBar.md"]?.contains("- Deprecated since iOS 8 \\<b>\\*.") == true)
    #expect(
      pages["en/api/UITabBar.isOn.md"]?.contains("- Belongs to: [`UITabBar`](UITabBar.md)") == true)
    #expect(pages["en/glossary.html"] != nil)
  }

  @Test func `a framework of two words has one id`() throws {
    let pages = try SampleSite.pages([
      "apis.yml": "symbols:\n  - {name: UITabBar, kind: class, framework: Core  애니메이션}\n"
    ])
    let page = pages["en/api/index.html"] ?? ""
    #expect(page.contains("<h2 id=\"framework-Core-애니메이션\">Core  애니메이션</h2>"))
    #expect(page.contains("aria-labelledby=\"framework-Core-애니메이션\""))
    #expect(page.contains("<a href=\"#framework-Core-애니메이션\">"))
  }
}
