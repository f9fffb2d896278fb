import RuleGraph
import SmallContent
import Testing

/// Ids with more in them than a name: what was meant is told, and nothing that follows.
@Suite struct IDSlipTests {
  private static let path = "bars/tab-bar/en.md"

  private func found(_ written: String) -> [String] {
    let files = SmallGuide.tabBar(
      replacing: "Keep every tab enabled {#keep-every-tab-enabled .do ",
      with: "탭을 모두 {\(written) ")
    return ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { !$0.hasPrefix("  ###") && !$0.hasPrefix("   ") }
      .map { $0.replacing("Content/\(Self.path):", with: "") }
  }

  @Test(arguments: [
    ("see=keep-every-tab-enable", "no rule or component 'keep-every-tab-enable'"),
    ("conflicts=tab-bar/keep-every-tab-enable", "no rule 'tab-bar/keep-every-tab-enable'"),
  ])
  func `no rule is thought to mean itself`(_ written: String, _ words: String) {
    let message = found("#keep-every-tab-enabled .do \(written)").first {
      $0.contains("unknown-rule")
    }
    #expect(message?.contains("error: \(words) [") == true, "\(message ?? "none")")
    #expect(!found("#keep-every-tab-enabled .do \(written)").contains { $0.contains("fixit") })
  }

  @Test func `nor a symbol`() {
    let files = [
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit}
        - {name: UITabBarItem, kind: class, framework: UIKit, replacement: UITabBarItems}
      """ as String?
    ]
    let lines = ExampleContent.printed(replacing: files).filter { $0.contains("UITabBarItems") }
    #expect(lines.first?.contains("no API 'UITabBarItems' [") == true, "\(lines)")
  }

  @Test func `the name of its component does not belong to an id`() {
    #expect(
      found("#tab-bar/keep-every-tab-enabled .do") == [
        "11:13: error: 'tab-bar/keep-every-tab-enabled' is not an id; did you mean 'keep-every-tab-enabled'? [rule/invalid-id]",
        "  In its heading a rule has no component before its name.",
        "11:13: fixit: replace 'tab-bar/keep-every-tab-enabled' with 'keep-every-tab-enabled'",
      ])
  }

  @Test(arguments: ["keepEverytab-enabled", "keep_every_tab_enbled", "k]eep-every-tab-enabled"])
  func `an id that another language has is suggested, rather than one that nobody has`(
    _ written: String
  ) {
    #expect(
      found("#\(written) .do") == [
        "11:13: error: '\(written)' is not an id; did you mean 'keep-every-tab-enabled'? [rule/invalid-id]",
        "  An id is a name of at most 100 lower-case letters, digits and hyphens, but not like 'section-1'.",
        "11:13: fixit: replace '\(written)' with 'keep-every-tab-enabled'",
      ])
  }

  @Test func `an id that the lock alone still has is suggested too`() {
    let languages = ["en": "keepItshort .do", "ko": "keepItshort"]
    let files = languages.reduce(LockedGuide.files) { files, written in
      LockedGuide.changing(
        in: files, "bars/toolbar/\(written.key).md", "{#keep-it-short", "{#keepItshort")
    }
    let printed = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      printed.filter { $0.contains("error: ") || $0.contains("warning: ") } == [
        "Content/bars/toolbar/en.md:9:21: error: 'keepItshort' is not an id; did you mean 'keep-it-short'? [rule/invalid-id]",
        "Content/bars/toolbar/ko.md:8:18: error: 'keepItshort' is not an id; did you mean 'keep-it-short'? [rule/invalid-id]",
      ])
  }

  @Test func `a kind without a blank before it stays where the id is mistyped too`() {
    #expect(
      found("#keep_every-tab-enabled.do").last
        == "11:13: fixit: replace 'keep_every-tab-enabled.do' with 'keep-every-tab-enabled .do'")
  }

  @Test func `no id is suggested twice`() {
    let files = SmallGuide.tabBar(
      replacing: "enabled {#keep-every-tab-enabled .do ", with: "탭을 모두 {#keepEvery-tab-enabled .do "
    ).mapValues { $0.replacing("{#dim-unavailable-tabs", with: "{#keep_every_tab_enbled") }
    let fixIts = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { $0.contains("fixit: ") && $0.hasSuffix("with 'keep-every-tab-enabled'") }
    #expect(fixIts.count == 1, "\(fixIts)")
  }

  @Test func `a kind without a blank before it is told alone`() {
    #expect(
      found("#keep-every-tab-enabled.do") == [
        "11:13: error: 'keep-every-tab-enabled.do' is not an id; did you mean 'keep-every-tab-enabled .do'? [rule/invalid-id]",
        "  Attributes have spaces between them.",
        "11:13: fixit: replace 'keep-every-tab-enabled.do' with 'keep-every-tab-enabled .do'",
      ])
  }

  @Test(arguments: [
    ("keep-ev\u{200B}ery-tab-enabled", "the zero-width space U+200B"),
    ("\u{2060}keep-every-tab-\u{AD}enabled", "the word joiner U+2060"),
    ("keep-every-tab-enabled\u{FEFF}", "the byte order mark U+FEFF"),
  ])
  func `what cannot be seen in an id is told once and taken out`(
    _ written: String, _ character: String
  ) {
    #expect(
      found("#\(written) .do") == [
        "11:13: error: 'keep-every-tab-enabled' has \(character) in it, which cannot be seen [rule/invalid-id]",
        "11:13: fixit: take out what cannot be seen",
      ])
  }

  @Test func `what cannot be seen beside such an id is told besides`() {
    let lines = found("#keep-ev\u{200B}ery-tab-enabled .do since=\u{200B}ios7")
    #expect(
      lines.filter { $0.contains("error: ") || $0.contains("warning: ") } == [
        "11:13: error: 'keep-every-tab-enabled' has the zero-width space U+200B in it, which cannot be seen [rule/invalid-id]",
        "11:47: error: the zero-width space U+200B cannot be seen [file/invisible-character]",
      ])
  }

  @Test func `an id with blanks between its words is told once`() {
    #expect(
      found("#keep every tab enabled .do") == [
        "11:13: error: 'keep every tab enabled' is not an id; did you mean 'keep-every-tab-enabled'? [rule/invalid-id]",
        "  An id is a name of at most 100 lower-case letters, digits and hyphens, but not like 'section-1'.",
        "11:13: fixit: replace 'keep every tab enabled' with 'keep-every-tab-enabled'",
      ])
  }

  @Test(arguments: [
    (
      "#keep-every-tab-enabled .do since ios7",
      [
        "11:40: error: 'since' is not an attribute [attribute/syntax]",
        "11:46: error: 'ios7' is not an attribute [attribute/syntax]",
      ]
    ),
    (
      "#keep-every-tab-enabled .do new",
      ["11:40: error: 'new' is not an attribute [attribute/syntax]"]
    ),
  ])
  func `other words are no part of an id`(_ written: String, _ expected: [String]) {
    #expect(found(written).filter { $0.contains("error: ") } == expected)
  }
}
