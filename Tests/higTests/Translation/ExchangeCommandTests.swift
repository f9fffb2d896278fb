import Foundation
import SmallContent
import Testing

/// `hig translate export` and `import`, with a translator between.
@Suite struct ExchangeCommandTests {
  private let guide: GitGuide

  init() throws {
    guide = try GitGuide()
  }

  private func hig(_ line: String) throws -> HigProcess.Output {
    try guide.hig.shell("\"$HIG\" translate \(line) 2>&1")
  }

  /// Exports, has a translator replace something, and imports.
  private func exchange(
    _ old: String, _ new: String, export: String = "--to ko", import options: String = ""
  ) throws -> HigProcess.Output {
    #expect(try hig("export \(export) work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    try #require(text.contains(old), "\(text)")
    try guide.hig.write(text.replacing(old, with: new), to: "work.xlf")
    return try hig("import \(options) work.xlf")
  }

  @Test func `what comes back as it went changes no file`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    for (from, to) in [("en", "ko"), ("ko", "en")] {
      let output = try exchange("xliff", "xliff", export: "--from \(from) --to \(to)")
      #expect(output.status == 0)
      #expect(output.out.hasPrefix("\(to): 0 units changed, "), "\(output.out)")
    }
    #expect(try guide.files() == before)
  }

  @Test func `a translation comes back, and is accepted on request`() throws {
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let output = try exchange(
      "<target xml:lang=\"ko\" state=\"needs-review-translation\">적은 버튼이",
      "<target xml:lang=\"ko\" state=\"final\">더 적은 버튼이", export: "--to ko --state needs-review")
    #expect(output.status == 0)
    #expect(output.lines.first == "Content/bars/toolbar/ko.md", "\(output.out)")
    #expect(try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("\n더 적은 버튼이"))
    #expect(try hig("list -q").status == 1)
    #expect(try hig("accept toolbar").status == 0)
    #expect(try hig("list -q").status == 0)
  }

  @Test func `a page is not written over by a translator's document`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    #expect(
      try hig("export --to ko Content/bars/tab-bar/ko.md")
        == .init(
          status: 2,
          out: "Error: 'Content/bars/tab-bar/ko.md' is no translator's document, and is not "
            + "written over.\n", talk: ""))
    #expect(try guide.files() == before)
    #expect(try guide.hig.shell("touch work.xlf").status == 0)
    for _ in 1...2 { #expect(try hig("export --to ko work.xlf").status == 0) }
  }

  @Test func `a reader that has seen enough does not keep it from being accepted`() throws {
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    #expect(try hig("export --to ko --state needs-review work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    try guide.hig.write(
      text.replacing("needs-review-translation", with: "final").replacing("적은", with: "더 적은"),
      to: "work.xlf")
    let line = try guide.line(of: "toolbar/keep-it-short")
    _ = try guide.hig.shell("(sleep 0.1; \"$HIG\" translate import --accept work.xlf) | true")
    #expect(try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("\n더 적은 버튼이"))
    #expect(try guide.line(of: "toolbar/keep-it-short") != line)
    #expect(try hig("list -q").status == 0)
  }

  @Test func `no page is written when what came back can't be recorded`() throws {
    defer { guide.hig.remove() }
    try guide.edit("rules.lock", "toolbar/keep-it-short", "<<<<<<< ours\ntoolbar/keep-it-short")
    let before = try guide.files()
    let output = try exchange("적은 버튼이", "더 적은 버튼이", import: "--accept")
    #expect(output.status == 1)
    #expect(
      output.out
        == "hig: a merge is unfinished at Content/rules.lock:4; finish it first; nothing was written\n"
    )
    #expect(try guide.files() == before)
  }

  @Test func `a page that could not be read again is not written`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try exchange(
      "적은 버튼이", String(repeating: "적은 버튼이 ", count: 67_500), import: "--partial")
    #expect(
      output
        == .init(
          status: 2,
          out: "Error: cannot write 'Content/bars/toolbar/ko.md': it would have more than 1048576 "
            + "bytes, and not be read again\n", talk: ""))
    #expect(try guide.files() == before)
  }

  @Test func `facts that differ are told of what is not accepted, too`() throws {
    defer { guide.hig.remove() }
    let output = try exchange("적은 버튼이", "버튼 3개가", import: "")
    #expect(output.status == 0)
    #expect(
      output.lines.last
        == "hig: Content/bars/toolbar/ko.md:8: 'toolbar/keep-it-short' differs between 'en' and 'ko': numbers: '3' only in 'ko'"
    )
  }

  @Test(arguments: ["", "--partial"])
  func `a translation that brings in an error is not written, unless one wants what is right`(
    _ option: String
  ) throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try exchange("적은 버튼이", "적은 버\u{FFFD}튼이", import: option)
    #expect(output.status == 1)
    #expect(
      output.out.contains("hig: the translations bring in errors: Content/bars/toolbar/ko.md:"))
    #expect((try guide.files() == before) == option.isEmpty, "\(output.out)")
  }

  @Test func `what a translator gave back may come from a pipe`() throws {
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      "$HIG translate export --to ko work.xlf; sed s/적은/몇몇/ work.xlf | $HIG translate import - 2>&1"
    )
    #expect(output.lines.first == "Content/bars/toolbar/ko.md")
  }

  /// A running import of what comes from stdin, a pipe or the handle of a file.
  private func importing(from input: Any) throws -> Process {
    let process = Process()
    process.executableURL = HigProcess.binary
    process.arguments = ["translate", "import", "-"]
    process.currentDirectoryURL = guide.hig.folder
    process.environment = HigProcess.environment
    (process.standardInput, process.standardOutput) = (input, FileHandle.nullDevice)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func `what a translator gave back may come from a socket`() throws {
    defer { guide.hig.remove() }
    _ = try guide.hig.run("translate", "export", "--to", "ko", "work.xlf")
    let document = try guide.hig.contents(of: "work.xlf").replacing("적은", with: "몇몇")
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (own, other) = (FileHandle(fileDescriptor: ends[0]), FileHandle(fileDescriptor: ends[1]))
    let process = try importing(from: other)
    try other.close()
    try own.write(contentsOf: Data(document.utf8))
    try own.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("몇몇"))
  }

  @Test func `what a translator gave back may come late from a pipe that does not block`() throws {
    defer { guide.hig.remove() }
    _ = try guide.hig.run("translate", "export", "--to", "ko", "work.xlf")
    let document = try guide.hig.contents(of: "work.xlf").replacing("적은", with: "몇몇")
    let pipe = Pipe()
    try #require(fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let process = try importing(from: pipe)
    usleep(300_000)
    try pipe.fileHandleForWriting.write(contentsOf: Data(document.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("몇몇"))
  }

  @Test(arguments: ["translate", "translate export --to ko -"], ["", ","])
  func `no state at all is wrong usage`(_ command: String, _ states: String) throws {
    defer { guide.hig.remove() }
    let output = try guide.hig.shell("$HIG \(command) --state '\(states)' 2>&1")
    #expect(output.status == 2)
    let said = "Error: The value '\(states)' is invalid for '--state <states>': It names no state."
    #expect(output.lines.first == said)
  }

  @Test func `of what comes back the rules are counted that were not accepted before`() throws {
    defer { guide.hig.remove() }
    #expect(try exchange("xliff", "xliff", import: "--accept").lines.last == "accepted 0 rules")
    #expect(
      try exchange("적은 버튼이", "더 적은 버튼이", import: "--accept").lines.last == "accepted 1 rule")
    #expect(try hig("list -q").status == 0)
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    #expect(
      try exchange("needs-review-translation", "final", import: "--accept").lines.last
        == "accepted 1 rule")
  }

  @Test func `facts that differ are told of what is accepted`() throws {
    defer { guide.hig.remove() }
    let output = try exchange("적은 버튼이", "버튼 3개가", import: "--accept")
    #expect(
      output.lines.contains(
        "Content/bars/toolbar/ko.md:8:1: error: 'toolbar/keep-it-short' differs between 'en' and 'ko': numbers: '3' only in 'ko' [translation/parity]"
      ), "\(output.out)")
    #expect(output.lines.last == "accepted 1 rule, of which 1 differs in facts")
  }

  @Test func `what is still to be written is not accepted with what came back`() throws {
    defer { guide.hig.remove() }
    try guide.edit("rules.lock", "toolbar/keep-it-short ", "toolbar/keep-it-brief ")
    let line = try guide.line(of: "tab-bar/keep-every-tab-enabled")
    #expect(try hig("export --to ko work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    try guide.hig.write(
      text.replacing("needs-review-translation", with: "final")
        .replacing("흐린 탭은 아무것도 설명하지 않으니", with: "흐린 탭은 TODO 않으니"), to: "work.xlf")
    let output = try hig("import --accept work.xlf")
    #expect(output.lines.last == "accepted 0 rules", "\(output.out)")
    #expect(
      output.lines.filter { $0.hasPrefix("hig: not accepted") } == [
        "hig: not accepted: 'toolbar/keep-it-short' seems to be 'toolbar/keep-it-brief' with another id; "
          + "'hig rename toolbar/keep-it-brief toolbar/keep-it-short' records that; where it is another "
          + "rule, 'hig retire toolbar/keep-it-brief' comes first",
        "hig: not accepted: 'tab-bar/keep-every-tab-enabled'",
      ])
    #expect(try guide.line(of: "tab-bar/keep-every-tab-enabled") == line)
  }

  @Test func `a rule that came back finished in part is told of what is not accepted`() throws {
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let output = try exchange(
      "<target xml:lang=\"ko\" state=\"needs-review-translation\">적은 버튼이",
      "<target xml:lang=\"ko\" state=\"final\">더 적은 버튼이", export: "--to ko --state needs-review",
      import: "--accept")
    #expect(
      output.lines.suffix(2) == [
        "accepted 0 rules",
        "hig: not accepted, for a unit of it is neither 'translated' nor 'final': "
          + "toolbar/keep-it-short ('toolbar/keep-it-short#title')",
      ], "\(output.out)")
  }

  @Test func `why nothing is accepted of a document in which nothing is finished is said`() throws {
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let output = try exchange(
      "적은 버튼이", "더 적은 버튼이", export: "--to ko --state needs-review", import: "--accept")
    #expect(output.status == 0)
    #expect(
      output.lines.suffix(2) == [
        "accepted 0 rules", "hig: not accepted, for no unit is 'translated' or 'final'",
      ], "\(output.out)")
  }

  @Test func `what nobody translated does not stand in the way when its source has changed`() throws
  {
    defer { guide.hig.remove() }
    #expect(try hig("export --to ko --page toolbar work.xlf").status == 0)
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let output = try hig("import --accept work.xlf")
    #expect(output.status == 0)
    #expect(
      output.lines == [
        "ko: 0 units changed, 5 as before, 0 without a translation, 0 refused; of those as before 1 has changed in "
          + "the content since", "accepted 0 rules",
      ])
  }

  /// A third language, in which the toolbar is accepted as it stands.
  private func addJapanese() throws {
    try guide.edit(
      "site.yml", "script: Hang}", "script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}")
    try guide.hig.write(
      "---\ntitle: ツールバー\nsummary: ツールバーは操作のためにあります。\n---\n"
        + "## 短くする {#keep-it-short}\n少ないボタンが最もよいです。\n",
      to: "Content/bars/toolbar/ja.md")
    #expect(try hig("accept toolbar").status == 0)
  }

  @Test func `only the languages that the translator saw are accepted`() throws {
    defer { guide.hig.remove() }
    try addJapanese()
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let output = try exchange(
      "needs-review-translation", "final", export: "--to ko --state needs-review",
      import: "--accept")
    #expect(output.lines.last == "accepted 1 rule", "\(output.out)")
    #expect(
      try hig("list -q --page toolbar").lines
        == ["toolbar/keep-it-short [ja] needs-review: words in en"])
  }

  @Test func `a translation of a translation that is behind is not accepted`() throws {
    defer { guide.hig.remove() }
    try addJapanese()
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let behind = try hig("list -q --page toolbar").lines
    let output = try exchange(
      "approved=\"no\"", "approved=\"yes\"", export: "--from ko --to ja --page toolbar",
      import: "--accept")
    #expect(
      output.lines.suffix(2) == [
        "accepted 0 rules",
        "hig: not accepted, for what it was translated from does not agree with the first language: "
          + "toolbar/keep-it-short",
      ], "\(output.out)")
    #expect(try hig("list -q --page toolbar").lines == behind)
    #expect(behind.count == 2)
    #expect(try hig("accept --lang ko toolbar").status == 0)
    #expect(
      try exchange(
        "approved=\"no\"", "approved=\"yes\"", export: "--from ko --to ja --page toolbar",
        import: "--accept"
      ).lines.last == "accepted 1 rule")
    #expect(try hig("list -q --page toolbar").lines == [])
  }

  @Test func `what a page lacks is exported as missing, be it no rule`() throws {
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/ko.md", "summary: 툴바는 화면에 동작을 더합니다.\n", "")
    #expect(try hig("export --to ko --state missing work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    let units = text.matches(of: /<trans-unit id="([^"]*)"/).map(\.1)
    #expect(units.contains("toolbar#summary"), "\(units)")
    #expect(!units.contains { $0.hasPrefix("toolbar/keep-it-short") }, "\(units)")
  }

  @Test(arguments: [
    ("<ph id=\"1\" ctype=\"x-code\">UITabBarItem.isEnabled</ph>는", "그것은", "has lost"),
    (
      "id=\"toolbar/keep-it-short#1\" resname=\"toolbar/keep-it-short#1\" approved=\"yes\" extradata=",
      "id=\"toolbar/none#1\" approved=\"yes\" note=", "is nothing that the content has"
    ),
  ])
  func `what cannot be right is refused, and nothing is written`(
    _ old: String, _ new: String, _ reason: String
  ) throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try exchange(old, new)
    #expect(output.status == 1)
    #expect(output.lines.first?.hasPrefix("work.xlf: line ") == true, "\(output.out)")
    #expect(output.out.contains(reason), "\(output.out)")
    #expect(output.lines.last == "hig: 1 unit refused; nothing was written")
    #expect(try guide.files() == before)
  }

  @Test func `a translation of what has changed since is refused, and nothing is written`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("export --to ko work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    try guide.hig.write(text.replacing("적은 버튼이", with: "더 적은 버튼이"), to: "work.xlf")
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer buttons")
    let before = try guide.files()
    let output = try hig("import work.xlf")
    #expect(output.status == 1)
    #expect(
      output.lines.first?.hasSuffix(
        "'toolbar/keep-it-short#1' was translated from a text that has changed since; export it again"
      ) == true, "\(output.out)")
    #expect(output.lines.last == "hig: 1 unit refused; nothing was written")
    #expect(try guide.files() == before)
  }

  @Test func `a translation is not written on one side of an unfinished merge alone`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("export --to ko work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
    try guide.hig.write(text.replacing("적은 버튼이", with: "더 적은 버튼이"), to: "work.xlf")
    let part = "## 버튼 {#toolbar-button}"
    try guide.edit(
      "bars/toolbar/ko.md", part, "\(part)\n\n<<<<<<< ours\n가\n=======\n나\n>>>>>>> theirs")
    let before = try guide.files()
    let output = try hig("import work.xlf")
    #expect(output.status == 1)
    #expect(
      output.out.contains(
        "'toolbar/keep-it-short#1' is on a page that cannot be written: a merge is unfinished at "
          + "Content/bars/toolbar/ko.md:8; finish it first\n"), "\(output.out)")
    #expect(try guide.files() == before)
  }

  @Test func `with partial the rest is written`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("export --to ko work.xlf").status == 0)
    let text = try guide.hig.contents(of: "work.xlf")
      .replacing("id=\"toolbar/keep-it-short#title\"", with: "id=\"toolbar/none#title\"")
      .replacing("길게 늘이지 마세요</target>", with: "짧게 쓰세요</target>")
      .replacing("적은 버튼이", with: "더 적은 버튼이")
    try guide.hig.write(text, to: "work.xlf")
    let output = try hig("import --partial work.xlf")
    #expect(output.status == 1)
    #expect(try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("더 적은 버튼이"))
  }

  @Test func `of several languages nothing is written when a unit of one is refused`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    #expect(try hig("export --to ko work.xlf").status == 0)
    #expect(try hig("export --from ko --to en back.xlf").status == 0)
    let files = try ["work.xlf", "back.xlf"].map { path in
      try guide.hig.contents(of: path).split(separator: "\n").filter {
        !$0.contains("xliff") && !$0.contains("?xml")
      }
      .joined(separator: "\n")
    }
    let text =
      files[0].replacing("적은 버튼이", with: "더 적은 버튼이")
      + files[1].replacing(">Few buttons", with: ">Fewer buttons")
    try guide.hig.write("<xliff version=\"1.2\">\(text)</xliff>\n", to: "work.xlf")
    let output = try hig("import work.xlf")
    #expect(output.status == 1)
    #expect(output.lines.last == "hig: 1 unit refused; nothing was written")
    #expect(try guide.files() == before)
  }

  @Test func `a page is written only in a language of the site, and within the content`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try exchange("target-language=\"ko\"", "target-language=\"../../../ko\"")
    #expect(output.status == 2)
    #expect(
      output.out
        == "hig: cannot read 'work.xlf': line 3: there is no language '../../../ko'; the site has en, ko\n"
    )
    #expect(try guide.files() == before)
  }

  @Test func `UTF-16 is read as well`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("export --to ko work.xlf").status == 0)
    let line = """
      sed 's/encoding="UTF-8"/encoding="UTF-16"/; s/적은 버튼이/더 적은 버튼이/' work.xlf \
      | iconv -f utf-8 -t utf-16 > wide.xlf; "$HIG" translate import wide.xlf
      """
    #expect(try guide.hig.shell(line).out == "Content/bars/toolbar/ko.md\n")
  }

  @Test func `a regional tag that a tool wrote stands for the language of the site`() throws {
    defer { guide.hig.remove() }
    let output = try exchange("target-language=\"ko\"", "target-language=\"ko_KR\"")
    #expect(output.status == 0)
    #expect(output.out.hasPrefix("ko: 0 units changed, "), "\(output.out)")
  }

  @Test(arguments: [
    ("truncate -s 1T large.xlf; $IMPORT large.xlf", "large.xlf"),
    ("truncate -s 268435457 large.xlf; cat large.xlf | $IMPORT /dev/stdin", "/dev/stdin"),
  ])
  func `a document of more than 256 MiB is not read`(_ line: String, _ path: String) throws {
    defer { guide.hig.remove() }
    let output = try guide.hig.shell("IMPORT=\"$HIG translate import\"; (\(line)) 2>&1")
    #expect(output.status == 2)
    #expect(
      output.out == "hig: cannot read '\(path)': the file has more than 268435456 bytes\n")
  }

  @Test func `a document is read from a pipe as well`() throws {
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      "$HIG" translate export --to ko | sed 's/적은 버튼이/더 적은 버튼이/' \
      | "$HIG" translate import /dev/stdin
      """)
    #expect(output.out == "Content/bars/toolbar/ko.md\n")
  }

  @Test(arguments: [
    "export --to fr", "export --to en", "export", "import none.xlf", "import Content/site.yml",
    "export --to ko none/work.xlf",
  ])
  func `what cannot be read or written is 2`(_ line: String) throws {
    defer { guide.hig.remove() }
    #expect(try hig(line).status == 2)
  }
}
