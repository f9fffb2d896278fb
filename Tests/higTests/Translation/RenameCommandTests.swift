import SmallContent
import Testing

/// `hig rename` and `hig retire` in a scripted history.
@Suite struct RenameCommandTests {
  @Test func `a rule is renamed, its old id still answers, and nothing is out of step`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/keep-short")
        == .init(
          status: 0,
          out: """
            Content/bars/tab-bar/en.md
            Content/bars/tab-bar/ko.md
            Content/bars/toolbar/en.md
            Content/bars/toolbar/ko.md
            Content/provenance.tsv
            Content/rules.lock

            """,
          talk:
            "renamed toolbar/keep-it-short to toolbar/keep-short: 2 headings, 2 links, 0 attributes, 1 statement\n"
        ))
    #expect(try guide.hig.run("check", "--strict").status == 0)
    #expect(try guide.hig.run("translate").status == 0)
    #expect(
      try guide.line(of: "toolbar/keep-it-short")
        == "toolbar/keep-it-short renamed toolbar/keep-short")
    let shown = try guide.hig.run("show", "toolbar/keep-it-short")
    #expect(shown.lines.first == "rule toolbar/keep-short")
    #expect(
      shown.talk == "hig: 'toolbar/keep-it-short' was renamed; it is 'toolbar/keep-short' now\n")
    let found = try guide.hig.run("lookup", "toolbar/keep-it-short")
    #expect(found.lines.first?.contains(":toolbar/keep-short: avoid: ") == true)
    #expect(found.talk == shown.talk)
  }

  @Test func `after a rename the accepted text is still found in the history`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    #expect(try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/keep-short").status == 0)
    try guide.commit("Rename")
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    #expect(
      try guide.hig.run("translate").lines.dropFirst(2).prefix(2) == [
        "    Keep it short", "    [-Few-] {+Fewer+} buttons are found faster.",
      ])
  }

  @Test func `a page is renamed with its folder, and its old ids still answer`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.hig.write("\u{1}", to: "Content/bars/toolbar/notes.bin")
    let tried = try guide.hig.run("rename", "toolbar", "action-bar", "--dry-run")
    #expect(tried.status == 0)
    #expect(
      tried.talk
        == "renamed toolbar to action-bar: 1 rule, 2 links, 1 name, 1 statement; nothing was written\n"
    )
    #expect(
      try guide.hig.shell("git status --short Content").lines == [
        "?? Content/bars/toolbar/notes.bin"
      ])
    let done = try guide.hig.run("rename", "toolbar", "action-bar")
    #expect(done.out == tried.out)
    #expect(
      done.lines == [
        "Content/bars/action-bar/en.md", "Content/bars/action-bar/ko.md",
        "Content/bars/action-bar/notes.bin", "Content/bars/tab-bar/en.md",
        "Content/bars/tab-bar/ko.md", "Content/provenance.tsv", "Content/rules.lock",
        "Content/site.yml",
      ])
    #expect(
      try guide.hig.shell("ls Content/bars Content/bars/action-bar").lines == [
        "Content/bars:", "action-bar", "tab-bar", "Content/bars/action-bar:", "en.md", "ko.md",
        "notes.bin",
      ])
    #expect(try guide.hig.run("check", "--strict").status == 0)
    #expect(try guide.hig.run("translate").status == 0)
    #expect(
      try guide.hig.run("show", "toolbar/keep-it-short").talk
        == "hig: 'toolbar/keep-it-short' was renamed; it is 'action-bar/keep-it-short' now\n")
    let shown = try guide.hig.run("show", "toolbar")
    #expect(shown.lines.first == "component action-bar")
    #expect(shown.talk == "hig: 'toolbar' was renamed; it is 'action-bar' now\n")
    // What has come to name it since is mended by the same command, which prints no more than that.
    let page = "Content/bars/tab-bar/ko.md"
    try guide.hig.write(
      guide.hig.contents(of: page).replacing("action-bar", with: "toolbar"), to: page)
    #expect(try guide.hig.run("rename", "toolbar", "action-bar").lines == [page])
    #expect(try guide.hig.run("check", "--strict").status == 0)
  }

  @Test(arguments: [
    (
      ["toolbar", "action-bar/x"],
      "Error: 'action-bar/x' is the id of a rule and 'toolbar' of a page; write component/rule twice, or component. To another group a page comes by 'hig move'."
    ),
    (
      ["a/b/c", "toolbar"],
      "Error: The value 'a/b/c' is invalid for '<old>': 'a/b/c' is not the id of a rule or of a page; write component/rule or component."
    ),
    (
      ["--group", "bars", "toolbar/keep-it-short"],
      "Error: 'toolbar/keep-it-short' is no id of a group, and after --group both are."
    ),
  ])
  func `a rule and a page are told apart`(_ names: [String], _ words: String) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let refused = try guide.hig.run(["rename"] + names)
    #expect(refused.status == 2)
    #expect(refused.talk.hasPrefix(words + "\n"), "\(refused.talk)")
  }

  @Test func `a rule is merged, split and retired`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    // The table that the first rule placed, which whoever retires it may give to another.
    let left =
      "Content/apis.yml:7:9: warning: no rule places the table 'UITabBarItem.SystemItem' [table/unused]"
    let refused = try guide.hig.run("retire", "toolbar/keep-it-short")
    #expect(refused.status == 1)
    #expect(
      refused.talk
        == "hig: links lead to it; say with --into where they shall lead, or take them out: Content/bars/tab-bar/en.md:17, Content/bars/tab-bar/ko.md:14; nothing was written\n"
    )
    let merged = try guide.hig.run(
      "retire", "toolbar/keep-it-short", "--into", "tab-bar/dim-unavailable-tabs", "--into",
      "tab-bar/keep-every-tab-enabled")
    #expect(merged.status == 0)
    #expect(try guide.hig.run("check").lines.filter { $0.contains(": warning: ") } == [left])
    let retire = ["retire", "tab-bar/keep-every-tab-enabled", "--reason", "Untrue."]
    let stopped = try guide.hig.run(retire)
    #expect(stopped.status == 1)
    #expect(
      stopped.talk
        == "hig: 'tab-bar/dim-unavailable-tabs' would hold in ios11 as well; say with until= how long it holds, "
        + "or let another rule supersede it; nothing was written\n")
    try guide.edit("bars/tab-bar/en.md", ".do since=ios7}", ".do since=ios7 until=ios7}")
    let gone = try guide.hig.run(retire)
    #expect(gone.status == 0, "\(gone.talk)")
    #expect(try guide.hig.run("check").lines.filter { $0.contains(": warning: ") } == [left])
    #expect(
      try guide.hig.run("show", "toolbar/keep-it-short").talk
        == "hig: 'toolbar/keep-it-short' was split; see 'tab-bar/dim-unavailable-tabs'\n")
    #expect(
      try guide.hig.run("show", "tab-bar/keep-every-tab-enabled")
        == .init(
          status: 1, out: "",
          talk:
            "hig: 'tab-bar/keep-every-tab-enabled' was retired; no rule stands in its place\n"))
  }

  @Test func `of a rule that was deleted by hand it is said that nobody looked at the others`()
    throws
  {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      for page in en ko; do
        file=Content/bars/tab-bar/$page.md
        awk '/^### /{skip = /keep-every-tab-enabled/} !skip' $file | grep -v keep-every > new; mv new $file
      done
      sed -i 's/ supersedes=[a-z-]*//' Content/bars/tab-bar/en.md
      $HIG retire tab-bar/keep-every-tab-enabled 2>&1 | tail -n 1
      """)
    #expect(
      output.out
        == "its headings were gone already; 'hig diff HEAD' tells whether other rules hold in other editions without it\n"
    )
  }

  @Test func `what cannot be done changes no file`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let before = try guide.files()
    for (arguments, status) in [
      (["rename", "toolbar/none", "toolbar/x"], Int32(1)),
      (["rename", "toolbar/keep-it-short", "toolbar/toolbar-button"], 1),
      (["rename", "toolbar/keep-it-short", "tab-bar/keep"], 1),
      (["rename", "toolbar", "tab-bar"], 1), (["rename", "toolbar", "tab/bar"], 2),
      (["rename", "--dry-run", "toolbar", "tab"], 0), (["retire", "toolbar/keep-it-short"], 1),
      (["rename", "--dry-run", "toolbar/keep-it-short", "toolbar/short"], 0),
    ] {
      let line = (["\"$HIG\""] + arguments).joined(separator: " ")
      #expect(try guide.hig.shell(line).status == status, "\(line)")
    }
    #expect(try guide.files() == before)
  }

  @Test func `a linked page stays a link, and what it leads to keeps its mode`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      cd Content/bars/toolbar; mkdir ../../.pages; mv ko.md ../../.pages/; chmod 640 ../../.pages/ko.md
      ln -s ../../.pages/ko.md; cd ../../..; "$HIG" rename toolbar/keep-it-short toolbar/short >/dev/null
      readlink Content/bars/toolbar/ko.md; stat -c %a Content/.pages/ko.md
      grep -c '{#short}' Content/.pages/ko.md; ls -A Content/.pages
      """)
    #expect(output.lines == ["../../.pages/ko.md", "640", "1", "ko.md"])
  }

  @Test func `what a link out of the content leads to is not overwritten`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      echo 'tab-bar/old retired' >> Content/rules.lock; mv Content/rules.lock .; cp rules.lock Old
      ln -s ../rules.lock Content/rules.lock; "$HIG" translate accept --all 2>&1; echo $?
      "$HIG" rename toolbar/keep-it-short toolbar/short 2>&1; echo $?; diff Old rules.lock; git status -s
      """)
    let words = "'Content/rules.lock' could not be read whole, as 'hig check' tells; mend it first"
    #expect(
      output.lines.prefix(4) == ["Error: \(words)", "2", "hig: \(words); nothing was written", "1"])
    #expect(!output.lines.dropFirst(4).contains { $0.hasSuffix(".md") }, "\(output.out)")
  }

  @Test func `a file that would lose bytes changes no file`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      printf '\\267' >> Content/bars/toolbar/ko.md; cp -r Content Old
      "$HIG" rename toolbar/keep-it-short toolbar/short 2>&1; echo $?
      "$HIG" retire toolbar/keep-it-short --into tab-bar/dim-unavailable-tabs 2>&1; echo $?
      "$HIG" new rule toolbar/two 2>&1; echo $?
      printf '\\267' >> Content/rules.lock; cp -r Content/rules.lock Old
      "$HIG" translate accept --all 2>&1; echo $?; diff -r Old Content
      """)
    let words = "could not be read whole, as 'hig check' tells; mend it first"
    let page = "hig: Content/bars/toolbar/ko.md:10 \(words); nothing was written"
    #expect(
      output.lines == [
        page, "1", page, "1", page, "1",
        "Error: Content/rules.lock:5 \(words)", "2",
      ])
  }

  @Test(arguments: [
    "rm ko.md; ln -s none.md ko.md", "rm ko.md; mkfifo ko.md",
    "mv ko.md ../../../out.md; ln -s ../../../out.md ko.md",
    "head -c 9000000 /dev/zero | tr '\\0' x >> ko.md",
    "iconv -f UTF-8 -t UTF-16LE ko.md > new; mv new ko.md",
  ])
  func `a page that cannot be read changes no file`(_ damage: String) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      (cd Content/bars/toolbar; \(damage)); cp -a Content Old
      "$HIG" rename toolbar/keep-it-short toolbar/short 2>&1; echo $?
      "$HIG" retire toolbar/keep-it-short --into tab-bar/dim-unavailable-tabs 2>&1; echo $?
      "$HIG" translate accept toolbar 2>&1; echo $?
      "$HIG" new rule toolbar/two >new 2>&1; echo $?; grep -c 'mend it first; nothing was written' new
      diff -r -x ko.md Old Content
      """)
    let words =
      "'Content/bars/toolbar/ko.md' could not be read whole, as 'hig check' tells; mend it first"
    #expect(
      output.lines == [
        "hig: \(words); nothing was written", "1", "hig: \(words); nothing was written", "1",
        "Error: \(words)", "2", "1", "1",
      ])
  }

  @Test func `an unfinished merge changes no file`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let conflict = { (text: String) in "<<<<<<< ours\n\(text)\n=======\n\(text)\n>>>>>>> theirs" }
    let line = try #require(try guide.line(of: "toolbar/keep-it-short"))
    try guide.edit("bars/toolbar/ko.md", "적은 버튼이 더 빨리 눈에 띕니다.", conflict("적은 버튼이 낫습니다."))
    let output = try guide.hig.shell(
      """
      cp -r Content Old
      "$HIG" rename toolbar/keep-it-short toolbar/short 2>&1; echo $?
      "$HIG" new rule toolbar/two 2>&1; echo $?
      "$HIG" translate accept --all 2>&1; echo $?
      "$HIG" translate accept toolbar 2>&1; echo $?
      "$HIG" translate accept tab-bar 2>&1; echo $?
      "$HIG" translate export --to ko 2>&1; echo $?
      "$HIG" translate export --to ko --page tab-bar > /dev/null
      "$HIG" show toolbar 2>&1 > /dev/null
      "$HIG" translate 2>&1 > /dev/null
      diff -r Old Content
      """)
    let words = "a merge is unfinished at Content/bars/toolbar/ko.md:10; finish it first"
    #expect(
      output.lines == [
        "hig: \(words); nothing was written", "1", "hig: \(words); nothing was written", "1",
        "hig: \(words); nothing was written", "1", "hig: \(words); nothing was written", "1",
        "accepted 2 rules in Content/rules.lock", "0", "hig: \(words); nothing was written", "1",
        "hig: \(words)", "hig: \(words)",
      ])
    try guide.edit("rules.lock", line, conflict(line))
    #expect(
      try guide.hig.run("translate", "accept", "tab-bar").talk
        == "hig: a merge is unfinished at Content/rules.lock:4; finish it first; nothing was written\n"
    )
  }

  @Test func `an unfinished merge of a data file is told by all commands`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let glossary = try guide.hig.contents(of: "Content/glossary.yml")
    try guide.hig.write("# 용어\n<<<<<<< ours\n\(glossary)", to: "Content/glossary.yml")
    #expect(
      try guide.hig.run("rename", "toolbar", "bottom-bar").talk
        == "hig: a merge is unfinished at Content/glossary.yml:2; finish it first; nothing was written\n"
    )
    let site = try guide.hig.contents(of: "Content/site.yml")
    try guide.hig.write("# 안내서\n<<<<<<< ours\n\(site)", to: "Content/site.yml")
    for arguments in [["lookup", "탭"], ["show", "toolbar"], ["rename", "toolbar", "bottom-bar"]] {
      #expect(
        try guide.hig.run(arguments)
          == .init(
            status: 2, out: "",
            talk:
              "Error: cannot read 'Content/site.yml': a merge is unfinished at Content/site.yml:2; finish it first\n"
          ), "\(arguments)")
    }
  }

  @Test func `a page that cannot be written leaves the others as they were`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let before = try guide.files()
    // A folder in the place of the text that is put beside the file.
    try guide.hig.write("", to: "Content/bars/toolbar/.ko.md.hig/x")
    let output = try guide.hig.run("rename", "toolbar/keep-it-short", "toolbar/short")
    #expect(output.status == 2)
    #expect(output.talk.contains("cannot write 'Content/bars/toolbar/ko.md'"))
    try guide.hig.remove("Content/bars/toolbar/.ko.md.hig")
    #expect(try guide.files() == before)
  }
}
