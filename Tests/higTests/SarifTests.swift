import Foundation
import SmallContent
import Testing

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
          "ruleId": "api/unknown", "level": "error",
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
    #expect(rules.contains { $0["id"] as? String == "api/unknown" })
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }
}
