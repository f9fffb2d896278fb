import SmallContent
import Testing

/// `hig move`, and `hig rename --group`, in a scripted history.
@Suite struct MoveCommandTests {
  /// A guide with a second group, in which there is no page and no folder yet.
  private static let files = SmallGuide.files.merging([
    "site.yml": (SmallGuide.files["site.yml"] ?? "") + """

        - id: controls
          title: {en: Controls, ko: 컨트롤}

      """
  ]) { $1 }

  @Test func `a page comes to a group that had none, with all that is in its folder`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    try guide.hig.write("\u{1}", to: "Content/bars/toolbar/notes.bin")
    let lock = try guide.hig.contents(of: "Content/rules.lock")
    let tried = try guide.hig.run("move", "toolbar", "controls", "--dry-run")
    #expect(tried.status == 0)
    #expect(
      tried.talk == "moved toolbar to controls: 1 rule, 2 links, 1 name; nothing was written\n")
    #expect(
      try guide.hig.shell("git status --short Content").lines == [
        "?? Content/bars/toolbar/notes.bin"
      ])
    let done = try guide.hig.run("move", "toolbar", "controls")
    #expect(done.talk == "moved toolbar to controls: 1 rule, 2 links, 1 name\n")
    #expect(done.out == tried.out)
    #expect(
      done.lines == [
        "Content/bars/tab-bar/en.md", "Content/bars/tab-bar/ko.md",
        "Content/controls/toolbar/en.md", "Content/controls/toolbar/ko.md",
        "Content/controls/toolbar/notes.bin", "Content/site.yml",
      ])
    #expect(
      try guide.hig.shell("ls Content/bars Content/controls/toolbar").lines == [
        "Content/bars:", "tab-bar", "Content/controls/toolbar:", "en.md", "ko.md", "notes.bin",
      ])
    #expect(try guide.hig.run("check", "--strict").status == 0)
    #expect(try guide.hig.run("translate").status == 0)
    #expect(try guide.hig.contents(of: "Content/rules.lock") == lock)
  }

  @Test func `after a move the accepted text is still found in the history`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    #expect(try guide.hig.run("move", "tab-bar", "controls").status == 0)
    try guide.commit("Move")
    try guide.edit("controls/tab-bar/en.md", "kept its place", "kept its own place")
    #expect(
      try guide.hig.run("translate").lines.dropFirst(2).prefix(2) == [
        "    Dim unavailable tabs",
        "    A dimmed tab kept its {+own+} place. For actions see [toolbars](../../bars/toolbar/en.md#keep-it-short).",
      ])
  }

  @Test func `a text that an older version accepted is found in the history`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let lock = """
      tab-bar/dim-unavailable-tabs active en=do.a016ab473307.a707a707c8e4 ko=do.07b10293679c.a707a707c8e4

      """
    try guide.hig.write(lock, to: "Content/rules.lock")
    try guide.edit("bars/tab-bar/en.md", "kept its place", "kept its own place")
    #expect(
      try guide.hig.run("translate", "--state", "needs-review").lines.contains {
        $0.contains("A dimmed tab kept its {+own+} place.")
      })
  }

  @Test func `a page that somebody moved is mended`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.shell("mkdir Content/controls && mv Content/bars/toolbar Content/controls")
        .status == 0)
    #expect(try guide.hig.run("check").status == 1)
    let done = try guide.hig.run("move", "toolbar", "controls")
    #expect(done.talk == "moved toolbar to controls: 1 rule, 2 links, 1 name\n")
    #expect(try guide.hig.run("check", "--strict").status == 0)
    #expect(try guide.hig.run("translate").status == 0)
  }

  @Test(arguments: [
    (
      ["move", "a/b/c", "bars"], 2,
      "Error: The value 'a/b/c' is invalid for '<page>': 'a/b/c' is no page; write page or group/page."
    ),
    (
      ["move", "toolbar", "bars"], 1,
      "hig: 'toolbar' is in 'bars' already; where you have moved its folder, name the group that it was in: hig move GROUP/toolbar bars; nothing was written"
    ),
    (
      ["rename", "bars/toolbar", "controls/toolbar"], 1,
      "hig: 'bars/toolbar' is the page 'toolbar' in its group; write toolbar, or 'hig move toolbar GROUP' for another group; nothing was written"
    ),
    (
      ["move", "toolbar/keep-it-short", "controls"], 1,
      "hig: 'toolbar/keep-it-short' is a rule; only pages are in groups; nothing was written"
    ),
    (
      ["rename", "bars", "strips"], 1,
      "hig: there is no page 'bars'; it is a group, which 'hig rename --group' renames; nothing was written"
    ),
  ])
  func `what cannot be moved is refused`(_ words: [String], _ status: Int32, _ talk: String) throws
  {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    let refused = try guide.hig.run(words)
    #expect(refused.status == status)
    #expect(refused.talk.hasPrefix(talk + "\n"), "\(refused.talk)")
    #expect(try guide.hig.shell("git status --short Content").lines == [])
  }

  @Test func `a group is renamed with its folder`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    let done = try guide.hig.run("rename", "--group", "bars", "strips")
    #expect(done.talk == "renamed bars to strips: 3 rules, 1 name\n")
    #expect(
      done.lines == [
        "Content/site.yml", "Content/strips/tab-bar/en.md", "Content/strips/tab-bar/ko.md",
        "Content/strips/toolbar/en.md", "Content/strips/toolbar/ko.md",
      ])
    #expect(try guide.hig.run("check", "--strict").status == 0)
    #expect(try guide.hig.run("translate").status == 0)
    #expect(try guide.hig.run("rename", "--group", "controls", "switches").status == 0)
    #expect(try guide.hig.run("check", "--strict").status == 0)
  }

  @Test(arguments: [
    ("ln -s ../toolbar/en.md Content/bars/tab-bar/old.svg", "bars/tab-bar/old.svg"),
    ("ln -s ../tab-bar/en.md Content/bars/toolbar/old.svg", "bars/toolbar/old.svg"),
    ("ln -s $PWD/Content/bars/tab-bar Content/tabs", "tabs"),
  ])
  func `a folder stays where a link of the file system would lead elsewhere`(
    _ change: String, _ link: String
  ) throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    #expect(try guide.hig.shell(change).status == 0)
    for options in [[], ["--dry-run"]] {
      let refused = try guide.hig.run(["move", "tab-bar", "controls"] + options)
      #expect(refused.status == 2)
      #expect(
        refused.talk
          == "Error: cannot move 'Content/bars/tab-bar' to 'Content/controls/tab-bar': "
          + "the link 'Content/\(link)' would lead elsewhere; put a file in its place first\n")
    }
    #expect(try guide.hig.shell("ls Content/bars/tab-bar/en.md").status == 0)
  }

  @Test func `a link of the file system within the folder, or to what is elsewhere, comes along`()
    throws
  {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    let change =
      "echo x > notes; cd Content/bars/tab-bar; ln -s ../../../notes a.txt; ln -s en.md b.txt"
    #expect(try guide.hig.shell(change).status == 0)
    #expect(try guide.hig.run("move", "tab-bar", "controls").status == 0)
    #expect(
      try guide.hig.shell("cat Content/controls/tab-bar/a.txt Content/controls/tab-bar/b.txt").lines
        .prefix(2) == ["x", "---"])
  }

  @Test(arguments: [[], ["--dry-run"]])
  func `a folder in its place is told, without writing as well`(_ options: [String]) throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.shell("mkdir -p Content/controls/tab-bar; touch Content/controls/tab-bar/.x")
        .status == 0)
    let refused = try guide.hig.run(["move", "tab-bar", "controls"] + options)
    #expect(refused.status == 2)
    #expect(
      refused.talk
        == "Error: cannot move 'Content/bars/tab-bar' to 'Content/controls/tab-bar': it is there already\n"
    )
  }

  @Test func `an empty folder is in nobody's way`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    #expect(try guide.hig.shell("mkdir -p Content/controls/tab-bar").status == 0)
    #expect(try guide.hig.run("move", "tab-bar", "controls").status == 0)
    #expect(try guide.hig.run("move", "toolbar", "controls").status == 0)
    #expect(
      try guide.hig.shell("sed -i '/bars/,+2d' Content/site.yml; ls Content").lines.contains("bars")
    )
    #expect(try guide.hig.run("rename", "--group", "controls", "bars").status == 0)
    #expect(try guide.hig.run("check", "--strict").status == 0)
  }

  @Test func `links of the file system are seen where the content folder is one`() throws {
    let guide = try GitGuide(Self.files)
    defer { guide.hig.remove() }
    let change = "ln -s ../tab-bar/en.md Content/bars/toolbar/old.svg; ln -s Content Guide"
    #expect(try guide.hig.shell(change).status == 0)
    let refused = try guide.hig.run("move", "tab-bar", "controls", "--content", "Guide")
    #expect(refused.status == 2)
    #expect(
      refused.talk
        == "Error: cannot move 'Guide/bars/tab-bar' to 'Guide/controls/tab-bar': "
        + "the link 'Guide/bars/toolbar/old.svg' would lead elsewhere; put a file in its place first\n"
    )
  }
}
