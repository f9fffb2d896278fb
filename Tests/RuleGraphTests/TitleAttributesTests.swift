import Patience
import SmallContent
import Testing

@testable import RuleGraph

/// Lists of attributes that do not quite end their heading, whether the rule is published or not.
@Suite struct TitleAttributesTests {
  private static let rule = "### 레이블은 짧게 "

  /// What is printed of a rule that no lock knows yet, but for the line itself and its carets.
  private func found(_ attributes: String, in language: String = "en") -> [String] {
    let page = SmallGuide.files["bars/toolbar/\(language).md"] ?? ""
    let printed = ExampleContent.printed(replacing: [
      "bars/toolbar/\(language).md":
        "\(page)\n\(Self.rule)\(attributes)\n\nA short label is read at once.\n"
    ])
    return printed.filter { !$0.hasPrefix("  ###") && !$0.hasSuffix("~") }
  }

  private func expected(
    _ place: String, _ advice: String, _ fix: String, id: String = "short"
  ) -> [String] {
    [
      "Content/bars/toolbar/\(place): error: the attributes of 'toolbar/\(id)' stay in the title [attribute/lost]",
      "  \(advice)", "Content/bars/toolbar/\(fix)",
    ]
  }

  /// A line of 400 KB took more than a second: each bracket looked at all that stands behind it.
  @Test(.patience, arguments: ["(#a) ", "\\{#a .do\\} 가 ", "(#a)      "])
  func `a title of many brackets takes as long as its line`(_ piece: String) {
    let growth = Growth(from: 4_000) {
      Array("### 가 \(String(repeating: piece, count: $0))".utf8)
    } _: { line in
      #expect(TitleList.first(in: line).map(\.start) == nil)
    }
    #expect(growth.factor < Growth.linear)
  }

