import Testing

/// What git merges without a conflict although one branch gives an id and the other uses it.
@Suite struct MergedBranchTests {
  /// A guide in which a branch has links to a rule in both languages, accepted, and another one is to be merged.
  private func merged(with change: (HigProcess) throws -> Void) throws -> GitGuide {
    let guide = try GitGuide()
    try guide.hig.write("Content/rules.lock merge=union\n", to: ".git/info/attributes")
    try guide.git("checkout --quiet -b other")
    try change(guide.hig)
    try guide.commit("Change")
    try guide.git("checkout --quiet -b links HEAD~1")
    for (language, words) in [("en", "See [dimmed"), ("ko", "[흐린 탭을 보세요")] {
      let text = try guide.hig.contents(of: "Content/bars/toolbar/\(language).md")
      try guide.hig.write(
        "\(text)\n\(words)](../tab-bar/\(language).md#dim-unavailable-tabs).\n",
        to: "Content/bars/toolbar/\(language).md")
    }
    #expect(try guide.hig.run("translate", "accept", "--all").status == 0)
    try guide.commit("Link")
    try guide.git("merge --quiet --no-edit other")
    return guide
  }

  @Test func `a rule that one branch adds to a page that another renames comes along`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.hig.write("Content/rules.lock merge=union\n", to: ".git/info/attributes")
    try guide.git("checkout --quiet -b other")
    #expect(try guide.hig.run("rename", "tab-bar", "tab-strip").status == 0)
    try guide.commit("Rename")
    try guide.git("checkout --quiet -b rule main")
    for (language, title) in [("en", "Show five tabs {#five .do}"), ("ko", "탭은 다섯 개만 두세요 {#five}")]
    {
      let path = "Content/bars/tab-bar/\(language).md"
      try guide.hig.write(try guide.hig.contents(of: path) + "\n\n### \(title)\n\n한글.\n", to: path)
    }
    try guide.edit("provenance.tsv", "tab-bar/dim-", "tab-bar/five,tab-bar/dim-")
    #expect(try guide.hig.run("translate", "accept", "--all").status == 0)
    try guide.commit("Add")
    try guide.git("merge --quiet --no-edit -X ours other")
    let mended = try guide.hig.run("check", "--fix")
    #expect(!mended.talk.contains("unmade"), "\(mended)")
    #expect(
      try !guide.hig.contents(of: "Content/rules.lock").contains(
        "tab-bar/keep-every-tab-enabled active"))
  }

  @Test func `accepting does not decide whether a rule is gone`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let lock = try guide.hig.contents(of: "Content/rules.lock")
    try guide.hig.write(lock + "toolbar/keep-it-short retired\n", to: "Content/rules.lock")
    #expect(
      try guide.hig.run("translate", "accept", "toolbar")
        == .init(
          status: 1, out: "",
          talk:
            "hig: not accepted: of the two lines of 'toolbar/keep-it-short' in rules.lock one says that it is gone; delete the one that is not true\n"
        ))
    #expect(
      try guide.hig.contents(of: "Content/rules.lock") == lock + "toolbar/keep-it-short retired\n")
  }

  @Test func `the rules of a page that was moved by hand are renamed one by one`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.git("mv Content/bars/tab-bar Content/bars/tab-strip")
    for name in ["dim-unavailable-tabs", "keep-every-tab-enabled"] {
      #expect(try guide.hig.run("rename", "tab-bar/\(name)", "tab-strip/\(name)").status == 0)
    }
  }

  private func expectMended(_ guide: GitGuide) throws {
    #expect(try guide.hig.run("check", "--strict").talk == "0 errors, 0 warnings\n")
    #expect(try guide.hig.run("translate") == .init(status: 0, out: "", talk: ""))
  }

  @Test func `links to a rule that was renamed meanwhile are mended by the same command`() throws {
    let rename = ["rename", "tab-bar/dim-unavailable-tabs", "tab-bar/dim-tabs"]
    let guide = try merged { _ = try $0.run(rename) }
    defer { guide.hig.remove() }
    let found = try guide.hig.run("check").lines
    #expect(
      found.filter { !$0.hasPrefix("  ") } == [
        "Content/bars/toolbar/en.md:12:31: error: 'dim-unavailable-tabs' was renamed; it is 'dim-tabs' now [link/unknown-anchor]",
        "Content/bars/toolbar/en.md:12:31: fixit: replace 'dim-unavailable-tabs' with 'dim-tabs'",
        "Content/bars/toolbar/ko.md:11:30: error: 'dim-unavailable-tabs' was renamed; it is 'dim-tabs' now [link/unknown-anchor]",
        "Content/bars/toolbar/ko.md:11:30: fixit: replace 'dim-unavailable-tabs' with 'dim-tabs'",
      ])
    #expect(
      found.filter { $0.hasPrefix("  'hig") }
        == Array(
          repeating:
            "  'hig rename tab-bar/dim-unavailable-tabs tab-bar/dim-tabs' changes everything that still names it.",
          count: 2))
    let mended = try guide.hig.run(rename)
    #expect(
      mended.lines == [
        "Content/bars/toolbar/en.md", "Content/bars/toolbar/ko.md", "Content/rules.lock",
      ])
    #expect(
      mended.talk
        == "renamed tab-bar/dim-unavailable-tabs to tab-bar/dim-tabs: 0 headings, 2 links, 0 attributes, 0 statements\n"
    )
    try expectMended(guide)
    #expect(
      try guide.hig.run(rename)
        == .init(
          status: 1, out: "",
          talk: "hig: 'tab-bar/dim-unavailable-tabs' was renamed before; nothing was written\n"))
  }

  @Test func `links to a page that was renamed meanwhile are mended by the same command`() throws {
    let rename = ["rename", "tab-bar", "tab-strip"]
    let guide = try merged { _ = try $0.run(rename) }
    defer { guide.hig.remove() }
    let refused = try guide.hig.run(rename)
    #expect(
      refused
        == .init(
          status: 1, out: "",
          talk:
            "hig: 'tab-bar/dim-unavailable-tabs' has two lines in Content/rules.lock; mend that first: 'hig check --fix' takes out those that are there for nothing, and 'hig translate accept' leaves one of a rule; nothing was written\n"
        ))
    let found = try guide.hig.run("check", "--fix")
    #expect(
      found.talk.split(separator: "\n").prefix(3) == [
        "Content/rules.lock:2:1: mended: the line is taken out [lock/repeated-id]",
        "Content/rules.lock:3:1: mended: the line is taken out [lock/repeated-id]",
        "Content/rules.lock:9:1: mended: the line is taken out [lock/repeated-id]",
      ])
    #expect(
      found.lines.filter { $0.contains("error: ") || $0.hasPrefix("  'hig") } == [
        "Content/bars/toolbar/en.md:12:14: error: no page '../tab-bar/en.md'; 'tab-bar' was renamed; it is 'tab-strip' now [link/unknown-page]",
        "  'hig rename tab-bar tab-strip' changes everything that still names it.",
        "Content/bars/toolbar/ko.md:11:13: error: no page '../tab-bar/ko.md'; 'tab-bar' was renamed; it is 'tab-strip' now [link/unknown-page]",
        "  'hig rename tab-bar tab-strip' changes everything that still names it.",
      ])
    let mended = try guide.hig.run(rename)
    #expect(mended.status == 0)
    #expect(mended.talk == "renamed tab-bar to tab-strip: 2 rules, 2 links, 1 name\n")
    try expectMended(guide)
    let again = try guide.hig.run(rename)
    #expect(
      again
        == .init(
          status: 1, out: "",
          talk: "hig: 'tab-bar' was renamed before; it is 'tab-strip' now; nothing was written\n"))
  }

  @Test func `of a rule that both branches changed accepting leaves one line`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.hig.write("Content/rules.lock merge=union\n", to: ".git/info/attributes")
    for (branch, language, old, new) in [
      ("one", "en", "Few buttons", "A few buttons"), ("other", "ko", "적은 버튼이", "몇 안 되는 버튼이"),
    ] {
      try guide.git("checkout --quiet -b \(branch) main")
      try guide.edit("bars/toolbar/\(language).md", old, new)
      #expect(try guide.hig.run("translate", "accept", "--all").status == 0)
      try guide.commit("Change")
    }
    try guide.git("merge --quiet --no-edit one")
    #expect(
      try guide.hig.run("check", "--fix").lines.contains(
        "  'hig translate accept toolbar/keep-it-short' leaves one line, once you have compared the texts."
      ))
    #expect(try guide.hig.run("translate", "accept", "toolbar/keep-it-short").status == 0)
    try expectMended(guide)
  }

  @Test func `links to a page that came to another group meanwhile are mended by the checks`()
    throws
  {
    let guide = try merged { hig in
      let site = try hig.contents(of: "Content/site.yml")
      try hig.write(
        "\(site)\n  - id: strips\n    title: {en: Strips, ko: 띠}\n    components: []\n",
        to: "Content/site.yml")
      _ = try hig.run("move", "tab-bar", "strips")
    }
    defer { guide.hig.remove() }
    let mended = try guide.hig.run("check", "--fix")
    #expect(
      mended
        == .init(
          status: 0, out: "",
          talk: """
            Content/bars/toolbar/en.md:12:14: mended: '../tab-bar/en.md' is now '../../strips/tab-bar/en.md' [link/unknown-page]
            Content/bars/toolbar/ko.md:11:13: mended: '../tab-bar/ko.md' is now '../../strips/tab-bar/ko.md' [link/unknown-page]
            0 errors, 0 warnings

            """))
    try expectMended(guide)
  }
}
