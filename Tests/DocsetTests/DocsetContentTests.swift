import Foundation
import GRDB
import RuleGraph
import SmallContent
import Testing

@testable import Docset

@Suite struct DocsetContentTests {
  private func graph(_ changes: [String: String] = [:]) -> Graph {
    let tree = ContentTree(texts: SmallGuide.files.merging(changes) { $1 })
    return Linker(CatalogReader(tree).read()).link().graph
  }

  private func entries() -> [String] {
    DocsetEntries(graph()) { "\($0)" }.all().map { "\($0.type.rawValue) \($0.name) → \($0.path)" }
  }

  @Test func `components, rules, APIs and terms are offered in the first language`() {
    #expect(
      entries().filter { $0.contains("→ en/") } == [
        "Guide Tab bars → en/component tab-bar", "Guide Toolbars → en/component toolbar",
        "Section Buttons → en/component toolbar-button",
        "Entry Keep every tab enabled → en/rule tab-bar/keep-every-tab-enabled",
        "Entry Dim unavailable tabs → en/rule tab-bar/dim-unavailable-tabs",
        "Entry Keep it short → en/rule toolbar/keep-it-short",
        "Class UITabBar → en/symbol UITabBar", "Class UITabBarItem → en/symbol UITabBarItem",
        "Property UITabBarItem.isEnabled → en/symbol UITabBarItem.isEnabled",
        "Enum UITabBarItem.SystemItem → en/symbol UITabBarItem.SystemItem",
        "Constant UITabBarItem.SystemItem.bookmarks → "
          + "en/system-item UITabBarItem.SystemItem.bookmarks", "Word tab bar → en/term tab-bar",
      ])
  }

  @Test func `in others they have their own names, or the same with the language`() {
    let korean = entries().filter { $0.contains("→ ko/") }
    #expect(korean.first == "Guide 탭 바 → ko/component tab-bar")
    #expect(korean.contains("Entry 모든 탭을 켜 두세요 → ko/rule tab-bar/keep-every-tab-enabled"))
    #expect(korean.contains("Class UITabBar (한국어) → ko/symbol UITabBar"))
    #expect(
      korean.suffix(3) == [
        "Word 탭 바 → ko/term tab-bar", "Word 탭바 → ko/term tab-bar",
        "Word 탭 막대 → ko/term tab-bar",
      ])
  }

  @Test func `the index is a table that both programs read`() throws {
    let bytes = try DocsetIndex(DocsetEntries(graph()) { "\($0)" }.all()).bytes()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).dsidx")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let rows = try DatabaseQueue(path: file.path).read {
      try Row.fetchAll($0, sql: "SELECT * FROM searchIndex WHERE name = '툴바'").map(\.description)
    }
    #expect(rows == ["[id:14 name:\"툴바\" type:\"Guide\" path:\"ko/component toolbar\"]"])
  }

  @Test func `the same entries give the same bytes`() throws {
    let entries = DocsetEntries(graph()) { "\($0)" }.all()
    #expect(try DocsetIndex(entries).bytes() == DocsetIndex(entries).bytes())
  }

  @Test(arguments: [
    ("Our Bars.docset/", "ourbars"), ("우리/Tab-Bar-2.docset", "tab-bar-2"), ("우리.docset", "guide"),
    (".", "guide"),
  ])
  func `a docset is known by the name of its folder`(_ folder: String, _ keyword: String) {
    let text = DocsetProperties(graph().site, folder: folder).text
    #expect(text.contains("<key>DocSetPlatformFamily</key><string>\(keyword)</string>"))
  }

  @Test func `the properties are a property list`() throws {
    let site = SmallGuide.files["site.yml"]?
      .replacing("{en: Guide", with: "{en: Bars & <more>")
      .appending("\nurl: https://example.com/guide")
    let text = DocsetProperties(graph(["site.yml": site ?? ""]).site, folder: "a/Higraph.docset")
      .text
    let list =
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      as? [String: Any]
    #expect(
      list as? [String: AnyHashable] == [
        "CFBundleIdentifier": "higraph", "CFBundleName": "Bars & <more>",
        "DocSetPlatformFamily": "higraph", "dashIndexFilePath": "index.html",
        "DashDocSetFallbackURL": "https://example.com/guide/", "isDashDocset": true,
        "isJavaScriptEnabled": true, "DashDocSetDefaultFTSEnabled": true,
      ])
  }
}
