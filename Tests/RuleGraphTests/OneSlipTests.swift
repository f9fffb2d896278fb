import RuleGraph
import SmallContent
import Testing

/// One slip is one finding: what follows from it is found once it is mended.
@Suite struct OneSlipTests {
  /// The first lines of all findings where some texts stand in place of others, each with the path of its file.
  private func found(_ edits: [(path: String, text: String, other: String)]) -> [String] {
    var files = OneSlipGuide.files
    for edit in edits {
      #expect(files[edit.path]?.contains(edit.text) ?? false, "\(edit.text) is not there")
      files[edit.path] = files[edit.path]?.replacing(edit.text, with: edit.other)
    }
    return ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { $0.contains("error: ") || $0.contains("warning: ") }
  }

  @Test func `the guide is sound`() {
    #expect(found([]) == [])
  }

  @Test(arguments: [
    (
      "`UITabBarItem.isEnabled`", "₩UITabBarItem.isEnabled₩",
      "10:21: error: '₩' is no mark of Markdown; write '`' [markdown/full-width]"
    ),
    (
      "`UITabBarItem.isEnabled`", "`UITabBarItem.isEnabled",
      "10:21: error: '`' begins no code and stays in the text [markdown/stray-backtick]"
    ),
    (
      "[툴바](../toolbar/ko.md#keep-it-short)", "[툴바］(../toolbar/ko.md#keep-it-short)",
      "14:26: error: '］(' is no mark of Markdown; write '](' [markdown/full-width]"
    ),
  ])
  func `a mark that makes no code or link is told alone`(
    _ text: String, _ slip: String, _ expected: String
  ) {
    #expect(
      found([("bars/tab-bar/ko.md", text, slip)]) == ["Content/bars/tab-bar/ko.md:\(expected)"])
  }

  @Test func `a merge that was not finished in one language is told alone`() {
    let words = "A dimmed tab explains"
    #expect(
      found([
        ("bars/tab-bar/en.md", words, "<<<<<<< HEAD\n\(words)"),
        ("bars/tab-bar/ko.md", "흐린 탭은 아무것도", "흐린 탭 5개는 아무것도"),
      ]) == [
        "Content/bars/tab-bar/en.md:13:1: error: a merge is unfinished here [file/merge-conflict]"
      ])
  }

  @Test func `code with two names in it is told alone`() {
    let (code, slip) = ("`UITabBarItem.isEnabled`", "`UITabBarItem.isEnabled, UITabBar`")
    #expect(
      found([("bars/tab-bar/en.md", code, slip)]) == [
        "Content/bars/tab-bar/en.md:13:39: error: 'UITabBarItem.isEnabled, UITabBar' is 2 API names in one [api/joined]"
      ])
  }

  @Test(arguments: [
    ("en", "A dimmed tab explains", "13:2"), ("ko", "흐린 탭은 아무것도", "10:2"),
    ("ko", "흐린 탭도 제자리를", "14:2"),
  ])
  func `a paragraph that its blanks make code is told alone`(
    _ language: String, _ words: String, _ place: String
  ) {
    let path = "bars/tab-bar/\(language).md"
    #expect(
      found([(path, words, "\t\(words)")]) == [
        "Content/\(path):\(place): warning: the blanks before it make this code [markdown/indented-code]"
      ])
  }

  @Test func `numbers in the attributes of a heading that is none are no difference`() {
    #expect(
      found([("bars/tab-bar/en.md", "### Dim", "####### Dim")]) == [
        "Content/bars/tab-bar/en.md:15:30: error: these attributes are not at the end of a heading [attribute/no-heading]"
      ])
  }

  @Test func `a difference beside a mistyped mark is told`() {
    let edits = [
      ("bars/tab-bar/ko.md", "`UITabBarItem.isEnabled`", "`UITabBarItem.isEnabled"),
      ("bars/tab-bar/ko.md", "그대로 두세요.", "그대로 두세요. [툴바](../toolbar/ko.md)도 있습니다."),
    ]
    #expect(
      found(edits) == [
        "Content/bars/tab-bar/ko.md:8:1: error: 'tab-bar/keep-every-tab-enabled' differs between 'en' and 'ko': links: 'toolbar' only in 'ko' [translation/parity]",
        "Content/bars/tab-bar/ko.md:10:21: error: '`' begins no code and stays in the text [markdown/stray-backtick]",
      ])
  }

  @Test(arguments: [
    (
      "editions.yml", "editions:", "edition:",
      "Content/editions.yml:1:1: error: no key 'edition'; did you mean 'editions'? [yaml/unknown-key]"
    ),
    (
      "sources.yml", "sources:", "source:",
      "Content/sources.yml:1:1: error: no key 'source'; did you mean 'sources'? [yaml/unknown-key]"
    ),
  ])
  func `a key that stands above all records is told alone`(
    _ path: String, _ key: String, _ slip: String, _ expected: String
  ) {
    #expect(found([(path, key, slip)]) == [expected])
  }

  @Test func `a rule without text in one language is told alone`() {
    let text = "흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.\n"
    #expect(
      found([("bars/tab-bar/ko.md", text, "")]) == [
        "Content/bars/tab-bar/ko.md:8:1: error: the rule 'keep-every-tab-enabled' has no text in 'ko' [translation/missing]"
      ])
  }

  @Test func `an id that was changed in the first language is told at its heading`() {
    let edit = ("bars/tab-bar/en.md", "{#keep-every-tab-enabled ", "{#enabled-tabs ")
    #expect(
      found([edit]) == [
        "Content/bars/tab-bar/en.md:11:30: error: rules.lock has this rule as 'keep-every-tab-enabled', and 'ko' still has it so [lock/dropped-id]"
      ])
  }

  @Test(arguments: [
    (
      "en", "{#keep-every-tab-enabled ", "{#enabled-tabs ",
      "11:30: error: rules.lock has this rule as 'keep-every-tab-enabled', and 'ko' still has it so [lock/dropped-id]"
    ),
    (
      "ko", "{#keep-every-tab-enabled}", "{#enabled-tabs}",
      "8:19: error: no heading in 'en' with the id 'enabled-tabs'; did you mean 'keep-every-tab-enabled'? [translation/orphan]"
    ),
  ])
  func `a figure beneath a heading whose id was changed in one language is not told as missing`(
    _ language: String, _ id: String, _ slip: String, _ expected: String
  ) {
    var files = OneSlipGuide.filesWithFigure
    let path = "bars/tab-bar/\(language).md"
    files[path] = files[path]?.replacing(id, with: slip)
    let found = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { $0.contains("error: ") || $0.contains("warning: ") }
    #expect(found == ["Content/\(path):\(expected)"])
  }

  @Test(arguments: [
    ("en", "{#keep-every-tab-enabled .do", "{#keep-every-tab-enabled .do} {", "attribute/lost"),
    ("en", "{#keep-every-tab-enabled ", "[#keep-every-tab-enabled ", "attribute/lost"),
    ("ko", "{#keep-every-tab-enabled}", "{#keep-every-tab-enabled} 새", "attribute/lost"),
  ])
  func `a figure beneath a heading that lost its attributes is not told as missing`(
    _ language: String, _ text: String, _ slip: String, _ check: String
  ) {
    var files = OneSlipGuide.filesWithFigure
    let path = "bars/tab-bar/\(language).md"
    files[path] = files[path]?.replacing(text, with: slip)
    let found = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { $0.contains("error: ") || $0.contains("warning: ") }
    #expect(found.filter { $0.hasSuffix("[translation/figure]") } == [])
    #expect(found.contains { $0.hasSuffix("[\(check)]") }, "\(found)")
  }

  @Test func `an id that was changed in all languages is told at its heading by the words`() {
    let edits = ["en", "ko"].map {
      ("bars/tab-bar/\($0).md", "{#keep-every-tab-enabled", "{#enabled-tabs")
    }
    #expect(
      found(edits) == [
        "Content/bars/tab-bar/en.md:11:30: error: rules.lock has this rule as 'keep-every-tab-enabled' [lock/dropped-id]"
      ])
  }

  @Test func `an id that was changed in a translation is told there`() {
    let edit = ("bars/tab-bar/ko.md", "{#keep-every-tab-enabled}", "{#enabled-tabs}")
    #expect(
      found([edit]) == [
        "Content/bars/tab-bar/ko.md:8:19: error: no heading in 'en' with the id 'enabled-tabs'; did you mean 'keep-every-tab-enabled'? [translation/orphan]"
      ])
  }

  @Test func `a heading that was taken out is told where it stood`() {
    let heading = "### Dim unavailable tabs {#dim-unavailable-tabs .do since=ios7}\n\n"
    #expect(
      found([("bars/tab-bar/en.md", heading, "")]) == [
        "Content/bars/tab-bar/en.md:11:1: error: the rule 'tab-bar/dim-unavailable-tabs' is gone from behind this heading, and 'ko' still has it [lock/dropped-id]"
      ])
  }

  @Test func `a heading that was taken out of a translation is told as missing`() {
    let heading = "### 쓸 수 없는 탭은 흐리게 하세요 {#dim-unavailable-tabs}\n\n"
    #expect(
      found([("bars/tab-bar/ko.md", heading, "")]) == [
        "Content/bars/tab-bar/ko.md:8:1: error: the rule 'dim-unavailable-tabs' is missing in 'ko' behind this heading [translation/missing]"
      ])
  }

  @Test(arguments: [("en", "eng"), ("ko", "kr"), ("ko", "ja")])
  func `a mistyped code of a language is told where it stands`(_ code: String, _ slip: String) {
    let (line, column) = (code == "en" ? 3 : 4, 12)
    #expect(
      found([("site.yml", "code: \(code),", "code: \(slip),")]) == [
        "Content/site.yml:\(line):\(column): error: no page is in '\(slip)', and 2 are in '\(code)'; did you mean '\(code)'? [file/unknown-language]"
      ])
  }

  @Test func `a mistyped code is told once when texts beside it are under the same`() {
    let site = OneSlipGuide.files["site.yml"] ?? ""
    let slip = site.replacing("code: ko", with: "code: kr").replacing(" ko:", with: " kr:")
    let keys = site.ranges(of: " ko:").count
    #expect(keys > 1)
    #expect(
      found([("site.yml", site, slip)]) == [
        "Content/site.yml:4:12: error: no page is in 'kr', and 2 are in 'ko'; did you mean 'ko', here and as the key of \(keys) texts? [file/unknown-language]"
      ])
  }

  @Test func `a language that is begun is not taken for that of a stray page`() {
    var files = OneSlipGuide.files.mapValues { $0 as String? }
    let japanese = "  - {code: ja, name: 日本語, script: Jpan}\ngroups:"
    files["site.yml"] = OneSlipGuide.files["site.yml"]?.replacing("groups:", with: japanese)
      .replacing("title: {en", with: "title: {ja: 案内, en")
    files["bars/tab-bar/fr.md"] = "---\ntitle: Onglets\nsummary: Des onglets.\n---\n"
    #expect(
      ExampleContent.found(["file/unknown-language"], replacing: files) == [
        "bars/tab-bar/fr.md:1:1: no language for page file 'fr.md'; there is 'en.md', 'ko.md' and 'ja.md'"
      ])
  }

  @Test(arguments: [
    ("en", 11, "UITabBar' only in 'en'; 'UITabBarItem.isEnabled' only in 'ko'"),
    ("ko", 8, "UITabBarItem.isEnabled' only in 'en'; 'UITabBar' only in 'ko'"),
  ])
  func `a difference is told where a text has changed since they agreed`(
    _ language: String, _ line: Int, _ words: String
  ) {
    let path = "bars/tab-bar/\(language).md"
    #expect(
      found([(path, "`UITabBarItem.isEnabled`", "`UITabBar`")]) == [
        "Content/\(path):\(line):1: error: 'tab-bar/keep-every-tab-enabled' differs between 'en' and 'ko': API names: '\(words) [translation/parity]"
      ])
  }

  @Test(arguments: ["en", "ko"], ["en", "ko"])
  func `a difference is silenced by a comment in either language, whichever has changed`(
    _ commented: String, _ changed: String
  ) {
    let heading = commented == "en" ? "### Keep every tab" : "### 모든 탭을"
    let comment = "<!-- hig:ignore translation/parity -->\n\n\(heading)"
    let edits = [
      ("bars/tab-bar/\(commented).md", heading, comment),
      ("bars/tab-bar/\(changed).md", "`UITabBarItem.isEnabled`", "`UITabBar`"),
    ]
    // That one has changed is to be accepted all the same.
    #expect(found(edits).filter { !$0.hasSuffix("[translation/stale]") } == [])
  }

  @Test func `another kind is told where it was changed, with who is to follow`() {
    var files = OneSlipGuide.files
    files["bars/tab-bar/en.md"] = files["bars/tab-bar/en.md"]?
      .replacing("{#keep-every-tab-enabled .do", with: "{#keep-every-tab-enabled .consider")
    let lines = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      lines == [
        "Content/bars/tab-bar/en.md:11:1: warning: 'tab-bar/keep-every-tab-enabled' has changed since its languages agreed: the kind in 'en' [translation/stale]",
        "  ### Keep every tab enabled {#keep-every-tab-enabled .consider supersedes=dim-unavailable-tabs}",
        "  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
        "  Mend it in 'en', which has changed since they agreed, or let 'ko' follow.",
        "Content/bars/tab-bar/ko.md:8:1: note: '모든 탭을 켜 두세요' is here",
      ])
  }
}