  @Test(arguments: [
    ("{#short .do} ###", "no '#' stands behind them.", "{#short .do}"),
    ("{#short .do} #", "no '#' stands behind them.", "{#short .do}"),
    ("{.do #short} ##", "no '#' stands behind them.", "{.do #short}"),
    (
      "{#short .do} 새", "what is written behind them stands before them.", "새 {#short .do}"
    ),
    (
      "{#short .do} `UITabBar` 새", "what is written behind them stands before them.",
      "`UITabBar` 새 {#short .do}"
    ),
  ])
  func `what stands behind the attributes of a new rule is told with them`(
    _ written: String, _ advice: String, _ meant: String
  ) {
    #expect(
      found(written)
        == expected(
          "en.md:12:13", "They end the line: \(advice)",
          "en.md:12:13: fixit: replace '\(written)' with '\(meant)'"))
  }

  @Test(arguments: [
    ("{#short .do}.", "They end the line, with no mark behind them."),
    ("\\{#short .do\\}", "They end the line, in braces without backslashes."),
    ("[#short .do]", "They end the line, in braces and no other brackets."),
    ("(#short .do)", "They end the line, in braces and no other brackets."),
    ("{short do}", "An id stands behind '#', a kind behind '.': '{#name .do}'."),
    ("{#short} {.do}", "A heading has one list of attributes, at the end of its line."),
    ("{#short} .do}", "A heading has one list of attributes, at the end of its line."),
    ("{#short} .do", "A heading has one list of attributes, at the end of its line."),
  ])
  func `a list with other marks is told with the right ones`(_ written: String, _ advice: String) {
    #expect(
      found(written)
        == expected(
          "en.md:12:13", advice, "en.md:12:13: fixit: replace '\(written)' with '{#short .do}'"))
  }

  @Test func `attributes behind a brace that closes too early are not made words of the title`() {
    #expect(
      found("{#short .do} source=ios7-2013 see=tab-bar}")
        == expected(
          "en.md:12:13", "A heading has one list of attributes, at the end of its line.",
          "en.md:12:13: fixit: replace '{#short .do} source=ios7-2013 see=tab-bar}' with '{#short .do source=ios7-2013 see=tab-bar}'"
        ))
  }

  @Test(arguments: [
    ("...", "with no mark behind them."), ("==", "with no mark behind them."),
    ("##", "no '#' stands behind them."), (".", "with no mark behind them."),
  ])
  func `marks behind the attributes are none themselves`(_ marks: String, _ advice: String) {
    #expect(
      found("{#short .do} \(marks)")
        == expected(
          "en.md:12:13", "They end the line, \(advice)".replacing(", no", with: ": no"),
          "en.md:12:13: fixit: replace '{#short .do} \(marks)' with '{#short .do}'"))
  }

  @Test(arguments: [".NET", ".do", ".avoid", "#long", "a=b", "see=a}.", "**see=a**"])
  func `what may not be joined to the attributes is not put among them`(_ rest: String) {
    #expect(!found("{#short .do} \(rest)").contains { $0.contains("with '{#short .do ") })
  }

  @Test func `emphasis ends before the attributes`() {
    #expect(
      found("**제목 {#short .do}**")
        == expected(
          "en.md:12:18", "They end the line, with no mark behind them.",
          "en.md:12:17: fixit: replace ' {#short .do}**' with '** {#short .do}'"))
  }

  @Test(arguments: [
    "{중괄호}와 {}를 쓰세요", "`{#short .do}`를 쓰세요", "`{#short .do}`", "\\{short\\}", "[2]", "(#1)",
    "(바)", "[바]", "#", "{a, b}", "{이름} {#names .fact}", "(#swift)",
  ])
  func `brackets in a title are left alone`(_ title: String) {
    #expect(found(title).filter { $0.contains("attribute/") } == [])
  }

  @Test(arguments: ["{#keep-it-short} ##", "{#keep-it-short}.", "{keep-it-short}"])
  func `a published rule of a translation is told at its heading alone`(_ written: String) {
    let files = LockedGuide.changing("bars/toolbar/ko.md", "{#keep-it-short}", written)
    let printed = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      printed.filter { $0.hasPrefix("Content/") }
        == [
          "Content/bars/toolbar/ko.md:8:16: error: the attributes of 'toolbar/keep-it-short' stay in the title [attribute/lost]",
          "Content/bars/toolbar/ko.md:8:16: fixit: replace '\(written)' with '{#keep-it-short}'",
        ])
  }

  @Test func `in all languages it is told at each heading`() {
    let korean = LockedGuide.changing(
      "bars/toolbar/ko.md", "{#keep-it-short}", "{#keep-it-short} #")
    let files = LockedGuide.changing(
      in: korean, "bars/toolbar/en.md", "SystemItem}", "SystemItem} ###")
    let printed = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      printed.filter { $0.contains(": error: ") || $0.contains(": warning: ") } == [
        "Content/bars/toolbar/en.md:9:19: error: the attributes of 'toolbar/keep-it-short' stay in the title [attribute/lost]",
        "Content/bars/toolbar/ko.md:8:16: error: the attributes of 'toolbar/keep-it-short' stay in the title [attribute/lost]",
      ])
  }

  @Test(arguments: [
    ("{# keep-it-short}", "# keep-it-short", "#keep-it-short"),
    ("{ # keep-it-short}", "# keep-it-short", "#keep-it-short"),
  ])
  func `a blank behind the sign of an id is told once`(
    _ written: String, _ piece: String, _ meant: String
  ) {
    let files = LockedGuide.changing("bars/toolbar/ko.md", "{#keep-it-short}", written)
    let printed = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    let column = written.hasPrefix("{ ") ? 18 : 17
    #expect(
      printed.filter { $0.hasPrefix("Content/") } == [
        "Content/bars/toolbar/ko.md:8:\(column): error: '\(piece)' is not an attribute; did you mean '\(meant)'? [attribute/syntax]",
        "Content/bars/toolbar/ko.md:8:\(column): fixit: replace '\(piece)' with '\(meant)'",
      ])
  }

  @Test func `a heading of a translation that has lost its id is told at its place`() {
    let files = LockedGuide.changing("bars/toolbar/ko.md", " {#keep-it-short}", "")
    let printed = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      printed == [
        "Content/bars/toolbar/ko.md:8:1: error: the rule 'keep-it-short' is missing in 'ko': this heading has no id [translation/missing]",
        "  ### 길게 늘이지 마세요", "  ^~~~~~~~~~~~~~~~~~~~~~",
        "Content/bars/toolbar/en.md:9:1: note: 'Keep it short' is here",
        "Content/bars/toolbar/ko.md:8:15: fixit: put in ' {#keep-it-short}'",
      ])
  }
}
