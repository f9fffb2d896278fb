import RuleGraph
import SmallContent
import Testing
import XLIFF

/// Taking back what stands above the rules of a page.
@Suite struct PageHeadImportTests {
  private static let path = "bars/toolbar/ko.md"

  private func imported(
    _ targets: [String: String], into files: [String: String]
  ) throws -> ImportResult {
    let text = ExchangeGuide.translated(ExchangeGuide.exported(files), targets)
    return try ExchangeGuide.imported(text, into: files)
  }

  private static let head = ["toolbar#title": "툴바", "toolbar#summary": "툴바는 화면에: 동작을 더합니다."]

  @Test func `a rule that waits for its page is not finished`() throws {
    let files = SmallGuide.files.filter { $0.key != Self.path }
    let rule = ["toolbar/keep-it-short#title": "짧게", "toolbar/keep-it-short#1": "적은 버튼."]
    let waiting = try imported(rule, into: files)
    #expect(waiting.texts == [:])
    #expect(waiting.counts.changed == 0)
    #expect(!waiting.finished.map(\.description).contains("toolbar/keep-it-short"))
    let whole = try imported(rule.merging(Self.head) { $1 }, into: files)
    #expect(
      whole.texts == [
        "Content/\(Self.path)": """
        ---
        title: 툴바
        summary: "툴바는 화면에: 동작을 더합니다."
        ---

        ### 짧게 {#keep-it-short}

        적은 버튼.

        """
      ])
    #expect(whole.finished.map(\.description).contains("toolbar/keep-it-short"))
  }
}
