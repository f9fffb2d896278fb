import Foundation
import SmallContent
import Testing

@testable import hig

/// What a terminal shows, to the letter; `⟨31⟩` stands for an escape sequence.
@Suite struct TerminalTests {
  private func visible(_ text: String) -> String {
    text.replacing(/\u{1B}\[([0-9;]*)m/) { "⟨\($0.output.1)⟩" }
  }

  @Test(arguments: [
    ("tab bar", [0..<3], "⟨1;31⟩tab⟨0⟩ bar"),
    ("탭 바를", [0..<1, 2..<3], "⟨1;31⟩탭⟨0⟩ ⟨1;31⟩바⟨0⟩를"),
    ("😀 tab", [3..<6], "😀 ⟨1;31⟩tab⟨0⟩"),
    ("tab", [], "tab"),
    ("tab", [0..<9], "⟨1;31⟩tab⟨0⟩"),
    ("tab", [0..<2, 1..<3], "⟨1;31⟩ta⟨0⟩b"),
    ("tab", [1..<1], "tab"),
    ("", [0..<1], ""),
  ])
  func `marks are painted by UTF-16 offsets`(
    _ text: String, _ ranges: [Range<Int>], _ expected: String
  ) {
    #expect(visible(TerminalStyle(isColored: true).mark(text, ranges, .red)) == expected)
    #expect(TerminalStyle(isColored: false).mark(text, ranges, .red, base: .bold) == text)
  }

  @Test func `what is not marked takes the ink of the base`() {
    let style = TerminalStyle(isColored: true)
    #expect(
      visible(style.mark("a tab b", [2..<5], .red, base: .bold))
        == "⟨1⟩a ⟨0⟩⟨1;31⟩tab⟨0⟩⟨1⟩ b⟨0⟩")
  }

