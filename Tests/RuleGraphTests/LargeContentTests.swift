import RuleGraph
import SmallContent
import Testing

/// Content with thousands of one thing, on which time grows no faster than the content.
///
/// Held against one another one by one, many of these took ten seconds and more.
@Suite(.timeLimit(.minutes(1))) struct LargeContentTests {
  private let count = 6000

  private func found(_ check: String, in files: [String: String]) -> [String] {
    ExampleContent.found([check], replacing: files)
  }

  private func rules(_ attributes: (Int) -> String) -> [String: String] {
    let rules = (0..<count).map { "### Rule \($0) {#r-\($0) .do \(attributes($0))}\n\nText.\n" }
    return ["bars/tab-bar/en.md": ExampleContent.page(rules.joined(separator: "\n"))]
  }

  private func lines(_ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  @Test func `as many wrong names as rules are told, the first with what was meant`() {
    let found = found("link/unknown-rule", in: rules { "supersedes=rr-\($0)" })
    #expect(found.count == count)
    #expect(found.first?.hasSuffix("no rule 'rr-0'; did you mean 'r-0'?") == true)
    #expect(found.last?.hasSuffix("no rule 'rr-5999'") == true)
  }

  @Test func `one wrong name is looked for once`() {
    let found = found("link/unknown-rule", in: rules { _ in "supersedes=rr-77" })
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasSuffix("no rule 'rr-77'; did you mean 'r-77'?") })
  }

  @Test func `names that nobody types are near none`() {
    let name = "UITabBar" + String(repeating: "Item", count: 3000)
    let files = [
      "apis.yml": "symbols:\n  - {name: \(name)A, kind: class, framework: UIKit}\n",
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\nText `\(name)B`."),
    ]
    #expect(found("api/unknown", in: files).contains("bars/tab-bar/en.md:9:7: no API '\(name)B'"))
  }
}
