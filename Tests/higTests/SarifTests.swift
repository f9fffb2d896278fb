import Foundation
import RuleGraph
import SmallContent
import Testing

@testable import hig

@Suite struct SarifTests {
  private func run(_ files: [String: String]) throws -> [String: Any] {
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "sarif", "--quiet")
    let log = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
    let runs = try #require(log?["runs"] as? [[String: Any]])
    #expect(log?["version"] as? String == "2.1.0")
    return try #require(runs.first)
  }

  @Test func `a finding has its check, its region in UTF-16 units and its fix`() throws {
    let files = SmallGuide.tabBar(
      replacing: "A dimmed tab explains nothing; leave `UITabBarItem.isEnabled`",
      with: "👀 한글 `UITabBarItem.isEnabeld`")
    let run = try run(files)
    let results = try #require(run["results"] as? [NSDictionary])
    let number = CheckRegistry.all.firstIndex { $0.description.id == "api/unknown" }
    let line = (files["bars/tab-bar/en.md"] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).firstIndex { $0.contains("isEnabeld") }.map { $0 + 1 }
    let region: NSDictionary = [
      "startLine": line ?? 0, "startColumn": 8, "endLine": line ?? 0, "endColumn": 30,
    ]
    let file: NSDictionary = ["uri": "Content/bars/tab-bar/en.md"]
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(
      results == [
        [
          "ruleId": "api/unknown", "ruleIndex": number ?? -1, "level": "error",
          "partialFingerprints": ["primaryLocationLineHash": "af8a730e7e181cd0:1"],
          "message": [
            "text": "no API 'UITabBarItem.isEnabeld'; did you mean 'UITabBarItem.isEnabled'?"
          ],
          "locations": [["physicalLocation": ["artifactLocation": file, "region": region]]],
          "relatedLocations": [NSDictionary](),
          "fixes": [
            [
              "artifactChanges": [
                [
                  "artifactLocation": file,
                  "replacements": [
                    [
                      "deletedRegion": region,
                      "insertedContent": ["text": "UITabBarItem.isEnabled"],
                    ]
                  ],
                ]
              ]
            ]
          ],
        ]
      ])
  }

  @Test func `a clean run names every check and no result`() throws {
    let run = try run(SmallGuide.files)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(driver["name"] as? String == "hig")
    #expect(rules.compactMap { $0["id"] as? String } == CheckRegistry.all.map { $0.description.id })
    let rule = try #require(rules.first { $0["id"] as? String == "markdown/task-list" })
    let help = try #require(rule["help"] as? [String: String])
    #expect(help["text"]?.contains("    - ↓[ ] Keep every tab enabled\n") == true)
    #expect(help["markdown"]?.hasPrefix("## markdown/task-list\n") == true)
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    (
      "url: https://example.org/안내/\n",
      "https://example.org/%EC%95%88%EB%82%B4/en/checks/markdown-task-list.html"
    ), ("", nil),
  ])
  func `a check has the address of its page where the site is published`(
    _ line: String, _ address: String?
  ) throws {
    let site = line + (SmallGuide.files["site.yml"] ?? "")
    let run = try run(SmallGuide.files.merging(["site.yml": site]) { $1 })
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "markdown/task-list" })
    #expect(rule["helpUri"] as? String == address)
  }

  @Test func `a fingerprint stays when lines move and tells findings on one line apart`() throws {
    let line = "`UITabBarItem.isEnabeld` and `UITabBarItem.isEnabeld`"
    let text = "A dimmed tab explains nothing; leave `UITabBarItem.isEnabled`"
    let names = try [line, "한글\n\n\(line)"].map { words in
      let results = try #require(
        run(SmallGuide.tabBar(replacing: text, with: words))["results"] as? [[String: Any]])
      return results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    }
    #expect(names[0].count == 2)
    #expect(Set(names[0]).count == 2)
    #expect(names[0] == names[1])
  }

  @Test(arguments: [
    ("Content/한글 a.md", "Content/%ED%95%9C%EA%B8%80%20a.md"), ("/tmp/a.md", "file:///tmp/a.md"),
    ("a:b/c.md", "a%3Ab/c.md"),
  ])
  func `a path becomes an address`(_ path: String, _ address: String) {
    #expect(SarifArtifact(path).uri == address)
  }
}
