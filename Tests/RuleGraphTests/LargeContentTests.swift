import Patience
import RuleGraph
import SmallContent
import Testing

/// What is found in content with very many of one thing, which is not held against one another one by one.
///
/// With thousands of each, that took ten seconds and more. No time is asserted here: other tests run beside these.
@Suite(.patience) struct LargeContentTests {
  private let count = 1500

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

  @Test func `rules that supersede one another in a long row make no circle`() {
    let row = rules { $0 + 1 < count ? "supersedes=r-\($0 + 1)" : "" }
    #expect(found("rule/superseding-cycle", in: row) == [])
    let circle = rules { "supersedes=r-\(($0 + 1) % count)" }
    let way = (1...10).map { "'tab-bar/r-\($0)'" }.joined(separator: ", ")
    #expect(
      found("rule/superseding-cycle", in: circle) == [
        "bars/tab-bar/en.md:7:33: 'tab-bar/r-0' supersedes itself by way of \(way) and 1489 more"
      ])
  }

  @Test func `of circles through one rule so many are told as one can look at`() {
    let petals = rules {
      $0 > 0
        ? "supersedes=r-0" : "supersedes=\((1..<1500).map { "r-\($0)" }.joined(separator: ","))"
    }
    let found = found("rule/superseding-cycle", in: petals)
    #expect(found.count == 20)
    #expect(
      found.first?.hasSuffix(": 'tab-bar/r-0' supersedes itself by way of 'tab-bar/r-1'") == true)
    let pairs = rules { "supersedes=r-\($0 ^ 1)" }
    #expect(self.found("rule/superseding-cycle", in: pairs).count == count / 2)
  }

  @Test(arguments: [
    ("provenance.tsv", "provenance/syntax", "a line needs its columns", ", and so do 500 more"),
    (
      "rules.lock", "lock/syntax", "'한글' is not the id of a rule, 'component/rule'",
      ", and 500 more lines begin with none"
    ),
    ("provenance.tsv", "provenance/syntax", "a line needs its columns", ", and so does 1 more"),
    (
      "rules.lock", "lock/syntax", "'한글' is not the id of a rule, 'component/rule'",
      ", and 1 more line begins with none"
    ),
  ])
  func `of a file of another kind a thousand lines are told, and how many more there are`(
    _ path: String, _ check: String, _ message: String, _ more: String
  ) {
    let text = Array(repeating: "한글 abc\n", count: more.contains("500") ? 1500 : 1001).joined()
    let found = found(check, in: [path: text])
    #expect(found.dropLast() == (1...999).map { "\(path):\($0):1: \(message)" }[...])
    #expect(found.last == "\(path):1000:1: \(message)\(more)")
    let few = self.found(check, in: [path: "한글 abc\n한글 abc\n"])
    #expect(few == (1...2).map { "\(path):\($0):1: \(message)" })
  }

  @Test(arguments: [("en", "lock/dropped-id"), ("ko", "translation/orphan")])
  func `each of many ids is told that one language has changed on a page`(
    _ language: String, _ check: String
  ) {
    let count = 2500
    let headings = { (text: String, isChanged: Bool) in
      (0..<count).map { number in
        // Ids that are nothing like one another, by their lengths already: only their places tell what they were.
        let kept = String(number &* 7_368_787, radix: 26)
        let id = isChanged ? "other-words-than-\(kept)" : kept
        return "### \(text) {#a-\(id)\(text == "Keep" ? " .do" : "")}\n\n\(text).\n\n"
      }.joined()
    }
    let lock = (0..<count).map { "tab-bar/a-\(String($0 &* 7_368_787, radix: 26)) active\n" }
    let files = [
      "bars/tab-bar/en.md": ExampleContent.page(headings("Keep", language == "en")),
      "bars/tab-bar/ko.md": ExampleContent.page(headings("두세요", language == "ko")),
      "rules.lock": lock.joined(),
    ]
    #expect(found(check, in: files).count == count)
  }

  @Test func `each of many rules that the first language has lost is told where it was`() {
    let count = 8000
    let headings = (0..<count).map { "### 두세요 {#a-\($0)}\n\n글입니다.\n\n" }
    let files = [
      "bars/tab-bar/en.md": ExampleContent.page("### Keep {#a-9 .do}\n\nText.\n"),
      "bars/tab-bar/ko.md": ExampleContent.page(headings.joined()),
      "rules.lock": (0..<count).map { "tab-bar/a-\($0) active\n" }.joined(),
    ]
    let found = found("lock/dropped-id", in: files)
    #expect(found.count == count - 1)
    let place = "bars/tab-bar/en.md"
    #expect(
      found.first
        == "\(place):2:8: the rule 'tab-bar/a-0' is gone from this page, and 'ko' still has it")
    let behind = "is gone from behind this heading, and 'ko' still has it"
    #expect(found.contains("\(place):7:1: the rule 'tab-bar/a-7999' \(behind)"))
  }

  @Test func `as many wrong names as rules are told, the first with what was meant`() {
    let found = found("link/unknown-rule", in: rules { "supersedes=rr-\(($0 + 1) % count)" })
    #expect(found.count == count)
    #expect(found.first?.hasSuffix("no rule 'rr-1'; did you mean 'r-1'?") == true)
    #expect(found.last?.hasSuffix("no rule 'rr-0'") == true)
  }

  @Test func `one wrong name is looked for once`() {
    let found = found("link/unknown-rule", in: rules { _ in "supersedes=rr-77" })
    #expect(found.count == count)
    // But for the one that would mean itself.
    #expect(found.count { $0.hasSuffix("no rule 'rr-77'; did you mean 'r-77'?") } == count - 1)
  }

  @Test func `attributes that are too many to be read are told`() {
    let names = { (last: Int) in (0...last).map { "UITab\($0)" }.joined(separator: ",") }
    let page = { ["bars/tab-bar/en.md": ExampleContent.page("### On {#on apis=\(names($0)) .do}")] }
    #expect(found("attribute/syntax", in: page(1600)) == [])
    let found = found("attribute/syntax", in: page(2000))
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(": these attributes take more than 16384 bytes and are not read")
        == true, "\(found)")
  }

  @Test func `names that nobody types are near none`() {
    let name = "UITabBar" + String(repeating: "Item", count: 3000)
    let files = [
      "apis.yml": "symbols:\n  - {name: \(name)A, kind: class, framework: UIKit}\n",
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\nText `\(name)B`."),
    ]
    let told = "no API '\(name)".prefix(4000)
    #expect(found("api/unknown", in: files).contains("bars/tab-bar/en.md:9:7: \(told)…"))
  }

  @Test func `former rules that lead to one another in a long row make no circle`() {
    let row = lines { "toolbar/z\($0) renamed toolbar/z\($0 + 1)" }
    #expect(found("lock/successor-cycle", in: ["rules.lock": row]) == [])
    let whole =
      row + "toolbar/z\(count) merged toolbar/keep-it-short\ntoolbar/keep-it-short active\n"
    let former = ExampleContent.content(replacing: ["rules.lock": whole]).graph.formerRules
    #expect(former.count == count + 1)
    #expect(former.allSatisfy { $0.successors.map(\.description) == ["toolbar/keep-it-short"] })
    let circle = lines { "toolbar/z\($0) renamed toolbar/z\(($0 + 1) % count)" }
    #expect(
      found("lock/successor-cycle", in: ["rules.lock": circle]) == [
        "rules.lock:1:1: 'toolbar/z0' leads back to itself"
      ])
  }

  @Test func `a page of parts gives each its own rules`() {
    let body = lines { "## Part \($0) {#p-\($0) .part}\n\n### Rule {#r-\($0) .do}\n\nText.\n" }
    let graph = ExampleContent.content(replacing: ["bars/tab-bar/en.md": ExampleContent.page(body)])
      .graph
    #expect(graph.component("p-1499")?.rules.map(\.name) == ["r-1499"])
    #expect(graph.component("tab-bar")?.rules.map(\.name) == [])
  }

  @Test
  func `headings in full width are told, each where it is, and not what is in code or quotes`() {
    let body = lines {
      "### Rule ｛＃r-\($0) ．do｝\n\n> ＃＃ Quote\n\n```\n＃＃ Code\n```\n\n＃＃ Title\n\n"
    }
    let found = found(
      "heading/full-width", in: ["bars/tab-bar/en.md": ExampleContent.page(body)])
    #expect(found.count == 2 * count)
  }

  @Test func `of rules with like titles and other numbers so many are told as one can look at`() {
    let body = lines {
      "### Show at most \($0) tabs {#r-\($0) .do since=ios\($0 % 2 == 0 ? 7 : 11)}\n\nText.\n"
    }
    let found = found(
      "rule/undeclared-conflict", in: ["bars/tab-bar/en.md": ExampleContent.page(body)])
    #expect(found.count == 3 * count / 2)
  }

  @Test func `each entry without a key is told`() {
    let symbols = "symbols:\n" + lines { "  - {name: UIView\($0)}" }
    #expect(found("yaml/missing-key", in: ["apis.yml": symbols]).count >= count)
  }

  @Test func `thousands of numbers in one language alone are told together`() {
    let page = { (numbers: Range<Int>) in
      ExampleContent.page(
        "### Room {#room .do}\n\n" + numbers.map(String.init).joined(separator: " "))
    }
    let found = found(
      "translation/parity",
      in: ["bars/tab-bar/en.md": page(0..<count), "bars/tab-bar/ko.md": page(count..<2 * count)])
    let first = [0, 1, 10, 100, 1000, 1001, 1002, 1003, 1004, 1005].map { "'\($0)'" }
      .joined(separator: ", ")
    let others = [1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509]
      .map { "'\($0)'" }.joined(separator: ", ")
    #expect(
      found == [
        "bars/tab-bar/ko.md:7:1: 'tab-bar/room' differs between 'en' and 'ko': numbers: \(first) and 1490 more only in 'en'; \(others) and 1490 more only in 'ko'"
      ])
  }

  @Test func `of the lengths of thousands of lists the first are told`() {
    let lists = ExampleContent.page(
      "### Room {#room .do}\n\n" + lines { _ in "- a\n\nText.\n" })
    let found = found(
      "translation/parity",
      in: [
        "bars/tab-bar/en.md": lists,
        "bars/tab-bar/ko.md": ExampleContent.page("### 자리 {#room}\n\n글입니다."),
      ])
    let ones = [String](repeating: "1", count: 10).joined(separator: " and ")
    #expect(
      found == [
        "bars/tab-bar/ko.md:7:1: 'tab-bar/room' differs between 'en' and 'ko': items of lists: \(ones) and 1490 more lists in 'en', no list in 'ko'"
      ])
  }

  @Test func `a letter with thousands of marks is told by its beginning`() {
    let letter = "a" + String(repeating: "\u{301}", count: 4000)
    let content = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n탭 \(letter)")
    ])
    let lines = content.filter { $0.contains("file/decomposed") || $0.contains("fixit") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("…") }, "\(lines)")
    #expect(content.allSatisfy { $0.utf8.count < 4200 }, "\(content)")
  }

  @Test func `headings of two languages without ids are put together in their order`() {
    let page = { (name: String) in ExampleContent.page(self.lines { "## \(name) \($0)\n" }) }
    let graph = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": page("Part"), "bars/tab-bar/ko.md": page("부분"),
    ]).graph
    let anchors = graph.component("tab-bar")?.outline.map { entry -> String? in
      if case .section(let section) = entry { section.anchor } else { nil }
    }
    #expect(anchors == (1...count).map { "section-\($0)" })
  }
}