  @Test func `a hit shows its title, place and text`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "--heading", "--color", "always", "keep short")
    #expect(
      visible(output.out) == """
        ⟨1;31⟩avoid⟨0⟩  ⟨1;31⟩Keep⟨0⟩⟨1⟩ it ⟨0⟩⟨1;31⟩short⟨0⟩
          ⟨2⟩toolbar/keep-it-short⟨0⟩  ⟨35⟩Content/bars/toolbar/en.md⟨0⟩:⟨32⟩9⟨0⟩
          Few buttons are found faster. Bookmarks (UITabBarItem.SystemItem.bookmarks): Shows bookmarks.

        """)
  }

  @Test func `a finding shows its place, severity and caret`() throws {
    let page = SmallGuide.files["bars/toolbar/en.md"]?.replacing(".avoid", with: ".avoidd")
    let hig = try HigProcess(
      content: SmallGuide.files.merging(["bars/toolbar/en.md": page ?? ""]) { $1 })
    defer { hig.remove() }
    let output = try hig.run("check", "--color", "always")
    let lines = visible(output.out).split(separator: "\n").prefix(4)
    #expect(
      lines.joined(separator: "\n") == """
        ⟨1⟩Content/bars/toolbar/en.md:9:36⟨0⟩: ⟨1;31⟩error⟨0⟩: ⟨1⟩no kind 'avoidd'; did you mean 'avoid'?⟨0⟩ ⟨2⟩[rule/unknown-kind]⟨0⟩
          ### Keep it short {#keep-it-short .avoidd table=UITabBarItem.SystemItem}
        ⟨32⟩                                     ^~~~~~⟨0⟩
        ⟨1⟩Content/bars/toolbar/en.md:9:36⟨0⟩: ⟨36⟩fixit⟨0⟩: replace 'avoidd' with 'avoid'
        """)
    #expect(try hig.run("check").out.contains("\u{1B}") == false)
  }

  @Test(
    .enabled(if: hasScript),
    arguments: [("check", "", true), ("build", "", true), ("build", "NO_COLOR=1", false)])
  func `findings are colored on a terminal where colors are welcome`(
    _ command: String, _ wish: String, _ isColored: Bool
  ) throws {
    let page = SmallGuide.files["bars/toolbar/en.md"]?.replacing(".avoid", with: ".avoidd")
    let hig = try HigProcess(
      content: SmallGuide.files.merging(["bars/toolbar/en.md": page ?? ""]) { $1 })
    defer { hig.remove() }
    let output = try hig.shell(
      "\(wish) TERM=xterm script -qec \"\\\"$HIG\\\" \(command)\" /dev/null </dev/null")
    let found = isColored ? "⟨1;31⟩error⟨0⟩: ⟨1⟩no kind 'avoidd'" : ":36: error: no kind 'avoidd'"
    #expect(visible(output.out).contains(found), "\(output.out)")
  }

  @Test func `a line of a pipe is colored on request`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "--color", "always", "--lang", "en", "-e", "Few|found")
    #expect(
      visible(output.out) == """
        ⟨35⟩Content/bars/toolbar/en.md⟨0⟩:⟨32⟩11⟨0⟩:toolbar/keep-it-short: ⟨1;31⟩Few⟨0⟩ buttons are ⟨1;31⟩found⟨0⟩ faster.

        """)
  }

  @Test func `what two patterns match together is colored as a whole`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run(
      "lookup", "--color", "always", "--lang", "ko", "-e", "버튼", "-e", "버튼이 더")
    #expect(
      visible(output.out) == """
        ⟨35⟩Content/bars/toolbar/ko.md⟨0⟩:⟨32⟩10⟨0⟩:toolbar/keep-it-short: 적은 ⟨1;31⟩버튼이 더⟨0⟩ 빨리 눈에 띕니다.

        """)
  }

  @Test(
    .enabled(if: hasScript),
    arguments: [("", 3), ("--no-heading", 1), ("-C1", 4), ("-c", 1), ("-l", 1), ("-e Few", 1)])
  func `a terminal gets headings unless told otherwise`(_ option: String, _ count: Int) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let words = option.contains("-e") ? "" : "keep short"
    let command = "\\\"$HIG\\\" lookup --lang en \(option) \(words)"
    let output = try hig.shell("TERM=dumb script -qec \"\(command)\" /dev/null </dev/null")
    // A terminal ends lines with a carriage return too.
    #expect(output.out.split(whereSeparator: \.isNewline).count == count, "\(output.out)")
  }

  @Test(
    .enabled(if: hasScript),
    arguments: [("show tab-bar/dim-unavailable-tabs", 40), ("stats --lang ko", 52)])
  func `what is shown on a terminal is laid out for its width`(_ words: String, _ width: Int) throws
  {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let command = "stty cols \(width); \\\"$HIG\\\" \(words)"
    let output = try hig.shell("TERM=dumb script -qec \"\(command)\" /dev/null </dev/null")
    let lines = output.out.split(whereSeparator: \.isNewline)
    let widest = lines.filter { $0.contains(" ") }.map(cells(in:)).max()
    #expect(widest ?? 0 <= width, "\(output.out)")
    let piped = try hig.shell("\"$HIG\" \(words)")
    #expect(piped.lines.contains { cells(in: $0) > width })
  }

  @Test(.enabled(if: hasScript))
  func `the text of a hit is broken between words, and its marks go along`() throws {
    let page = SmallGuide.files["bars/toolbar/en.md"]?.replacing(
      "Few buttons are found faster.",
      with: "Few buttons are found faster, and a short bar shows what each of them does.")
    let hig = try HigProcess(
      content: SmallGuide.files.merging(["bars/toolbar/en.md": page ?? ""]) { $1 })
    defer { hig.remove() }
    let command = "stty cols 40; \\\"$HIG\\\" lookup keep short"
    let output = try hig.shell("TERM=xterm script -qec \"\(command)\" /dev/null </dev/null")
    let lines = visible(output.out).split(whereSeparator: \.isNewline).dropFirst(2)
    #expect(
      lines.joined(separator: "\n") == """
          Few buttons are found faster, and a
          ⟨1;31⟩short⟨0⟩ bar shows what each of them
          does. Bookmarks
          (UITabBarItem.SystemItem.bookmarks):
          Shows bookmarks.
        """)
  }

  @Test(
    .enabled(if: hasScript),
    arguments: [
      (
        "en", "giraffe", "Then `a  b   c` stand among more words before the giraffe.",
        "  Then a b c stand among more words\n  before the ⟨1;31⟩giraffe⟨0⟩. Bookmarks"
      ),
      (
        "ko", "얼룩말", "그리고 `가  나   다` 뒤에는 다른 말이 더 있고 얼룩말도 있습니다.",
        "  그리고 가 나 다 뒤에는 다른 말이 더\n  있고 ⟨1;31⟩얼룩말⟨0⟩도 있습니다. 책갈피"
      ),
    ])
  func `blanks in a row leave the marks of a broken text where they belong`(
    _ language: String, _ query: String, _ text: String, _ shown: String
  ) throws {
    let path = "bars/toolbar/\(language).md"
    let page = SmallGuide.files[path]?.replacing("Few buttons are found faster.", with: text)
      .replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: text)
    let hig = try HigProcess(content: SmallGuide.files.merging([path: page ?? ""]) { $1 })
    defer { hig.remove() }
    let command = "stty cols 40; \\\"$HIG\\\" lookup --lang \(language) \(query)"
    let output = try hig.shell("TERM=xterm script -qec \"\(command)\" /dev/null </dev/null")
    let lines = visible(output.out).split(whereSeparator: \.isNewline).dropFirst(2)
    #expect(lines.prefix(2).joined(separator: "\n") == shown)
  }

  private func cells(in line: some StringProtocol) -> Int {
    line.unicodeScalars.reduce(0) { $0 + (("가"..."힣").contains($1) ? 2 : 1) }
  }

  @Test(arguments: [
    (4, ["가나", "다라"]), (5, ["가나", "다라"]), (6, ["가나", "다라"]), (9, ["가나 다라"]),
  ])
  func `a line is broken by cells and not by letters`(_ width: Int, _ lines: [String]) {
    #expect(FoldedLine(text: "가나 다라", indent: 0).lines(within: width) == lines)
  }

  @Test func `later lines are set in, and a word wider than the terminal stays whole`() {
    let line = FoldedLine(text: "  [ko] 탭 바 Content/bars/tab-bar/ko.md:8", indent: 4)
    #expect(line.lines(within: 14) == ["  [ko] 탭 바", "    Content/bars/tab-bar/ko.md:8"])
    #expect(line.lines(within: nil) == ["  [ko] 탭 바 Content/bars/tab-bar/ko.md:8"])
  }

  @Test(arguments: [
    (17, ["id  title       n", "a   내비게이션  1"]), (16, ["id title      n", "a  내비게이션 1"]),
    (14, ["id title     n", "a  내비게이… 1"]), (12, ["id n", "a  1"]),
  ])
  func `columns of a table are moved together, then titles are cut, then left out`(
    _ width: Int, _ lines: [String]
  ) {
    let table = TextTable(
      header: ["id", "title", "n"], rows: [["a", "내비게이션", "1"]], textColumns: 2)
    #expect(table.lines(within: width) == lines)
    #expect(table.lines(within: nil) == table.lines)
  }

  @Test func `a title that is cut takes no more than its room`() {
    let table = TextTable(
      header: ["id", "title", "n"], rows: [["a", "navigation", "1"]], textColumns: 2)
    #expect(table.lines(within: 14) == ["id title     n", "a  navigati… 1"])
  }

  @Test(arguments: [
    "check", "lookup --lang en keep", "lookup --lang en -C3 keep", "lookup --lang en -e 'Keep|Few'",
    "lookup --lang en --heading keep", "show toolbar", "show toolbar/keep-it-short", "stats",
    "translate",
    "build",
  ])
  func `a terminal is sent no character of the content that it would obey`(_ words: String) throws {
    let page = SmallGuide.files["bars/toolbar/en.md"]?
      .replacing("Keep it short", with: "Keep it \u{1B}]0;title\u{7} short&#27;[2J&#10;x: y")
      .replacing("Few", with: "\u{9B}31m \u{8}Few").replacing(
        "A toolbar", with: "A \u{1B}[8mtoolbar")
    let hig = try HigProcess(
      content: SmallGuide.files.merging(["bars/toolbar/en.md": page ?? ""]) { $1 })
    defer { hig.remove() }
    try hig.write("x", to: "Content/bars/\u{1B}[2J\n.md")
    let output = try hig.shell("\"$HIG\" \(words) 2>&1")
    let obeyed = output.out.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(!output.out.isEmpty)
    #expect(obeyed.allSatisfy { $0 == "\n" }, "\(output.out)")
    #expect(!output.out.contains("\nx: y"), "\(output.out)")
  }

  /// The `script` of util-linux, which runs a command on a terminal of its own.
  static var hasScript: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }

  @Test(
    .enabled(if: hasScript),
    arguments: [
      ("", true), ("NO_COLOR=1", false), ("NO_COLOR=", true), ("TERM=dumb", false),
    ])
  func `a terminal is coloured unless it is dumb or color is unwelcome`(
    _ variable: String, _ isColored: Bool
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let command = "TERM=xterm \(variable) \\\"$HIG\\\" lookup --lang en keep"
    let output = try hig.shell("script -qec \"\(command)\" /dev/null </dev/null")
    #expect(output.out.contains("Keep"), "\(output)")
    #expect(output.out.contains("\u{1B}[") == isColored)
  }
}
