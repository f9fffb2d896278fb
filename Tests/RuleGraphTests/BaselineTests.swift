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

  private func new(
    _ body: String, accepting accepted: String
  ) throws -> (new: [Int], gone: Int) {
    let (before, names) = findings(accepted)
    let baseline = try Baseline(file(Baseline.text(accepting: before, names)))
    let (after, others) = findings(body)
    let result = baseline.apply(to: after, others)
    return (result.new.map(\.location.line), result.goneCount)
  }

  private func file(_ text: String) -> SourceText {
    SourceText(path: "b.txt", text: text)
  }

  @Test func `what is accepted is not reported again, wherever its line has gone`() throws {
    let result = try new("글\n\n한글 https://a.example", accepting: "한글 https://a.example")
    #expect(result.new == [] && result.gone == 0)
    let moved = try new("- 글\n\n  https://a.example", accepting: "https://a.example")
    #expect(moved.new == [] && moved.gone == 0)
  }

  @Test func `another finding is reported, and one that is gone counted`() throws {
    let result = try new("https://b.example", accepting: "https://a.example")
    #expect(result.new == [7] && result.gone == 1)
  }

  @Test func `a second finding like an accepted one is reported`() throws {
    let result = try new("https://a.example\n\nhttps://a.example", accepting: "https://a.example")
    #expect(result.new == [9] && result.gone == 0)
  }

  @Test func `a fingerprint stays the same from run to run`() {
    let (found, names) = findings("https://a.example")
    #expect(names.of(found) == ["f1b9df3d51fd615a:1"])
  }

  @Test func `comments, empty lines, blanks and any line ends are no fault of a baseline`() throws {
    let (found, names) = findings("https://a.example")
    let text = "\u{FEFF}# 한글\r\n\r\n \t\r\n  \(names.of(found)[0])\r\n#\n"
    #expect(try Baseline(file(text)).apply(to: found, names).new == [])
    #expect(throws: Never.self) { try Baseline(file("")) }
  }

  @Test(arguments: [
    (
      "# 한글\n\n  쓰레기 https://a.example",
      "3:3: a line begins with a finding's fingerprint, not '쓰레기'"
    ),
    (
      "f1b9df3d51fd615a:0 [a/b]",
      "1:1: a line begins with a finding's fingerprint, not 'f1b9df3d51fd615a:0'"
    ),
    (
      "f1b9df3d51fd615a:10 [a/b]\n \t f1b9df3d51fd615g:1 한글",
      "2:4: a line begins with a finding's fingerprint, not 'f1b9df3d51fd615g:1'"
    ),
    (
      "f1b9df3d51fd615a: 한글",
      "1:1: a line begins with a finding's fingerprint, not 'f1b9df3d51fd615a:'"
    ),
    (
      "\u{FEFF}f1b9df3d51fd615a",
      "1:1: a line begins with a finding's fingerprint, not 'f1b9df3d51fd615a'"
    ),
    (
      "f1b9df3d51fd615a:1\nF1B9DF3D51FD615A:1\n\nf1b9df3d51fd615a:1,\n가",
      "2:1: a line begins with a finding's fingerprint, not 'F1B9DF3D51FD615A:1', and 2 more like it"
    ),
    ("# 한글\n<<<<<<< HEAD\nf1b9df3d51fd615a:1", "2:1: a merge is unfinished here; finish it first"),
  ])
  func `a line that accepts nothing is told`(_ text: String, _ fault: String) {
    #expect {
      try Baseline(file(text))
    } throws: {
      "\($0)" == "b.txt:\(fault)"
    }
  }

  @Test func `what is no baseline is told from a damaged one`() {
    #expect(!Baseline.isOne(file("# 안내서\n\n읽어 주세요.")))
    #expect(!Baseline.isOne(file("# 안내서\n\n## 첫째\n")))
    #expect(Baseline.isOne(file("\n")))
    let (found, names) = findings("글")
    #expect(found == [] && Baseline.isOne(file(Baseline.text(accepting: found, names))))
    #expect(Baseline.isOne(file("<<<<<<< HEAD\nf1b9df3d51fd615a:1 한글\n")))
  }
}
