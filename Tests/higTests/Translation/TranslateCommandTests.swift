import Foundation
import SmallContent
import Testing

@testable import hig

/// `hig translate` in a scripted history.
@Suite struct TranslateCommandTests {
  @Test func `what was accepted is not listed`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    #expect(try guide.hig.run("translate") == .init(status: 0, out: "", talk: ""))
    #expect(try guide.hig.run("check") == .init(status: 0, out: "", talk: "0 errors, 0 warnings\n"))
  }

  @Test func `a rule that seems to be a published one with another id is not accepted`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    for language in ["en", "ko"] {
      try guide.edit("bars/toolbar/\(language).md", "{#keep-it-short", "{#keep-short")
    }
    let lock = try guide.hig.contents(of: "Content/rules.lock")
    let words = """
      hig: not accepted: 'toolbar/keep-short' seems to be 'toolbar/keep-it-short' with another id; \
      'hig rename toolbar/keep-it-short toolbar/keep-short' records that; \
      where it is another rule, 'hig retire toolbar/keep-it-short' comes first

      """
    #expect(
      try guide.hig.run("translate", "accept", "toolbar/keep-short")
        == .init(status: 1, out: "", talk: words))
    #expect(
      try guide.hig.run("translate", "accept", "--all")
        == .init(status: 0, out: "", talk: words + "accepted 0 rules in Content/rules.lock\n"))
    #expect(try guide.hig.contents(of: "Content/rules.lock") == lock)
    #expect(try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/keep-short").status == 0)
    #expect(try guide.hig.run("check", "--strict").status == 0)
  }

  @Test func `a change is shown word by word beside the other text, from the history`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit(
      "bars/tab-bar/en.md", "A dimmed tab explains nothing", "A dimmed tab explains 2 things")
    try guide.commit("Say how many")
    try guide.edit("bars/tab-bar/en.md", "A dimmed tab explains 2", "A gray tab explains 2")
    try guide.commit("Say gray")
    #expect(
      try guide.hig.run("translate")
        == .init(
          status: 1,
          out: """
            tab-bar/keep-every-tab-enabled [ko] stale: numbers, words in en
              Content/bars/tab-bar/en.md:11
                Keep every tab enabled
                A [-dimmed-] {+gray+} tab explains [-nothing;-] {+2 things;+} leave `UITabBarItem.isEnabled` alone.
              Content/bars/tab-bar/ko.md:8
                모든 탭을 켜 두세요
                흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.

            """, talk: ""))
    let found = try guide.hig.run("check").lines
    #expect(
      found.first
        == "Content/bars/tab-bar/en.md:11:1: error: 'tab-bar/keep-every-tab-enabled' differs between 'en' and 'ko': numbers: '2' only in 'en' [translation/parity]"
    )
    #expect(
      found.contains(
        "  Mend it in 'en', which has changed since they agreed, or let 'ko' follow."))
    #expect(!found.contains { $0.contains("translation/stale") })
  }

  @Test func `a text with the line ends of Windows is shown line by line`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"] = SmallGuide.files["bars/toolbar/en.md"]?
      .replacing("Few buttons", with: "Few\nbuttons").replacing("\n", with: "\r\n")
    let guide = try GitGuide(files)
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/ko.md", "적은 버튼이", "몇 안 되는 버튼이")
    #expect(
      try guide.hig.run("translate").lines.prefix(5) == [
        "toolbar/keep-it-short [ko] needs-review: words in ko", "  Content/bars/toolbar/en.md:9",
        "    Keep it short", "    Few", "    buttons are found faster.",
      ])
  }

  @Test(arguments: [
    "diff.relative true", "log.showRoot false", "diff.orderFile nowhere", "log.showSignature true",
  ])
  func `however somebody likes git to print, a text is found in the history`(
    _ setting: String
  ) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    _ = try guide.hig.shell("git config \(setting)")
    try guide.edit("bars/tab-bar/en.md", "A dimmed tab", "A gray tab")
    let shown = try guide.hig.run("translate").out
    #expect(shown.contains("A [-dimmed-] {+gray+} tab"), "\(shown)")
  }

  @Test func `a text that was accepted in a merge is found in the history`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let (path, line) = ("bars/toolbar/en.md", "Few buttons")
    _ = try guide.hig.shell("git checkout -q -b other")
    try guide.edit(path, line, "Some buttons")
    try guide.commit("There")
    _ = try guide.hig.shell("git checkout -q main")
    try guide.edit(path, line, "Several buttons")
    try guide.commit("Here")
    _ = try guide.hig.shell("git -c user.name=a -c user.email=a@example.org merge other")
    let torn = try guide.hig.contents(of: "Content/\(path)")
    try #require(torn.contains("<<<<<<<"), "\(torn)")
    let start = try #require(torn.firstRange(of: "<<<<<<<")).lowerBound
    let end = try #require(torn.firstRange(of: ">>>>>>> other\n")).upperBound
    try guide.hig.write(
      torn[..<start] + "Fewest buttons are found faster.\n" + torn[end...], to: "Content/\(path)")
    _ = try guide.hig.run("translate", "accept", "--all")
    try guide.commit("Merge")
    try guide.edit(path, "Fewest", "Least")
    let shown = try guide.hig.run("translate").out
    #expect(shown.contains("[-Fewest-] {+Least+} buttons are found faster."), "\(shown)")
  }

  @Test func `texts of a page that was renamed on a merged branch are found in the history`() throws
  {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let path = "bars/tools/en.md"
    _ = try guide.hig.shell(
      "git checkout -q -b other; git mv Content/bars/toolbar Content/bars/tools")
    try guide.commit("Rename")
    for (old, new) in [("Few buttons", "Some buttons"), ("Some buttons", "Fewer buttons")] {
      try guide.edit(path, old, new)
      try guide.commit(new)
    }
    let merge = "git -c user.name=a -c user.email=a@example.org merge -q --no-ff -m Merge other"
    _ = try guide.hig.shell("git checkout -q main; \(merge)")
    let repository = GitRepository(folder: guide.hig.folder.appending(path: "Content").path)
    let texts = repository.revisions(of: path, limit: 20).map {
      repository.text(of: $0.path, in: $0.revision)
    }
    for words in ["Fewer buttons", "Some buttons", "Few buttons"] {
      #expect(texts.contains { $0?.contains(words) == true }, "\(words): \(texts)")
    }
  }

  @Test func `the translation is changed and accepted, and all agree again`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let before = try guide.hig.contents(of: "Content/rules.lock")
    try guide.edit("bars/tab-bar/en.md", "explains nothing", "explains 2 things")
    try guide.edit("bars/tab-bar/ko.md", "흐린 탭은 아무것도", "흐린 탭은 2가지만")
    #expect(
      try guide.hig.run("translate", "--quiet").lines == [
        "tab-bar/keep-every-tab-enabled [ko] needs-review: numbers, words in en; numbers, words in ko"
      ])
    #expect(
      try guide.hig.run("translate", "accept", "tab-bar/keep-every-tab-enabled")
        == .init(status: 0, out: "", talk: "accepted 1 rule in Content/rules.lock\n"))
    #expect(try guide.hig.run("translate").status == 0)
    let after = try guide.hig.contents(of: "Content/rules.lock")
    let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter {
      $0 != $1
    }
    #expect(changed.map { $0.0.prefix(30) } == ["tab-bar/keep-every-tab-enabled"])
  }

  @Test func `facts that differ are told when they are accepted, unless a comment allows it`()
    throws
  {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/tab-bar/en.md", "explains nothing", "explains 2 things")
    #expect(
      try guide.hig.run("translate", "accept", "tab-bar")
        == .init(
          status: 0, out: "",
          talk: """
            Content/bars/tab-bar/en.md:11:1: error: 'tab-bar/keep-every-tab-enabled' differs between 'en' and 'ko': numbers: '2' only in 'en' [translation/parity]
              ### Keep every tab enabled {#keep-every-tab-enabled .do supersedes=dim-unavailable-tabs}
              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              Mend it in 'en', which has changed since they agreed, or let 'ko' follow.
            Content/bars/tab-bar/ko.md:8:1: note: '모든 탭을 켜 두세요' is here
            accepted 2 rules in Content/rules.lock, of which 1 differs in facts

            """))
    #expect(try guide.hig.run("translate").status == 0)
    #expect(try guide.hig.run("check").status == 1)
    try guide.edit(
      "bars/tab-bar/ko.md", "### 모든 탭", "<!-- hig:ignore translation/parity -->\n\n### 모든 탭")
    #expect(
      try guide.hig.run("translate", "accept", "tab-bar/keep-every-tab-enabled").talk
        == "accepted 1 rule in Content/rules.lock\n")
  }

  @Test func `without a history both texts are shown as they are`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.hig.remove(".git")
    try guide.edit("bars/tab-bar/ko.md", "흐린 탭은", "어두운 탭은")
    #expect(
      try guide.hig.run("translate").lines == [
        "tab-bar/keep-every-tab-enabled [ko] needs-review: words in ko",
        "  Content/bars/tab-bar/en.md:11", "    Keep every tab enabled",
        "    A dimmed tab explains nothing; leave `UITabBarItem.isEnabled` alone.",
        "  Content/bars/tab-bar/ko.md:8", "    모든 탭을 켜 두세요",
        "    어두운 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.",
      ])
  }

  @Test func `a missing text is listed with the one that is there`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit(
      "bars/toolbar/ko.md", "### 길게 늘이지 마세요 {#keep-it-short}\n\n적은 버튼이 더 빨리 눈에 띕니다.", "")
    #expect(
      try guide.hig.run("translate", "--state", "missing,stale").lines == [
        "toolbar/keep-it-short [ko] missing: no text in ko", "  Content/bars/toolbar/en.md:9",
        "    Keep it short", "    Few buttons are found faster.",
      ])
    #expect(try guide.hig.run("translate", "--page", "tab-bar").status == 0)
  }

  @Test(arguments: [
    (
      ["tab-bar/keep-every-tab"], 1,
      "hig: no rule, page or part 'tab-bar/keep-every-tab'; did you mean 'tab-bar/keep-every-tab-enabled'?\n"
    ),
    (["toolbr"], 1, "hig: no rule, page or part 'toolbr'; did you mean 'toolbar'?\n"),
    (["toolbar/xx"], 1, "hig: no rule, page or part 'toolbar/xx'\n"),
  ])
  func `an unknown id changes nothing`(_ ids: [String], _ status: Int32, _ talk: String) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try guide.hig.run("translate", "accept", ids[0])
    #expect(output == .init(status: status, out: "", talk: talk))
    #expect(try guide.files() == before)
  }

  @Test func `a page without rules is told as that`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    for (language, title) in [("en", "Menus"), ("ko", "메뉴")] {
      try guide.hig.write(
        "---\ntitle: \(title)\nsummary: \(title).\n---\n", to: "Content/bars/menu/\(language).md")
    }
    let output = try guide.hig.run("translate", "accept", "menu")
    #expect(output == .init(status: 1, out: "", talk: "hig: the page 'menu' has no rules yet\n"))
  }

  @Test func `an id of before is told what became of it, and nothing is accepted`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    #expect(try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/short").status == 0)
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let before = try guide.files()
    #expect(
      try guide.hig.run("translate", "accept", "toolbar/keep-it-short")
        == .init(
          status: 1, out: "",
          talk: "hig: 'toolbar/keep-it-short' was renamed; it is 'toolbar/short' now\n"))
    #expect(try guide.files() == before)
  }

  @Test func `a rule that is named twice, by itself and by its page, is accepted once`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.run(
      "translate", "accept", "tab-bar/keep-every-tab-enabled", "tab-bar", "tab-bar")
    #expect(output.talk == "accepted 2 rules in Content/rules.lock\n")
  }

  @Test func `a part is accepted without the rest of its page`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    for (language, title) in [("en", "Use words"), ("ko", "단어를 쓰세요")] {
      let path = "Content/bars/toolbar/\(language).md"
      let list = language == "en" ? " .do source=ios7-2013" : ""
      try guide.hig.write(
        try guide.hig.contents(of: path)
          + "\n\n## \(title) {#use-words\(list)}\n\n\(title).\n", to: path)
    }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let accept = { try guide.hig.run("translate", "accept", "toolbar-button") }
    #expect(try accept().talk == "accepted 1 rule in Content/rules.lock\n")
    #expect(
      try guide.hig.run("translate", "--quiet").lines.map { $0.prefix(20) }
        == ["toolbar/use-words [k"])
    try guide.edit(
      "bars/toolbar/en.md", "## Use words", "## Ends {#ends .part}\n\n## Use words")
    #expect(
      try guide.hig.run("translate", "accept", "ends")
        == .init(status: 1, out: "", talk: "hig: the part 'ends' has no rules yet\n"))
  }

  @Test func `what one language lacks of a rule that is accepted is told`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit(
      "bars/toolbar/ko.md", "### 길게 늘이지 마세요 {#keep-it-short}\n\n적은 버튼이 더 빨리 눈에 띕니다.", "")
    let output = try guide.hig.run("translate", "accept", "toolbar")
    #expect(
      output.talk
        == "hig: 'toolbar/keep-it-short' is missing in 'ko'\naccepted 1 rule in Content/rules.lock\n"
    )
  }

  @Test func `the first language is what the others are accepted against`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try guide.hig.run("translate", "accept", "--lang", "en", "toolbar")
    #expect(
      output.talk
        == "Error: 'en' is the language that the others are compared with; name another.\n")
    #expect(output.status == 2)
    #expect(try guide.files() == before)
    #expect(
      try guide.hig.run("translate", "accept", "--lang", "en", "--lang", "ko", "toolbar").status
        == 0)
  }

  @Test(arguments: [
    (
      "list --state translated",
      "'translated' is not listed; the states are needs-review, stale, missing."
    ),
    ("list --state 낡음", "There is no state '낡음'; the states are needs-review, stale, missing."),
    (
      "export --to ko --state 낡음",
      "There is no state '낡음'; the states are translated, needs-review, stale, missing."
    ),
  ])
  func `a state that is not listed is refused with those that are`(
    _ line: String, _ words: String
  ) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell("\"$HIG\" translate \(line) 2>&1")
    #expect(output.status == 2)
    #expect(output.lines.first?.hasSuffix(" is invalid for '--state <states>': \(words)") == true)
  }

  @Test(arguments: [
    ("list --page tab", "There is no page 'tab'; did you mean 'tab-bar'?"),
    ("--quiet --page 탭바", "There is no page '탭바'; the pages are tab-bar, toolbar."),
    ("--page toolbar-button", "There is no page 'toolbar-button'; did you mean 'toolbar'?"),
    ("--lang ja", "There is no language 'ja'; the site has en, ko."),
    ("export --to ko --page tool", "There is no page 'tool'; did you mean 'toolbar'?"),
  ])
  func `a page or language that is not there is not in step`(_ line: String, _ words: String) throws
  {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      "\"$HIG\" translate \(line) 2>&1 | head -1; exit ${PIPESTATUS[0]}")
    #expect(output == .init(status: 2, out: "Error: \(words)\n", talk: ""))
  }

  @Test func `a page is accepted whole and a third language by itself`() throws {
    var files = SmallGuide.files
    files["site.yml"] = files["site.yml"]?.replacing(
      "script: Hang}", with: "script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}")
    let guide = try GitGuide(files)
    defer { guide.hig.remove() }
    try guide.hig.write(
      "---\ntitle: ツールバー\nsummary: 画面を操作します。\n---\n\n### 短く保つ {#keep-it-short}\n\n早く見つかります。\n",
      to: "Content/bars/toolbar/ja.md")
    #expect(
      try guide.hig.run("translate", "--quiet", "--page", "toolbar").lines == [
        "toolbar/keep-it-short [ja] needs-review: never accepted"
      ])
    #expect(try guide.hig.run("translate", "accept", "--lang", "ja", "toolbar").status == 0)
    #expect(try guide.hig.run("translate", "--quiet", "--page", "toolbar").status == 0)
    #expect(try guide.line(of: "toolbar/keep-it-short")?.contains(" ja=avoid.") == true)
  }

  @Test func `a language that is not accepted is not told to differ`() throws {
    var files = SmallGuide.files
    files["site.yml"] = files["site.yml"]?.replacing(
      "script: Hang}", with: "script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}")
    files["bars/toolbar/ja.md"] =
      "---\ntitle: ツールバー\nsummary: 画面を操作します。\n---\n\n### 短く保つ {#keep-it-short}\n\n5倍早く見つかります。\n"
    let guide = try GitGuide(files)
    defer { guide.hig.remove() }
    let accept = { try guide.hig.run("translate", "accept", "--lang", $0, "toolbar").talk }
    #expect(try accept("ko") == "accepted 1 rule in Content/rules.lock\n")
    #expect(try accept("ja").hasSuffix("of which 1 differs in facts\n"))
  }
}
