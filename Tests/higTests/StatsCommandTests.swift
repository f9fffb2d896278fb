import Foundation
import SmallContent
import Testing

@testable import hig

@Suite struct StatsCommandTests {
  private func stats(_ arguments: String...) throws -> HigProcess.Output {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    return try hig.shell("\"$HIG\" stats \(arguments.joined(separator: " ")) 2>&1")
  }

  @Test func `the counts stand in tables`() throws {
    #expect(
      try stats("--lang en").out == """
        component         title      rules  en  ko  terms  APIs  ios7  ios11
        tab-bar           Tab bars       2   2   2      1     2     1      1
        toolbar           Toolbars       0   0   0      0     0     0      0
          toolbar-button    Buttons      1   1   1      0     1     0      1

        edition  date  new rules  valid rules
        ios7     2013          1            1
        ios11    2018          2            2

        all                count  en  ko
        rules                  3   3   3
        terms                  1   1   1
        variants of terms      2   0   2
        system items           1   1   1
        API symbols            4
        APIs with rules        1
        edges                 20

        no term: component toolbar
        no term: component toolbar-button

        """)
  }

  @Test func `Hangul takes two places`() throws {
    let lines = try stats("--lang ko").lines.prefix(4)
    #expect(
      lines == [
        "component         title   rules  en  ko  terms  APIs  ios7  ios11",
        "tab-bar           탭 바       2   2   2      1     2     1      1",
        "toolbar           툴바        0   0   0      0     0     0      0",
        "  toolbar-button    버튼      1   1   1      0     1     0      1",
      ])
  }

  @Test func `JSON has the same counts by name`() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(stats("--json").out.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == ["components", "editions", "gaps", "totals"])
    let component = try #require((object["components"] as? [[String: Any]])?.first)
    #expect(component["id"] as? String == "tab-bar")
    #expect(component["languages"] as? [String: Int] == ["en": 2, "ko": 2])
    #expect(component["editions"] as? [String: Int] == ["ios7": 1, "ios11": 1])
    let gaps = object["gaps"] as? [[String: String]]
    #expect(gaps?.first == ["missing": "term", "node": "component toolbar"])
  }

  @Test func `where there is no edition no table of them is begun`() throws {
    let page = "---\ntitle: 탭 바\nsummary: 바.\n---\n\n## 켜 두세요 {#keep .do}\n\n말.\n"
    let hig = try HigProcess(content: [
      "site.yml": """
      title: {ko: 안내}
      languages: [{code: ko, name: 한국어, script: Hang}]
      groups: [{id: bars, title: {ko: 바}, components: [tab-bar]}]
      """, "bars/tab-bar/ko.md": page,
    ])
    defer { hig.remove() }
    #expect(
      try hig.run("stats").out == """
        component  title  rules  ko  terms  APIs
        tab-bar    탭 바      1   1      0     0

        all                count  ko
        rules                  1   1
        terms                  0   0
        variants of terms      0   0
        system items           0   0
        API symbols            0
        APIs with rules        0
        edges                  1

        no term: component tab-bar
        no source: rule tab-bar/keep

        """)
  }

  @Test(arguments: [("bars/tab-bar/en.md", "no-such"), ("bars/tab-bar/ko.md", "없는-규칙")])
  func `of errors in the content it is said that there are some`(
    _ page: String, _ id: String
  ) throws {
    var files = SmallGuide.files
    files[page]? += "\n\n[탭](#\(id)) [바](#\(id)-2)\n"
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("stats", "--json")
    #expect(output.status == 0)
    #expect(output.lines.count == 1)
    #expect(output.talk == "hig: the content has 2 errors; 'hig check' tells of them\n")
    #expect(try stats("--json").lines.count == 1)
  }

  @Test func `an unknown language is wrong usage`() throws {
    #expect(try stats("--lang fr").status == 2)
  }

  @Test(arguments: ["탭 바", "\u{1110}\u{1162}\u{11B8} \u{1107}\u{1161}"])
  func `a cell is as wide as a terminal shows it`(_ cell: String) {
    let table = TextTable(header: ["a", "n"], rows: [[cell, "1"], ["tabs!", "22"]])
    #expect(table.lines == ["a       n", "\(cell)   1", "tabs!  22"])
  }
}