/// The small guide with its texts accepted.
private enum OneSlipGuide {
  static let files = accepted(SmallGuide.files)

  /// With a figure in the body of a rule.
  static let filesWithFigure: [String: String] = {
    var files = SmallGuide.files
    files["bars/tab-bar/bar.svg"] = "<svg viewBox=\"0 0 9 9\">\n  <path d=\"M0 0\"/>\n</svg>\n"
    files["figures.yml"] = """
      figures:
        - file: bars/tab-bar/bar.svg
          title: {en: A tab bar, ko: 탭 바}
          description: {en: A bar with a tab., ko: 탭이 하나 있는 바입니다.}
      """
    for (language, text) in [("en", "A tab bar"), ("ko", "탭 바")] {
      let path = "bars/tab-bar/\(language).md"
      files[path] = files[path]?.replacing(
        /(#keep-every-tab-enabled.*)/, with: { "\($0.output.1)\n\n![\(text)](bar.svg)" })
    }
    return accepted(files)
  }()

  private static func accepted(_ files: [String: String]) -> [String: String] {
    let content = ExampleContent.content(replacing: files.mapValues { $0 as String? })
    var keeper = LockKeeper(content)
    for rule in content.graph.rules { keeper.accept(rule, in: ["en", "ko"]) }
    return files.merging(["rules.lock": keeper.text.text]) { $1 }
  }
}
