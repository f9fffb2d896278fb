import Foundation
import SmallContent
import Testing

/// `hig check --fix`, `--baseline` and `hig explain`, as their users run them.
@Suite struct FixTests {
  private static let files = SmallGuide.files.merging([
    "bars/toolbar/ko.md": """
    ---
    title: 툴바
    summary: 툴바는 화면에 동작을 더합니다.
    ---

    ## 버튼 {#toolbar-button}

    ### 길게 늘이지 마세요 {#keep-it-short}

    탭 막대를 보세요. ~~적은~~ 버튼이 **눈(eye)**에 띕니다.
    """
  ]) { $1 }

  private static let patch = """
    --- a/Content/bars/toolbar/ko.md
    +++ b/Content/bars/toolbar/ko.md
    @@ -7,4 +7,4 @@
     
     ### 길게 늘이지 마세요 {#keep-it-short}
     
    -탭 막대를 보세요. ~~적은~~ 버튼이 **눈(eye)**에 띕니다.
    \\ No newline at end of file
    +탭 바를 보세요. ~~적은~~ 버튼이 **눈(eye)에** 띕니다.
    \\ No newline at end of file

    """

  @Test func `what is certain is mended and told, and the rest is reported`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.run("check", "--fix")
    #expect(
      output
        == .init(
          status: 1,
          out: """
            Content/bars/toolbar/ko.md:10:11: error: CommonMark has no strikethrough: the tildes stay in the text [markdown/strikethrough]
              탭 바를 보세요. ~~적은~~ 버튼이 **눈(eye)에** 띕니다.
                              ^~~~~~~~

            """,
          talk: """
            Content/bars/toolbar/ko.md:10:1: mended: '탭 막대를' is now '탭 바를' [glossary/discouraged]
            Content/bars/toolbar/ko.md:10:31: mended: '**에' is now '에**' [markdown/dropped-emphasis]
            1 error, 0 warnings

            """))
    #expect(try hig.contents(of: "Content/bars/toolbar/ko.md").contains("탭 바를 보세요."))
    #expect(try hig.run("check", "--fix").talk == "1 error, 0 warnings\n")
  }

  /// The anchor may be another.
  @Test func `why a fix-it that is printed was left is told`() throws {
    let page = (Self.files["bars/toolbar/ko.md"] ?? "").replacing("~~적은~~", with: "적은")
    let doubtful =
      page.replacing("버튼이", with: "[버튼](../tab-bar/ko.md#keep-evry-tab-enabled)이")
    let files = Self.files.merging(["bars/toolbar/ko.md": doubtful]) { $1 }
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("check", "--fix")
    #expect(output.lines.count { $0.contains(": fixit: ") } == 1, "\(output.out)")
    #expect(
      output.talk.hasSuffix(
        """
        left 1 fix-it to be made by hand: another may have been meant
        1 error, 0 warnings

        """), "\(output.talk)")
    #expect(try !hig.run("check").talk.contains("left"))
    #expect(try hig.run("check", "--fix", "-q").talk.split(separator: "\n").isEmpty)
  }

  @Test func `a dry run prints a patch that can be applied and writes nothing`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    #expect(
      try hig.run("check", "--fix", "--dry-run") == .init(status: 0, out: Self.patch, talk: ""))
    #expect(try hig.contents(of: "Content/bars/toolbar/ko.md") == Self.files["bars/toolbar/ko.md"])
    let applied = try hig.shell(
      "$HIG check --fix --dry-run | git apply && $HIG check --fix --dry-run")
    #expect(applied.out == "")
    #expect(try hig.contents(of: "Content/bars/toolbar/ko.md").contains("**눈(eye)에**"))
  }

  @Test func `a mended file keeps its mode and a link stays a link`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let page = "Content/bars/toolbar/ko.md"
    let output = try hig.shell(
      "chmod 640 \(page); mv \(page) Content/.real.md; ln -s $PWD/Content/.real.md \(page); $HIG check --fix -q >/dev/null; "
        + "test -L \(page) && stat -c %a Content/.real.md && grep -c '탭 바를' Content/.real.md")
    #expect(output.out == "640\n1\n")
  }

  @Test func `a page that cannot be written leaves the others as they were`() throws {
    let hig = try HigProcess(
      content: Self.files.merging([
        "bars/tab-bar/ko.md": (SmallGuide.files["bars/tab-bar/ko.md"] ?? "").replacing(
          "흐린 탭은", with: "탭 막대는")
      ]) { $1 })
    defer { hig.remove() }
    // A folder in the place of the text that is put beside the file.
    let output = try hig.shell(
      """
      cp -r Content Old; mkdir -p Content/bars/toolbar/.ko.md.hig/x
      "$HIG" check --fix -q 2>&1; echo $?; rm -r Content/bars/toolbar/.ko.md.hig; diff -r Old Content
      "$HIG" check --fix -q --dry-run | grep -c '^+++'
      """)
    #expect(output.lines.count == 3, "\(output.out)")
    #expect(output.lines.first?.contains("cannot write 'Content/bars/toolbar/ko.md'") == true)
    #expect(output.lines.suffix(2) == ["2", "2"])
  }

  @Test func `a baseline holds however the folder of the content is named`() throws {
    let hig = try HigProcess(
      content: SmallGuide.files.merging([
        "bars/toolbar/en.md": (SmallGuide.files["bars/toolbar/en.md"] ?? "")
          .replacing("Few", with: "See https://a.example. Few")
      ]) { $1 })
    defer { hig.remove() }
    _ = try hig.run("check", "--baseline", "b.txt", "--write-baseline")
    for folder in ["Content", "./Content/", hig.folder.appending(path: "Content").path] {
      let again = try hig.run("check", "--strict", "--baseline", "b.txt", "--content", folder)
      #expect(again == .init(status: 0, out: "", talk: "0 errors, 0 warnings\n"), "\(folder)")
    }
    let inside = try hig.shell(
      "cd Content; \"$HIG\" check --strict --baseline ../b.txt --content .")
    #expect(inside.status == 0)
  }

  @Test func `a baseline accepts what is there and reports what is new`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    #expect(
      try hig.run("check", "--baseline", "b.txt", "--write-baseline").talk
        == "b.txt accepts 2 errors, 1 warning\n0 errors, 0 warnings\n")
    #expect(
      try hig.run("check", "--strict", "--baseline", "b.txt")
        == .init(status: 0, out: "", talk: "0 errors, 0 warnings\n"))
    let page = try hig.contents(of: "Content/bars/toolbar/ko.md")
    try hig.write(
      page.replacing("## 버튼", with: "새 글 | https://a.example\n\n## 버튼").replacing(
        "탭 막대를", with: "탭 바를"),
      to: "Content/bars/toolbar/ko.md")
    let output = try hig.run("check", "--baseline", "b.txt", "--format", "github")
    #expect(output.lines.map { $0.prefix(9) } == ["::warning", "::error f", "::error f"])
    #expect(output.talk.hasPrefix("b.txt: 3 accepted and gone; --write-baseline takes them out\n"))
    #expect(try hig.run("check", "--baseline", "none.txt").status == 2)
    #expect(try hig.run("check", "--write-baseline").status == 2)
  }

  @Test func `a baseline full of junk is an error before anything is mended`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      cp -r Content Old; printf '# 한글\\n\\n쓰레기 \\033[2J\\n\\033[2J\\n' > b.txt; mkdir folder
      $HIG check --fix --baseline b.txt 2>&1; echo $?
      $HIG check --fix --baseline folder 2>&1; echo $?
      $HIG check --fix --baseline none.txt 2>&1; echo $?
      git init -q .; $HIG check --fix --since none 2>&1; echo $?
      diff -r Old Content && echo unchanged
      """)
    #expect(
      output.lines == [
        "Error: b.txt:3:1: a line begins with a finding's fingerprint, not '쓰레기', and 1 more like it",
        "2", "Error: cannot read the baseline 'folder': Is a directory", "2",
        "Error: cannot read the baseline 'none.txt'; --write-baseline makes it", "2",
        "Error: git knows no revision 'none'", "2", "unchanged",
      ])
  }

  @Test func `a baseline larger than any is neither read nor written over`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      truncate -s 1T 한글.txt; $HIG check --baseline 한글.txt 2>&1; echo $?
      $HIG check --baseline 한글.txt --write-baseline 2>&1; echo $?; stat -c %s 한글.txt
      """)
    let error = "Error: cannot read the baseline '한글.txt': File too large"
    #expect(output.lines == [error, "2", error, "2", "\(1 << 40)"])
  }

  @Test func `a baseline is not written over what is none, and stays a link`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      echo 글 > notes.txt; $HIG check --baseline notes.txt --write-baseline 2>&1; echo $?; cat notes.txt
      mkdir ci; ln -s ci/b.txt b.txt; echo '<<<<<<< HEAD' > ci/b.txt
      $HIG check --baseline b.txt 2>&1; echo $?; echo 'f1b9df3d51fd615a:1 글' >> ci/b.txt
      $HIG check -q --baseline b.txt --write-baseline; readlink b.txt; grep -c '^[0-9a-f]' ci/b.txt
      """)
    #expect(
      output.lines == [
        "Error: 'notes.txt' is no baseline, and is not written over", "2", "글",
        "Error: b.txt:1:1: a merge is unfinished here; finish it first", "2", "ci/b.txt", "3",
      ])
  }

  @Test func `explain prints the page of a check, and lists them all`() throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let page = try hig.run("explain", "markdown/task-list")
    #expect(
      page.out == """
        markdown/task-list (error)
        No list item begins with a box to tick.

        CommonMark has no task lists: `[ ]` and `[x]` would stay in the text, and a guideline has nothing to tick.

        Reported at the arrow, in bars/tab-bar/en.md:

            ---
            title: Tab bars
            summary: Tab bars switch areas.
            ---

            - ↓[ ] Keep every tab enabled
            - Keep it short

        Right, in bars/tab-bar/en.md:

            ---
            title: Tab bars
            summary: Tab bars switch areas.
            ---

            - Keep every tab enabled [1]
            - `[ ]` is an empty array

        """)
    let list = try hig.run("explain")
    #expect(list.lines.contains { $0.hasPrefix("markdown/table ") })
    #expect(
      try hig.run("explain", "markdown/tables")
        == .init(
          status: 1, out: "",
          talk: "hig: no check 'markdown/tables'; did you mean 'markdown/table'?\n"))
    #expect(
      try hig.run("explain", "link/").talk == "hig: no check 'link/'; did you mean 'link'?\n")
    #expect(try hig.run("explain", "suppression", "--json").lines.count == 3)
  }

  @Test(arguments: [
    "--baseline a.txt --write-baseline", "--since HEAD", "--format json", "--strict",
  ])
  func `what a dry run would pass over is refused with it`(_ options: String) throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.run(
      ["check", "--fix", "--dry-run"] + options.split(separator: " ").map(String.init))
    #expect(output.status == 2 && output.out == "")
    #expect(
      output.talk.contains(
        "--dry-run prints a patch and no findings: none of --baseline, --since, --format and --strict goes with it"
      ), "\(output.talk)")
  }
}
