import RuleGraph
import Testing

/// Findings that are known again.
@Suite struct BaselineTests {
  private func findings(_ body: String) -> ([Diagnostic], Fingerprints) {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/ko.md": ExampleContent.page(body)
    ])
    let markdown = CheckRegistry.diagnostics(in: content).filter { $0.check.hasPrefix("markdown/") }
    return (markdown, Fingerprints(texts: content.catalog.texts))
  }

  private func new(_ body: String, accepting accepted: String) -> (new: [Int], gone: Int) {
    let (before, names) = findings(accepted)
    let baseline = Baseline(Baseline.text(accepting: before, names))
    let (after, others) = findings(body)
    let result = baseline.apply(to: after, others)
    return (result.new.map(\.location.line), result.goneCount)
  }

  @Test func `what is accepted is not reported again, wherever its line has gone`() {
    let result = new("글\n\n한글 https://a.example", accepting: "한글 https://a.example")
    #expect(result.new == [] && result.gone == 0)
  }

  @Test func `another finding is reported, and one that is gone counted`() {
    let result = new("https://b.example", accepting: "https://a.example")
    #expect(result.new == [7] && result.gone == 1)
  }

  @Test func `a second finding like an accepted one is reported`() {
    let result = new("https://a.example\n\nhttps://a.example", accepting: "https://a.example")
    #expect(result.new == [9] && result.gone == 0)
  }

  @Test func `a fingerprint stays the same from run to run`() {
    let (found, names) = findings("https://a.example")
    #expect(names.of(found) == ["f1b9df3d51fd615a:1"])
  }
}
