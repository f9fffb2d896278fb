import RuleGraph
import Testing

@testable import SiteRenderer

struct AddressTests {
  @Test(arguments: [
    ("tab-bar.html", "toolbar.html", "toolbar.html"),
    ("api/UITabBar.html", "tab-bar.html", "../tab-bar.html"),
    ("tab-bar.html", "api/UITabBar.html", "api/UITabBar.html"),
    ("api/a.html", "api/b.html", "b.html"),
    ("en/api/a.html", "ko/api/a.html", "../../ko/api/a.html"),
  ])
  func `paths between files are relative`(origin: String, target: String, path: String) {
    #expect(RelativePath.from(origin, to: target) == path)
  }

  @Test(arguments: [("index.html", ""), ("en/a.html", "../"), ("en/api/a.html", "../../")])
  func `the way to the root is one step up a folder`(origin: String, path: String) {
    #expect(RelativePath.toRoot(from: origin) == path)
  }

  @Test func `file names are safe and differ by more than case`() {
    let names = [
      "Item.Style", "Item.style", "Item.set(_:for:)", "Item.set(_for:)", "index", "Item.Style",
    ]
    #expect(
      SymbolFileName.assign(to: names) == [
        "Item.Style": "Item.Style", "Item.style": "Item.style-2",
        "Item.set(_:for:)": "Item.set-for",
        "Item.set(_for:)": "Item.set-for-2", "index": "index-2",
      ])
  }

  @Test func `only files that their API alone does not name are told to the search box`() {
    let files = SymbolFileName.assign(to: ["Item.set(_:for:)", "Item.set(_for:)", "UIItem2", "아"])
    #expect(
      SymbolFileName.numbered(files) == ["Item.set(_for:)": "Item.set-for-2", "아": "operator"])
  }

  @Test func `no file is hidden, nor named like a device of Windows`() {
    #expect(
      SymbolFileName.assign(to: ["==(_:_:)", "!=(_:_:)", ".red", "..", "CON", "Lpt1"]) == [
        "==(_:_:)": "operator", "!=(_:_:)": "operator-2", ".red": "red", "..": "operator-3",
        "CON": "CON-2", "Lpt1": "Lpt1-2",
      ])
  }

  @Test func `names longer than a file name may be keep their beginning and get numbers`() {
    let long = String(repeating: "Item", count: 100)
    let files = SymbolFileName.assign(to: [long, long + ".style", long + ".size", "Item"])
    let start = String(repeating: "Item", count: 25)
    #expect(
      files == [
        long: start, long + ".style": "\(start)-2", long + ".size": "\(start)-3", "Item": "Item",
      ])
  }

  @Test func `a part is a place on the page of its component`() {
    let viewpoint = Viewpoint(
      SiteParts(SampleSite.graph(), strings: [:]), language: "ko", page: "api/UITabBar.html")
    #expect(viewpoint.url(to: .component("badge")) == "../tab-bar.html#badge")
    #expect(viewpoint.url(to: .component("tab-bar")) == "../tab-bar.html")
    #expect(viewpoint.url(to: .rule(RuleID(page: "tab-bar", name: "red"))) == "../tab-bar.html#red")
    #expect(viewpoint.url(to: .symbol("UITabBar.isOn")) == "UITabBar.isOn.html")
  }
}
