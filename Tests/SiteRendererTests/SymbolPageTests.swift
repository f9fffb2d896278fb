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
}
