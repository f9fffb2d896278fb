import Foundation
import RuleGraph
import SmallContent
import Testing

@testable import Exports

struct GraphFileTests {
  private func graph(_ changes: [String: String] = [:]) -> Graph {
    var files = SmallGuide.files.merging(changes) { $1 }
    files["rules.lock"]? += "\ntoolbar/keep-short renamed toolbar/keep-it-short"
    return Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph
  }

  private func text(_ changes: [String: String] = [:]) -> String {
    String(decoding: bytes(of: GraphFile(graph(changes)) { "\($0).html" }.write), as: UTF8.self)
  }

  /// The one line with a text.
  private func line(_ text: String, _ changes: [String: String] = [:]) -> String? {
    self.text(changes).split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `a byte order mark and line ends of other systems change nothing`(_ end: String) {
    let files = SmallGuide.files.mapValues { "\u{FEFF}" + $0.replacing("\n", with: end) }
    let written = [SmallGuide.files, files].map { files in
      let catalog = CatalogReader(ContentTree(texts: files)).read()
      #expect(catalog.faults.isEmpty)
      return bytes(of: GraphFile(Linker(catalog).link().graph) { "\($0).html" }.write)
    }
    #expect(written[0] == written[1])
  }

  @Test func `the file is JSON with a version`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(text().utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["rules"] as? [Any])?.count == 3)
    #expect((object?["edges"] as? [Any])?.count == graph().edges.count)
  }

  @Test func `a rule has its texts in all languages and what it is tied to`() {
    #expect(
      line("\"id\":\"tab-bar/keep-every-tab-enabled\"") == """
        {"id":"tab-bar/keep-every-tab-enabled","component":"tab-bar","kind":"do",\
        "title":{"en":"Keep every tab enabled","ko":"모든 탭을 켜 두세요"},\
        "text":{"en":"A dimmed tab explains nothing; leave UITabBarItem.isEnabled alone.",\
        "ko":"흐린 탭은 아무것도 설명하지 않으니 UITabBarItem.isEnabled는 그대로 두세요."},\
        "translation":{"en":"needs-review","ko":"needs-review"},\
        "since":"ios11","editions":["ios11"],"apis":["UITabBarItem.isEnabled"],"platforms":["iOS"],\
        "citations":[{"source":"ios7-2013","statement":"s1","lines":"13"}],\
        "address":"rule tab-bar/keep-every-tab-enabled.html"},
        """)
  }

  @Test func `what there is nothing to say of is left out`() {
    let page = SmallGuide.files["bars/toolbar/en.md"]?
      .replacing("keep-it-short .avoid", with: "keep-it-short .avoid source=ios7-2013")
    let changes = ["provenance.tsv": "", "bars/toolbar/en.md": page ?? ""]
    let rule = line("\"id\":\"toolbar/keep-it-short\"", changes)
    #expect(rule?.contains(#","citations":[{"source":"ios7-2013"}],"#) == true, "\(rule ?? "")")
    #expect(
      line("\"id\":\"toolbar-button\"") == """
        {"id":"toolbar-button","page":"toolbar","group":"bars",\
        "title":{"en":"Buttons","ko":"버튼"},"platforms":[],"parts":[],\
        "rules":["toolbar/keep-it-short"],"address":"component toolbar-button.html"}],
        """)
  }

  @Test func `an edge names both ends by kind and id`() {
    #expect(
      line("supersedes") == """
        {"kind":"supersedes","source":"rule tab-bar/keep-every-tab-enabled",\
        "target":"rule tab-bar/dim-unavailable-tabs"},
        """)
  }

  @Test func `a former id says what stands in its place`() {
    #expect(
      line("toolbar/keep-short") == """
        {"id":"toolbar/keep-short","status":"renamed","successors":["toolbar/keep-it-short"]}],
        """)
  }

  @Test func `the same content gives the same bytes`() {
    #expect(text() == text())
  }
}
