import CommonMark
import RuleGraph
import Testing

/// The whole printed text of findings in lines of every kind.
@Suite struct DiagnosticPrinterTests {
  /// What is printed for `UITabbar` in a text of one line.
  private func printed(_ text: String, marking marked: String = "UITabbar") throws -> [String] {
    let start = try #require(text.ranges(of: marked).first?.lowerBound)
    let column = text.utf8.distance(from: text.startIndex, to: start) + 1
    return lines(
      in: text,
      at: SourceLocation(path: "a.md", line: 1, column: column, length: marked.utf8.count))
  }

  private func lines(in text: String, at location: RuleGraph.SourceLocation) -> [String] {
    let printer = DiagnosticPrinter(texts: ["a.md": SourceText(path: "a.md", text: text)])
    return printer.lines(
      for: Diagnostic(finding: ("api/unknown", .error), at: location, Message("no API")))
  }

  private func range(_ from: (Int, Int), _ to: (Int, Int)) -> RuleGraph.SourceLocation {
    SourceLocation(
      path: "a.md",
      range: SourcePosition(line: from.0, column: from.1)..<SourcePosition(line: to.0, column: to.1)
    )
  }

  @Test(arguments: [
    ("See UITabbar.", 5, "  See UITabbar.", "      ^~~~~~~~"),
    ("탭 바 UITabbar", 5, "  탭 바 UITabbar", "        ^~~~~~~~"),
    (
      "\u{1110}\u{1162}\u{11B8} UITabbar", 5, "  \u{1110}\u{1162}\u{11B8} UITabbar",
      "     ^~~~~~~~"
    ),
    ("👩‍👩‍👧 UITabbar", 10, "  👩‍👩‍👧 UITabbar", "     ^~~~~~~~"),
    ("a\tb\tUITabbar", 5, "  a b UITabbar", "      ^~~~~~~~"),
    ("a\u{202E}\u{200B}UITabbar", 4, "  a\u{FFFD}\u{FFFD}UITabbar", "     ^~~~~~~~"),
    ("a\u{1B}[31mUITabbar", 7, "  a\u{FFFD}[31mUITabbar", "        ^~~~~~~~"),
    ("UITabbar\r\nnext", 1, "  UITabbar", "  ^~~~~~~~"),
  ])
  func `the column counts UTF-16 units and the caret terminal cells`(
    _ text: String, _ column: Int, _ line: String, _ caret: String
  ) throws {
    #expect(try printed(text) == ["a.md:1:\(column): error: no API [api/unknown]", line, caret])
  }

  @Test func `Hangul is underlined two cells a syllable`() throws {
    #expect(
      try printed("이 탭 막대를", marking: "탭 막대") == [
        "a.md:1:3: error: no API [api/unknown]", "  이 탭 막대를", "     ^~~~~~~",
      ])
  }

  @Test func `a byte order mark is no column`() {
    #expect(
      lines(in: "\u{FEFF}UITabbar\n", at: range((1, 1), (1, 9))) == [
        "a.md:1:1: error: no API [api/unknown]", "  UITabbar", "  ^~~~~~~~",
      ])
  }

  @Test(arguments: [
    ("a range over several lines is underlined to the end of the first", 1, 5, 3, 2, "      ^~~~"),
    ("an empty range is one caret", 1, 5, 1, 5, "      ^"),
    ("the end of a line is one caret", 1, 9, 1, 9, "          ^"),
    ("a column past the line is its end", 1, 99, 1, 99, "          ^"),
  ])
  func `a range is cut to its first line`(
    _ case: String, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, _ caret: String
  ) {
    let found = lines(
      in: "one two.\nthree\nfour\n", at: range((line, column), (endLine, endColumn)))
    #expect(found.dropFirst() == ["  one two.", caret], "\(`case`)")
  }

  @Test func `an empty line and a file without text print no excerpt`() {
    let message = ["a.md:2:1: error: no API [api/unknown]"]
    #expect(lines(in: "one\n\nthree", at: range((2, 1), (2, 1))) == message)
    let printer = DiagnosticPrinter(texts: [:])
    let diagnostic = Diagnostic(
      finding: ("api/unknown", .error), at: range((2, 1), (2, 1)), Message("no API"))
    #expect(printer.lines(for: diagnostic) == message)
  }

  @Test func `a long line is cut on both sides of its fault`() throws {
    let lead = String(repeating: "가", count: 100)
    let tail = String(repeating: "나", count: 100)
    let found = try printed("\(lead)UITabbar\(tail)")
    #expect(
      found == [
        "a.md:1:101: error: no API [api/unknown]",
        "  …\(lead.suffix(80))UITabbar\(tail.prefix(72))…",
        "  " + String(repeating: " ", count: 161) + "^~~~~~~~",
      ])
  }

  @Test func `explanation, notes and fix-its follow the excerpt`() {
    let text = SourceText(path: "a.md", text: "탭 UITabbar\n탭 UITabBar\n")
    let place = { (line: Int) in SourceLocation(path: "a.md", line: line, column: 5, length: 8) }
    let message = Message(
      "no API", explanation: "Names stand in apis.yml.",
      notes: [Note(location: place(2), text: "this one is known")])
    let diagnostic = Diagnostic(
      finding: ("api/unknown", .warning), at: place(1), message,
      fixIts: [FixIt(location: place(1), replacement: "UITabBar")])
    #expect(
      DiagnosticPrinter(texts: ["a.md": text]).lines(for: diagnostic) == [
        "a.md:1:3: warning: no API [api/unknown]",
        "  탭 UITabbar",
        "     ^~~~~~~~",
        "  Names stand in apis.yml.",
        "a.md:2:3: note: this one is known",
        "a.md:1:3: fixit: replace 'UITabbar' with 'UITabBar'",
      ])
  }

  @Test(arguments: [
    ("툴바", ["탭 바", "툴 바", "상태 막대"], "툴 바"), ("컨트롤", ["콘트롤", "스크롤"], "콘트롤"),
    ("UITabbar", ["UITabBar", "UIToolbar"], "UITabBar"), ("가나다라", ["마바사"], nil),
    ("같은", ["같은"], nil),
  ])
  func `the nearest name is told by letters`(
    _ name: String, _ known: [String], _ nearest: String?
  ) {
    #expect(NearestName.of(name, among: known) == nearest)
    #expect(NearestName.of(name, among: known.reversed()) == nearest)
  }
}
