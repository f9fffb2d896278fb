import RuleGraph
import SmallContent
import Testing

/// Names of rules that have others now, or are no more.
@Suite struct FormerNameTests {
  private static let lock =
    (LockedGuide.files["rules.lock"] ?? "")
      + """
      tab-bar/old-tabs renamed tab-bar/keep-every-tab-enabled
      toolbar/gone retired
      toolbar/long merged tab-bar/keep-every-tab-enabled
      toolbar/short merged toolbar/keep-it-short

      """

  /// The findings of three checks where words stand in place of others, with what would mend them.
  private func found(_ path: String, _ old: String, _ new: String) -> [String] {
    let files = LockedGuide.changing(path, old, new).merging(["rules.lock": Self.lock]) { $1 }
    return ExampleContent.printed(replacing: files.mapValues { $0 as String? }).filter {
      $0.contains("/unknown-") || $0.contains(": fixit:")
    }
  }

  @Test func `provenance names a renamed rule by its name of today`() {
    #expect(
      found("provenance.tsv", "toolbar/keep-it-short", "toolbar/keep-it-short,tab-bar/old-tabs")
        == [
          "Content/provenance.tsv:2:42: error: 'tab-bar/old-tabs' was renamed; it is 'tab-bar/keep-every-tab-enabled' now [provenance/unknown-rule]",
          "Content/provenance.tsv:2:42: fixit: replace 'tab-bar/old-tabs' with 'tab-bar/keep-every-tab-enabled'",
        ])
  }

  @Test
  func `what names a renamed page is told its name of today, and the command that changes it`() {
    let files = LockedGuide.files.mapValues { $0 as String? }.merging([
      "rules.lock": Self.lock + "strip/keep-it-short renamed toolbar/keep-it-short\n",
      "bars/tab-bar/en.md": (LockedGuide.files["bars/tab-bar/en.md"] ?? "")
        .replacing("supersedes=", with: "see=strip supersedes=")
        .replacing(
          "A dimmed tab kept", with: "한국어 [글](../strip/en.md#keep-it-short). A dimmed tab kept"),
      "glossary.yml": (LockedGuide.files["glossary.yml"] ?? "")
        .replacing("component: tab-bar", with: "component: strip"),
    ]) { $1 }
    let found = ExampleContent.printed(replacing: files).filter {
      $0.contains("/unknown-") || $0.contains(": fixit:") || $0.hasPrefix("  'hig")
    }
    let command = "  'hig rename strip toolbar' changes everything that still names it."
    #expect(
      found == [
        "Content/bars/tab-bar/en.md:11:61: error: no rule or component 'strip'; 'strip' was renamed; it is 'toolbar' now [link/unknown-rule]",
        command, "Content/bars/tab-bar/en.md:11:61: fixit: replace 'strip' with 'toolbar'",
        "Content/bars/tab-bar/en.md:17:9: error: no page '../strip/en.md'; 'strip' was renamed; it is 'toolbar' now [link/unknown-page]",
        command,
        "Content/bars/tab-bar/en.md:17:9: fixit: replace '../strip/en.md' with '../toolbar/en.md'",
        "Content/glossary.yml:3:16: error: no component 'strip'; 'strip' was renamed; it is 'toolbar' now [link/unknown-component]",
        command, "Content/glossary.yml:3:16: fixit: replace 'strip' with 'toolbar'",
      ])
  }

  @Test func `a rule that is named as a link leads to it is found`() {
    #expect(
      found(
        "bars/tab-bar/en.md", "supersedes=dim-unavailable-tabs",
        "supersedes=dim-unavailable-tabs see=toolbar#keep-it-short,toolbar#keep-short")
        == [
          "Content/bars/tab-bar/en.md:11:93: error: no rule or component 'toolbar#keep-it-short'; did you mean 'toolbar/keep-it-short'? [link/unknown-rule]",
          "Content/bars/tab-bar/en.md:11:93: fixit: replace 'toolbar#keep-it-short' with 'toolbar/keep-it-short'",
          "Content/bars/tab-bar/en.md:11:115: error: no rule or component 'toolbar#keep-short'; did you mean 'toolbar/keep-it-short'? [link/unknown-rule]",
          "Content/bars/tab-bar/en.md:11:115: fixit: replace 'toolbar#keep-short' with 'toolbar/keep-it-short'",
        ])
  }

  @Test(arguments: ["toolbar/toolbar-button", "toolbar#toolbar-button"])
  func `a part is named without its page`(_ name: String) {
    #expect(
      found(
        "bars/tab-bar/en.md", "supersedes=dim-unavailable-tabs",
        "supersedes=dim-unavailable-tabs see=\(name)")
        == [
          "Content/bars/tab-bar/en.md:11:93: error: no rule or component '\(name)'; did you mean 'toolbar-button'? [link/unknown-rule]",
          "Content/bars/tab-bar/en.md:11:93: fixit: replace '\(name)' with 'toolbar-button'",
        ])
  }

  @Test func `an attribute names a renamed rule by its name of today`() {
    #expect(
      found(
        "bars/tab-bar/en.md", "supersedes=dim-unavailable-tabs",
        "supersedes=dim-unavailable-tabs see=old-tabs,toolbar/short,toolbar/gone")
        == [
          "Content/bars/tab-bar/en.md:11:93: error: 'old-tabs' was renamed; it is 'keep-every-tab-enabled' now [link/unknown-rule]",
          "Content/bars/tab-bar/en.md:11:93: fixit: replace 'old-tabs' with 'keep-every-tab-enabled'",
          "Content/bars/tab-bar/en.md:11:102: error: 'toolbar/short' was merged into 'toolbar/keep-it-short' [link/unknown-rule]",
          "Content/bars/tab-bar/en.md:11:102: fixit: replace 'toolbar/short' with 'toolbar/keep-it-short'",
          "Content/bars/tab-bar/en.md:11:116: error: 'toolbar/gone' was retired [link/unknown-rule]",
        ])
  }

  @Test func `a link to a merged rule says into which`() {
    let links = "[가](#short)와 [나](#long), [다](../tab-bar/ko.md#old-tabs), [라](#gone)"
    #expect(
      found("bars/toolbar/ko.md", "적은 버튼이", "\(links), 적은 버튼이") == [
        "Content/bars/toolbar/ko.md:10:6: error: 'short' was merged into 'keep-it-short' [link/unknown-anchor]",
        "Content/bars/toolbar/ko.md:10:6: fixit: replace 'short' with 'keep-it-short'",
        "Content/bars/toolbar/ko.md:10:19: error: 'long' was merged into 'tab-bar/keep-every-tab-enabled' [link/unknown-anchor]",
        "Content/bars/toolbar/ko.md:10:47: error: 'old-tabs' was renamed; it is 'keep-every-tab-enabled' now [link/unknown-anchor]",
        "Content/bars/toolbar/ko.md:10:47: fixit: replace 'old-tabs' with 'keep-every-tab-enabled'",
        "Content/bars/toolbar/ko.md:10:63: error: 'gone' was retired [link/unknown-anchor]",
      ])
  }

  @Test func `a page whose folder was renamed by hand is told by its name of today`() {
    let lock = (LockedGuide.files["rules.lock"] ?? "").replacing("toolbar/", with: "tool-bar/")
    let text = (LockedGuide.files["bars/tab-bar/ko.md"] ?? "")
      .replacing("../toolbar/ko.md", with: "../tool-bar/ko.md")
    let found = ExampleContent.printed(
      replacing: LockedGuide.files.mapValues { $0 as String? }
        .merging(["rules.lock": lock, "bars/tab-bar/ko.md": text]) { $1 })
    let place = "Content/bars/tab-bar/ko.md:14:28"
    #expect(
      found.filter { $0.hasPrefix(place) || $0.hasPrefix("  'hig") } == [
        "\(place): error: no page '../tool-bar/ko.md'; 'tool-bar' was renamed; it is 'toolbar' now [link/unknown-page]",
        "  'hig rename tool-bar toolbar' changes everything that still names it.",
        "\(place): fixit: replace '../tool-bar/ko.md' with '../toolbar/ko.md'",
      ])
  }

  @Test func `a page that has a rule of another by chance is not taken for it`() {
    let lock =
      (LockedGuide.files["rules.lock"] ?? "")
      .replacing("tab-bar/", with: "strip/").replacing("toolbar/", with: "tool-bar/")
      + "tool-bar/one active\ntool-bar/two active\n"
    let text = (LockedGuide.files["bars/tab-bar/ko.md"] ?? "")
      .replacing("../toolbar/ko.md", with: "../tool-bar/ko.md")
    let found = ExampleContent.printed(
      replacing: LockedGuide.files.mapValues { $0 as String? }
        .merging(["rules.lock": lock, "bars/tab-bar/ko.md": text]) { $1 })
    #expect(found.contains { $0.contains("no page '../tool-bar/ko.md'") })
    #expect(found.filter { $0.contains("'tool-bar' was renamed") } == [])
  }

  @Test func `a rule that was renamed before its page is told on the page of today`() {
    let files = LockedGuide.files.mapValues { $0 as String? }.merging([
      "rules.lock": Self.lock + "strip/be-brief renamed toolbar/keep-it-short\n",
      "bars/tab-bar/ko.md": (LockedGuide.files["bars/tab-bar/ko.md"] ?? "")
        .replacing("#keep-it-short", with: "#be-brief"),
    ]) { $1 }
    let place = "Content/bars/tab-bar/ko.md:14:45"
    #expect(
      ExampleContent.printed(replacing: files)
        .filter { $0.hasPrefix(place) || $0.hasPrefix("  'hig") } == [
          "\(place): error: 'be-brief' was renamed; it is 'keep-it-short' now [link/unknown-anchor]",
          "\(place): fixit: replace 'be-brief' with 'keep-it-short'",
        ])
  }

  @Test(arguments: [
    ("[가](toolbar#own-toolbar)", "10:5", "no file 'toolbar' beside the page", "toolbar"),
    ("[가](<ko.mdx#see-ko.mdx>)", "10:6", "no file 'ko.mdx' beside the page", "ko.mdx"),
    ("[가](en.md#no-en.md)", "10:5", "'en.md' is in another language", "en.md"),
    (
      "[가](../tab-bar/ko.md#tab-bar)", "10:22", "no heading '#tab-bar' on the page of 'tab-bar'",
      "tab-bar"
    ),
  ])
  func `the path of a link and what it leads to are told each at its place`(
    _ link: String, _ place: String, _ words: String, _ name: String
  ) {
    let files = LockedGuide.changing("bars/toolbar/ko.md", "적은 버튼이", "\(link), 적은 버튼이")
    let found = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    let path = "Content/bars/toolbar/ko.md:\(place)"
    #expect(found.contains { $0.hasPrefix("\(path): error: \(words)") }, "\(found)")
    #expect(
      found.filter { $0.contains(": fixit:") }
        .allSatisfy { $0.hasPrefix("\(path): fixit: replace '\(name)' with ") }, "\(found)")
  }

  @Test func `a link by reference is told where its address is written, once`() {
    let words = "적은 버튼이"
    let text = "[가][t], [나][t]. \(words)"
    let files = LockedGuide.changing("bars/toolbar/ko.md", words, text)
    let page = (files["bars/toolbar/ko.md"] ?? "") + "\n\n[t]: ../tabbar/ko.md\n"
    let printed = ExampleContent.printed(
      replacing: files.merging(["bars/toolbar/ko.md": page]) { $1 }.mapValues { $0 as String? })
    #expect(
      printed.filter { $0.contains("[link/unknown-") || $0.contains(": fixit:") } == [
        "Content/bars/toolbar/ko.md:12:6: error: no page '../tabbar/ko.md'; did you mean '../tab-bar/ko.md'? [link/unknown-page]",
        "Content/bars/toolbar/ko.md:12:6: fixit: replace '../tabbar/ko.md' with '../tab-bar/ko.md'",
      ])
  }
}
