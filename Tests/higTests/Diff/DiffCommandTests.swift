import Foundation
import SmallContent
import Testing

/// `hig diff` in a scripted history.
@Suite struct DiffCommandTests {
  private static func diff(
    _ arguments: String = "HEAD", after change: (GitGuide) throws -> Void
  ) throws -> HigProcess.Output {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try change(guide)
    return try guide.hig.shell("$HIG diff \(arguments) 2>&1")
  }

  @Test func `content that did not change says so`() throws {
    let output = try Self.diff { _ in }
    #expect(output == .init(status: 0, out: "no rule, name or address changed\n", talk: ""))
  }

  @Test func `a blank or a broken line changes nothing`() throws {
    let output = try Self.diff {
      try $0.edit("bars/tab-bar/en.md", "A dimmed tab explains", "A dimmed\ntab  explains")
    }
    #expect(output.out == "no rule, name or address changed\n")
  }

  @Test func `a comment, another mark of a list or of emphasis changes nothing`() throws {
    let output = try Self.diff { guide in
      try guide.edit("bars/toolbar/ko.md", "적은 버튼이", "<!-- 글쓴이에게 -->\n\n적은 버튼이")
      try guide.edit("bars/toolbar/en.md", "Few buttons", "<!-- for writers -->\n\nFew buttons")
    }
    #expect(output.out == "no rule, name or address changed\n")
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/ko.md", "적은 버튼이", "- *하나*\n- 둘\n\n적은 버튼이")
    try guide.commit("list")
    try guide.edit("bars/toolbar/ko.md", "- *하나*\n- 둘", "* _하나_\n* 둘")
    #expect(try guide.hig.run("diff", "HEAD").out == "no rule, name or address changed\n")
  }

