import Foundation
import RuleGraph
import SmallContent
import Testing

@testable import Exports

struct BulkFileTests {
  private func graph(_ changes: [String: String] = [:]) -> Graph {
    var files = SmallGuide.files.merging(changes) { $1 }
    files["rules.lock"]? += "\ntoolbar/keep-short renamed toolbar/keep-it-short"
    return Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph
  }

  private func lines(_ graph: Graph) -> [String] {
    let bulk = BulkFile(graph) { "\($0).html" }
    return String(decoding: bytes(of: bulk.write), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private func document(_ identifier: String) -> String? {
    let lines = lines(graph())
    let action = lines.firstIndex { $0 == #"{"index":{"_id":"\#(identifier)"}}"# }
    return action.map { lines[$0 + 1] }
  }

  @Test func `rules come first, and each line of a node follows one that says what to do with it`()
  {
    let lines = lines(graph())
    let identifiers = stride(from: 0, to: lines.count, by: 2).map { lines[$0] }
    #expect(
      identifiers.map { $0.dropFirst(#"{"index":{"_id":""#.count).dropLast(3) } == [
        "rule tab-bar/keep-every-tab-enabled", "rule tab-bar/dim-unavailable-tabs",
        "rule toolbar/keep-it-short", "component tab-bar", "component toolbar",
        "component toolbar-button", "symbol UITabBar", "symbol UITabBarItem",
        "symbol UITabBarItem.isEnabled", "symbol UITabBarItem.SystemItem",
        "system-item UITabBarItem.SystemItem.bookmarks", "term tab-bar",
      ])
  }

  @Test func `a rule has its texts in all languages and all that it is searched by`() {
    #expect(
      document("rule tab-bar/keep-every-tab-enabled") == """
        {"type":"rule","id":"tab-bar/keep-every-tab-enabled","component":"tab-bar","group":"bars",\
        "kind":"do","title":{"en":"Keep every tab enabled","ko":"모든 탭을 켜 두세요"},\
        "text":{"en":"A dimmed tab explains nothing; leave UITabBarItem.isEnabled alone.",\
        "ko":"흐린 탭은 아무것도 설명하지 않으니 UITabBarItem.isEnabled는 그대로 두세요."},\
        "section":{"en":"Availability","ko":"사용 여부"},\
        "translation":{"en":"needs-review","ko":"needs-review"},"since":"ios11",\
        "editions":["ios11"],"apis":["UITabBarItem.isEnabled"],"platforms":["iOS"],\
        "supersedes":["tab-bar/dim-unavailable-tabs"],"supersededBy":[],"conflicts":[],\
        "sources":["ios7-2013"],"formerIds":[],\
        "address":"rule tab-bar/keep-every-tab-enabled.html"}
        """)
  }

  @Test(arguments: [false, true])
  func `of two rules that say otherwise each names the other once`(_ isMutual: Bool) throws {
    let (page, other) = ("bars/tab-bar/en.md", "bars/toolbar/en.md")
    let changed = SmallGuide.files[page]?.replacingOccurrences(
      of: "since=ios7}", with: "since=ios7 conflicts=toolbar/keep-it-short}")
    let answer = SmallGuide.files[other]?.replacingOccurrences(
      of: ".avoid table", with: ".avoid conflicts=tab-bar/dim-unavailable-tabs table")
    let lines = lines(
      graph([page: changed ?? "", other: (isMutual ? answer : SmallGuide.files[other]) ?? ""]))
    let conflicts = lines.filter { $0.hasPrefix(#"{"type":"rule""#) }.map {
      $0.components(separatedBy: #""conflicts":"#)[1].prefix { $0 != "]" }
    }
    #expect(conflicts == ["[", #"["toolbar/keep-it-short""#, #"["tab-bar/dim-unavailable-tabs""#])
  }

  @Test func `a rule is found by the id that it once had`() {
    #expect(
      document("rule toolbar/keep-it-short")?.contains(#""formerIds":["toolbar/keep-short"]"#)
        == true)
  }

  @Test func `a part, which has no summary, has no text`() {
    #expect(
      document("component toolbar-button")?.hasPrefix(
        #"{"type":"component","id":"toolbar-button","component":"toolbar","group":"bars","title":{"en":"Buttons","ko":"버튼"},"platforms""#
      ) == true, "\(document("component toolbar-button") ?? "")")
  }

  @Test func `a term has its other words by language`() {
    #expect(
      document("term tab-bar") == """
        {"type":"term","id":"tab-bar","category":"concept","component":"tab-bar",\
        "title":{"en":"tab bar","ko":"탭 바"},"names":{"ko":["탭바","탭 막대"]},\
        "address":"term tab-bar.html"}
        """)
  }

  @Test func `where the site is published its pages are named in full`() {
    let site = SmallGuide.files["site.yml"].map { $0 + "\nurl: https://example.com/guide" }
    let text = lines(graph(["site.yml": site ?? ""])).joined()
    #expect(
      text.contains(
        #""url":{"en":"https://example.com/guide/en/component toolbar.html","ko":"https://"#))
  }

  @Test func `every line is JSON, and the mapping knows every field`() throws {
    let known = Set(BulkMapping.names + BulkMapping.texts + BulkMapping.localizedNames)
    for line in lines(graph()) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let fields = try #require(object).keys.filter { $0 != "index" }
      #expect(known.isSuperset(of: fields), "\(line)")
    }
  }

  @Test func `an identifier is no longer than a server takes`() {
    let names = ["a", "b"].map { "symbol " + String(repeating: "탭", count: 300) + $0 }
    let long = names.map { BulkFile.identifier(of: .symbol($0)) }
    #expect(long.allSatisfy { $0.utf8.count <= 512 && $0.hasPrefix("symbol symbol -") })
    #expect(Set(long).count == 2)
  }

  @Test func `the same content gives the same bytes`() {
    #expect(lines(graph()) == lines(graph()))
  }
}