  @Test(arguments: ["en", "ko"])
  func `nor does it in a section of a page, nor does a moved page that it links to`(
    _ language: String
  ) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let page = "bars/toolbar/\(language).md"
    let heading = language == "en" ? "### Keep it short" : "### 길게 늘이지"
    let section = "## More {#more}\n\n- [탭](../tab-bar/\(language).md)\n- 둘\n\n"
    try guide.edit(page, heading, section + heading)
    try guide.edit(
      "site.yml", "[tab-bar, toolbar]",
      "[tab-bar, toolbar]\n  - {id: views, title: {en: Views, ko: 뷰}, components: []}")
    try guide.commit("section")
    try guide.edit(page, "- [탭]", "<!-- 글쓴이에게 -->\n\n* [탭]")
    try guide.edit(page, "- 둘", "* 둘")
    #expect(try guide.hig.run("diff", "HEAD").out == "no rule, name or address changed\n")
    #expect(try guide.hig.run("move", "tab-bar", "views").status == 0)
    let moved = try guide.hig.run("diff", "HEAD").out
    #expect(
      moved.split(separator: "\n") == [
        "~ component tab-bar", "    group: bars → views",
        "rules: 0 added, 0 removed, 0 changed; other changes: 1",
      ])
    try guide.edit(page, "* 둘", "* 셋")
    #expect(
      try guide.hig.run("diff", "HEAD").out.contains("text of section more (\(language)): "))
  }

  @Test(arguments: [
    ("site.yml", "ko: 바}", "ko: 막대}", "~ group bars", "title (ko): 바 → 막대"),
    (
      "apis.yml", "ko: 아이콘", "ko: 그림", "~ table UITabBarItem.SystemItem",
      "caption (ko): 아이콘 → 그림"
    ),
    (
      "apis.yml", "{name: UITabBar,", "{general-knowledge: true, name: UITabBar,",
      "~ symbol UITabBar",
      "general-knowledge: none → true"
    ),
  ])
  func `what is said of a group, a table or an API is told`(
    _ path: String, _ old: String, _ new: String, _ node: String, _ change: String
  ) throws {
    let output = try Self.diff { try $0.edit(path, old, new) }
    #expect(
      output.out.split(separator: "\n").prefix(2).map(String.init) == [node, "    \(change)"])
  }

  @Test func `a rename is no rewording, however links are written, and code is no link`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit(
      "bars/tab-bar/ko.md", "그대로 두세요.",
      "그대로 두세요. [가](<#dim-unavailable-tabs>), [나][r], [다](<../tab-bar/ko.md#dim-unavailable-tabs>), "
        + "`(#dim-unavailable-tabs)`.\n\n[r]: #dim-unavailable-tabs")
    try guide.commit("links")
    #expect(
      try guide.hig.run("rename", "tab-bar/dim-unavailable-tabs", "tab-bar/dim-tabs").status == 0)
    let lines = try guide.hig.run("diff", "HEAD").lines
    #expect(!lines.contains { $0.contains("[-") || $0.contains("{+") }, "\(lines)")
    #expect(lines.last == "rules: 0 added, 0 removed, 1 changed", "\(lines)")
  }

  @Test func `a rewording is told word by word, and the language that fell behind`() throws {
    let output = try Self.diff {
      try $0.edit("bars/toolbar/ko.md", "더 빨리 눈에 띕니다", "훨씬 빨리 눈에 띕니다")
    }
    #expect(
      output.out == """
        ~ rule toolbar/keep-it-short: Keep it short
            ko: translated → needs-review
            ko: 길게 늘이지 마세요
                적은 버튼이 [-더-] {+훨씬+} 빨리 눈에 띕니다.
        rules: 0 added, 0 removed, 1 changed; translations that fell behind: 1

        """)
  }

  @Test func `a change of one text is one translation that fell behind, as hig translate has it`()
    throws
  {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Few buttons, 5 at most,")
    #expect(
      try guide.hig.run("translate", "--quiet").out
        == "toolbar/keep-it-short [ko] stale: numbers, words in en\n")
    #expect(
      try guide.hig.run("diff", "HEAD").lines.last
        == "rules: 0 added, 0 removed, 1 changed; translations that fell behind: 1")
  }

  @Test func `a translation that arrives has not fallen behind`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let path = "Content/bars/toolbar/ko.md"
    let page = try guide.hig.contents(of: path)
    try guide.hig.remove(path)
    #expect(
      try guide.hig.run("diff", "HEAD").lines.last
        == "rules: 0 added, 0 removed, 1 changed; translations that fell behind: 1; other changes: 2"
    )
    try guide.commit("Drop the Korean page")
    try guide.hig.write(page.replacing("더 빨리", with: "훨씬 빨리"), to: path)
    let lines = try guide.hig.run("diff", "HEAD").lines
    #expect(lines.contains("    ko: missing → needs-review"), "\(lines)")
    #expect(lines.last == "rules: 0 added, 0 removed, 1 changed; other changes: 2")
  }

  @Test func `a new kind, edition and edge are told by name`() throws {
    let output = try Self.diff {
      try $0.edit(
        "bars/toolbar/en.md", "{#keep-it-short .avoid ",
        "{#keep-it-short .consider since=ios7 conflicts=tab-bar/dim-unavailable-tabs ")
      try $0.edit("bars/toolbar/en.md", "are found", "of `UITabBar` are found")
    }
    let lines = output.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("kind: avoid → consider"))
    #expect(lines.contains("since: ios11 → ios7"))
    #expect(lines.contains("+ conflicts rule tab-bar/dim-unavailable-tabs"))
    #expect(lines.contains("+ governs symbol UITabBar"))
    #expect(lines.contains("ko: translated → stale"))
  }

  @Test func `what changed in something that is no rule is told`() throws {
    let change = { (guide: GitGuide) in
      try guide.edit("bars/tab-bar/ko.md", "title: 탭 바", "title: 탭바")
      try guide.edit("bars/tab-bar/en.md", "apis: [UITabBar]", "apis: [UITabBarItem]")
      try guide.edit(
        "bars/tab-bar/en.md", "{#availability}", "{#availability}\n\nOnly *some* tabs.")
      try guide.edit(
        "apis.yml", "UITabBar, kind: class,", "UITabBar, kind: class, deprecated: iOS 27,")
      try guide.edit("apis.yml", "name: {en: Bookmarks,", "name: {en: Marks,")
      try guide.edit("glossary.yml", "[탭 막대]", "[탭 막대, 탭 띠]")
      try guide.edit("editions.yml", "\"2013\"", "2013-09")
      try guide.edit("sources.yml", "languages: [ko]", "languages: [en, ko]")
    }
    let output = try Self.diff(after: change)
    #expect(
      output.out == """
        ~ component tab-bar
            title (ko): 탭 바 → 탭바
            text of section availability (en): none → Only *some* tabs.
            + governs symbol UITabBarItem
            - governs symbol UITabBar
        ~ symbol UITabBar
            deprecated: none → iOS 27
        ~ system-item UITabBarItem.SystemItem.bookmarks
            name (en): Bookmarks → Marks
        ~ edition ios7
            date: 2013 → 2013-09
        ~ source ios7-2013
            languages: ko → en, ko
        ~ term tab-bar
            discouraged (ko): 탭 막대 → 탭 막대, 탭 띠
        rules: 0 added, 0 removed, 0 changed; other changes: 6

        """)
    let markdown = try Self.diff("HEAD --format markdown", after: change).lines
    #expect(markdown.contains("### Other changes") && markdown.contains("- `symbol UITabBar`"))
    #expect(markdown.contains("  - \\+ governs symbol UITabBarItem"))
    #expect(try Self.diff("HEAD --exit-code", after: change).status == 1)
  }

  @Test func `a renamed page is told once, and rewords nothing`() throws {
    let output = try Self.diff { guide in
      let renamed = try guide.hig.run("rename", "toolbar", "action-bar")
      #expect(renamed.status == 0)
    }
    #expect(
      output.lines.filter { !$0.hasPrefix("+ address action-bar.") } == [
        "~ rule action-bar/keep-it-short (was toolbar/keep-it-short): Keep it short",
        "~ component action-bar (was toolbar)", "- address toolbar.parallel.html",
        "- address toolbar.relations.html",
        "rules: 0 added, 0 removed, 1 changed; other changes: 1; addresses that vanish: 2",
      ], "\(output.out)")
  }

  @Test func `a rule that holds in other editions because another has changed is told`() throws {
    let output = try Self.diff {
      try $0.edit("bars/tab-bar/en.md", " supersedes=dim-unavailable-tabs", "")
    }
    let lines = output.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("~ rule tab-bar/dim-unavailable-tabs: Dim unavailable tabs"))
    #expect(lines.contains("editions: ios7 → ios7, ios11"))
    let edition = "\n  - id: ios12\n    date: \"2019\"\n    title: {en: iOS 12, ko: iOS 12}\n"
    let other = try Self.diff { guide in
      let editions = try guide.hig.contents(of: "Content/editions.yml")
      try guide.hig.write(editions + edition, to: "Content/editions.yml")
    }
    #expect(!other.out.contains("editions:"), "\(other.out)")
  }

  @Test func `a rule that lost its sources is told`() throws {
    let output = try Self.diff { guide in
      let lines = try guide.hig.contents(of: "Content/provenance.tsv").split(separator: "\n")
      let others = lines.filter { !$0.contains("toolbar/keep-it-short") }
      try guide.hig.write(others.joined(separator: "\n") + "\n", to: "Content/provenance.tsv")
    }
    #expect(output.lines.contains("    sources: ios7-2013 → none"), "\(output.out)")
  }

  @Test func `an added rule is told with its address`() throws {
    let output = try Self.diff { guide in
      for (language, title) in [("en", "Let it hide"), ("ko", "숨게 하세요")] {
        let page = "Content/bars/toolbar/\(language).md"
        let kind = language == "en" ? " .do" : ""
        let rule = "\n### \(title) {#let-it-hide\(kind)}\n\nUITabBar.\n"
        try guide.hig.write(try guide.hig.contents(of: page) + rule, to: page)
      }
    }
    #expect(
      output.out == """
        + rule toolbar/let-it-hide: do: Let it hide
        + address toolbar.html#let-it-hide
        rules: 1 added, 0 removed, 0 changed

        """)
  }

  @Test func `a rule that was only deleted takes its address with it`() throws {
    let output = try Self.diff {
      try $0.edit("bars/tab-bar/en.md", " supersedes=dim-unavailable-tabs", "")
      try $0.edit("bars/tab-bar/en.md", "{#dim-unavailable-tabs .do since=ios7}", "")
      try $0.edit("bars/tab-bar/ko.md", "{#dim-unavailable-tabs}", "")
    }
    #expect(
      output.lines.first == """
        - rule tab-bar/dim-unavailable-tabs: Dim unavailable tabs \
        (gone without a word in rules.lock; see 'hig rename' and 'hig retire')
        """)
    #expect(output.lines.contains("- address tab-bar.html#dim-unavailable-tabs"))
  }

  @Test func `a renamed rule is one change and keeps its old address`() throws {
    let output = try Self.diff { guide in
      let renaming = try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/keep-short")
      #expect(renaming.status == 0)
    }
    #expect(
      output.out == """
        ~ rule toolbar/keep-short (was toolbar/keep-it-short): Keep it short
        + address toolbar.html#keep-short
        rules: 0 added, 0 removed, 1 changed

        """)
  }

  @Test func `a retired rule says so`() throws {
    let output = try Self.diff { guide in
      let retirement = try guide.hig.run("retire", "tab-bar/dim-unavailable-tabs")
      #expect(retirement.status == 0)
    }
    #expect(
      output.lines.contains(
        "- rule tab-bar/dim-unavailable-tabs: Dim unavailable tabs (retired)"))
    #expect(!output.out.contains("- address"))
  }

  @Test func `two revisions are compared without regard to the files`() throws {
    let output = try Self.diff("HEAD~1 HEAD") { guide in
      try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
      try guide.commit("Reword")
      try guide.edit("bars/toolbar/en.md", "Fewer buttons", "No buttons")
    }
    #expect(
      output.lines.prefix(4).suffix(2) == [
        "    en: Keep it short", "        [-Few-] {+Fewer+} buttons are found faster.",
      ])
    #expect(!output.out.contains("No"))
  }

  @Test func `an API that leaves takes its page with it`() throws {
    let output = try Self.diff {
      try $0.edit(
        "apis.yml",
        "  - {name: UITabBarItem.SystemItem, kind: enum, framework: UIKit}\n",
        "  - {name: UIToolbar, kind: class, framework: UIKit}\n")
    }
    #expect(output.lines.contains("+ api UIToolbar"))
    #expect(output.lines.contains("- api UITabBarItem.SystemItem"))
    #expect(output.lines.contains("- address api/UITabBarItem.SystemItem.html"))
  }

  @Test func `a word that moves from the title to the body is told in both`() throws {
    let output = try Self.diff {
      try $0.edit("bars/toolbar/ko.md", "길게 늘이지 마세요", "길게 마세요")
      try $0.edit("bars/toolbar/ko.md", "적은 버튼이", "늘이지 적은 버튼이")
    }
    #expect(
      output.lines.dropFirst(2).prefix(2) == [
        "    ko: 길게 [-늘이지-] 마세요", "        {+늘이지+} 적은 버튼이 더 빨리 눈에 띕니다.",
      ])
  }

  @Test func `JSON tells the same`() throws {
    let output = try Self.diff("HEAD --format json") {
      try $0.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    }
    let json = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
    let changed = try #require((json?["changed"] as? [[String: Any]])?.first)
    #expect((changed["rule"] as? [String: Any])?["id"] as? String == "toolbar/keep-it-short")
    let text = try #require((changed["texts"] as? [[String: Any]])?.first)
    #expect(text["language"] as? String == "en")
    #expect(text["titleRuns"] as? Int == 1)
    let runs = try #require(text["runs"] as? [[String: String]])
    #expect(
      runs.map { "\($0["change"] ?? ""): \($0["text"] ?? "")" } == [
        "kept: Keep it short", "removed: Few", "added: Fewer",
        "kept: buttons are found faster.",
      ])
  }

  @Test func `Markdown for a pull request keeps markup in the text as text`() throws {
    let output = try Self.diff("HEAD --format markdown") {
      try $0.edit("bars/toolbar/en.md", "Few buttons", "Few *<big>* `UITabBar` buttons")
    }
    #expect(
      output.out.contains(#"<ins>\*&lt;big>\* \`UITabBar\`</ins>"#), "\(output.out)")
    #expect(output.out.hasPrefix("**Guidelines:** rules: 0 added, 0 removed, 1 changed"))
    #expect(output.out.contains("  - en: Keep it short<br>Few <ins>"), "\(output.out)")
    let accented = try Self.diff("HEAD --format markdown") {
      try $0.edit("bars/toolbar/en.md", "Few buttons", "Few [\u{301}big](b) buttons")
    }
    #expect(accented.out.contains("<ins>\\[\u{301}big\\](b)</ins>"), "\(accented.out)")
  }

  @Test func `Markdown tells an edge that is gained from one that is lost`() throws {
    let output = try Self.diff("HEAD --format markdown") {
      try $0.edit("bars/toolbar/en.md", ".avoid ", ".avoid see=tab-bar ")
      try $0.edit("bars/tab-bar/en.md", " supersedes=dim-unavailable-tabs", "")
    }
    #expect(output.lines.contains("  - \\+ see-also component tab-bar"), "\(output.out)")
    #expect(
      output.lines.contains("  - \\- supersedes rule tab-bar/dim-unavailable-tabs"),
      "\(output.out)")
  }

  @Test func `a revision that is not there is a failure`() throws {
    let output = try Self.diff("no-such-thing") { _ in }
    #expect(output.status == 2)
    #expect(output.out == "Error: git knows no revision 'no-such-thing'\n")
  }

  @Test func `a name that looks like an option is no option of git`() throws {
    let output = try Self.diff("-- --output=x") { _ in }
    #expect(output.status == 2)
    #expect(output.out == "Error: git knows no revision '--output=x'\n")
  }

  @Test func `with an exit code asked for a change is 1`() throws {
    let output = try Self.diff("HEAD --exit-code") {
      try $0.edit("bars/toolbar/en.md", "Few", "Fewer")
    }
    #expect(output.status == 1)
  }
}
