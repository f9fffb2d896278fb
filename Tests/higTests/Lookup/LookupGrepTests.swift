import Foundation
import SmallContent
import Testing

@testable import hig

/// `hig lookup -e`: rule text as it is written.
@Suite struct LookupGrepTests {
  private func grep(
    _ arguments: String, _ files: [String: String] = SmallGuide.files
  ) throws -> HigProcess.Output {
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    return try hig.shell("\"$HIG\" lookup \(arguments) 2>&1")
  }

  @Test func `a line of a rule's source is found in every language`() throws {
    #expect(
      try grep(#"-e 'isEnabled`|Few'"#)
        == .init(
          status: 0,
          out: """
            Content/bars/tab-bar/en.md:13:tab-bar/keep-every-tab-enabled: A dimmed tab explains nothing; leave `UITabBarItem.isEnabled` alone.
            Content/bars/tab-bar/ko.md:10:tab-bar/keep-every-tab-enabled: 흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.
            Content/bars/toolbar/en.md:11:toolbar/keep-it-short: Few buttons are found faster.

            """, talk: ""))
  }

  @Test(arguments: [
    ("-e '^### .*short'", ["toolbar/keep-it-short", "toolbar/keep-it-short"]),
    ("-e '^### .*short' --lang ko", ["toolbar/keep-it-short"]),
    ("-e dimmed --lang ko", []),
    ("-e FEW", []),
    ("-i -e FEW", ["toolbar/keep-it-short"]),
    ("-e Few -e explains", ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]),
    ("-e dimmed --edition ios7", ["tab-bar/dim-unavailable-tabs"]),
    ("-e . --kind avoid --lang en -n 1", ["toolbar/keep-it-short"]),
    (
      "-e '^A' --component tab-bar --api UITabBarItem.isEnabled", ["tab-bar/keep-every-tab-enabled"]
    ),
    ("-e -nothing-", []),
    ("-e '흐린 탭도'", ["tab-bar/dim-unavailable-tabs"]),
  ])
  func `patterns and filters choose`(_ arguments: String, _ ids: [String]) throws {
    let output = try grep(arguments)
    let found = output.lines.compactMap { $0.split(separator: ":").dropFirst(2).first }
    #expect(found.map(String.init) == ids)
    #expect(output.status == (ids.isEmpty ? 1 : 0))
  }

  @Test func `text outside of rules and lines of code are not headings`() throws {
    let text = SmallGuide.tabBar.replacing(
      "A dimmed tab kept", with: "```\n# no heading\n```\n\nA dimmed tab kept")
    let output = try grep(
      "--lang en -e 'switches|no heading|kept'",
      SmallGuide.files.merging(["bars/tab-bar/en.md": text]) { $1 })
    #expect(
      output.lines.map { $0.split(separator: " ").first } == [
        "Content/bars/tab-bar/en.md:18:tab-bar/dim-unavailable-tabs:",
        "Content/bars/tab-bar/en.md:21:tab-bar/dim-unavailable-tabs:",
      ])
  }

  /// Each with lines that begin or end code only for who does not read Markdown.
  private static let fenced = [
    "````\n```\n# 코드\n````", "  ~~~\n# 코드\n  ~~~", "``` ` `\n글", "<!--\n```\n-->",
  ]

  @Test(arguments: fenced)
  func `a rule goes on to the next heading, whatever marks of code are in it`(
    _ code: String
  ) throws {
    let page = try #require(SmallGuide.files["bars/tab-bar/ko.md"])
    let text = page.replacing("흐린 탭은", with: "\(code)\n\n흐린 탭은")
    let files = SmallGuide.files.merging(["bars/tab-bar/ko.md": text]) { $1 }
    let first = 10 + code.split(separator: "\n").count + 1
    let file = "Content/bars/tab-bar/ko.md"
    let (own, next) = ("tab-bar/keep-every-tab-enabled", "tab-bar/dim-unavailable-tabs")
    #expect(
      try grep("--lang ko -C1 -e '흐린 탭'", files).lines == [
        "\(file)-\(first - 1)-\(own)- ",
        "\(file):\(first):\(own): 흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.", "--",
        "\(file)-\(first + 3)-\(next)- ",
        "\(file):\(first + 4):\(next): 흐린 탭도 제자리를 지켰습니다. 동작은 [툴바](../toolbar/ko.md#keep-it-short)를 보세요.",
      ])
    #expect(
      try grep("--lang ko -C9 모든 탭을 켜 두세요", files).lines.last
        == "\(file)-\(first)-\(own)- 흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.")
  }

  @Test func `what a link refers to is a line of the rule above it`() throws {
    let files = SmallGuide.tabBar(
      replacing: "alone.", with: "alone; see [더][more].\n\n[more]: https://a.example/더")
    #expect(
      try grep("-e 'a.example'", files).lines == [
        "Content/bars/tab-bar/en.md:15:tab-bar/keep-every-tab-enabled: [more]: https://a.example/더"
      ])
  }

  @Test func `decomposed Hangul is found by composed`() throws {
    let text = try #require(
      SmallGuide.files["bars/toolbar/ko.md"]?.decomposedStringWithCanonicalMapping)
    let files = SmallGuide.files.merging(["bars/toolbar/ko.md": text]) { $1 }
    #expect(try grep("-c -e 버튼이", files).out == "1\n")
  }

  @Test func `lines with context that touch stand together`() throws {
    #expect(
      try grep("--lang en -C1 -e 'every tab|Few'").lines == [
        "Content/bars/tab-bar/en.md:11:tab-bar/keep-every-tab-enabled: ### Keep every tab enabled "
          + "{#keep-every-tab-enabled .do supersedes=dim-unavailable-tabs}",
        "Content/bars/tab-bar/en.md-12-tab-bar/keep-every-tab-enabled- ", "--",
        "Content/bars/toolbar/en.md-10-toolbar/keep-it-short- ",
        "Content/bars/toolbar/en.md:11:toolbar/keep-it-short: Few buttons are found faster.",
      ])
    #expect(try grep("--lang en -C2 -e 'every tab|nothing'").lines.count == 3)
  }

  /// Gone through line by hit, they would take minutes.
  @Test func `a rule of very many lines is shown with those around each at once`() throws {
    let lines = (1...10_000).map { $0 % 4 == 0 ? "탭 \($0)" : "line \($0)" }
    let files = SmallGuide.tabBar(
      replacing: "alone.", with: "alone.\n\n\(lines.joined(separator: "\n"))")
    let output = try grep("-n 9999 -C1 --lang en -e '^탭'", files).lines
    #expect(output.count == 2_500 * 3 - 1 + 2_499)
    #expect(
      output.prefix(5).map { $0.split(separator: " ", maxSplits: 1).last } == [
        "line 3", "탭 4", "line 5", "--", "line 7",
      ])
  }

  @Test func `JSON tells what matched`() throws {
    #expect(
      try grep("--json -e 빨리").lines
        == [
          #"{"id":"toolbar/keep-it-short","lang":"ko","line":10,"marks":[[7,9]],"#
            + #""path":"Content/bars/toolbar/ko.md","text":"적은 버튼이 더 빨리 눈에 띕니다."}"#
        ].map { $0.replacing("[[7,9]]", with: "[[9,11]]") })
  }

  @Test(arguments: [
    ("-e 버튼 -e '버튼이 더'", "[[3,8]]"), ("-e '은 버튼' -e '튼이'", "[[1,6]]"),
    ("-e 버튼이 -e 튼", "[[3,6]]"), ("-e 적 -e 은", "[[0,2]]"), ("-e 눈에 -e 적은", "[[0,2],[12,14]]"),
  ])
  func `matches of several patterns that overlap or touch are one`(
    _ patterns: String, _ marks: String
  ) throws {
    #expect(
      try grep("--json --lang ko --component toolbar \(patterns)").lines
        == [
          #"{"id":"toolbar/keep-it-short","lang":"ko","line":10,"marks":\#(marks),"#
            + #""path":"Content/bars/toolbar/ko.md","text":"적은 버튼이 더 빨리 눈에 띕니다."}"#
        ])
  }

  @Test func `what is no regular expression is wrong usage`() throws {
    #expect(
      try grep("-e '('")
        == .init(
          status: 2, out: "Error: '(' is no regular expression: missing closing parenthesis\n",
          talk: ""))
  }

  /// Tried out one by one, the ways to cut the line at the blanks would take days.
  @Test func `an expression with too many ways to match is given up on by name`() throws {
    let files = SmallGuide.tabBar(
      replacing: "alone.", with: "alone. \(String(repeating: "ab ", count: 100))")
    #expect(
      try grep(#"-e '(\w+\s?)+[!?]'"#, files)
        == .init(
          status: 2,
          out: "Error: '(\\w+\\s?)+[!?]' could match in too many ways at "
            + "Content/bars/tab-bar/en.md:13\n",
          talk: ""))
  }

  /// No line takes too long, and all together would.
  @Test(arguments: ["(?=(?:.?){11}zzzz)", "(?=.*.*zzzz)"])
  func `an expression that takes long for many lines is given up on as well`(
    _ text: String
  ) throws {
    let line = String(repeating: "흐린 탭은 아무것도 설명하지 않으니 그대로 두세요. ", count: 3)
    let pattern = try LinePattern(text, ignoresCase: false, time: .milliseconds(50))
    #expect(try pattern.matches(in: line, at: "ko.md:1") == nil)
    #expect {
      for number in 2...100_000 { _ = try pattern.matches(in: line, at: "ko.md:\(number)") }
    } throws: {
      "\($0)".hasPrefix("'\(text)' could match in too many ways at ko.md:")
    }
  }

  @Test(arguments: [("'.*.*.*=.*'", "2\n"), ("'.*.*.*가'", "0\n"), ("'.*tab.*tab.* $'", "1\n")])
  func `a long line is looked through at once`(_ pattern: String, _ count: String) throws {
    let line = String(repeating: "흐린 tab ", count: 500)
    let files = SmallGuide.tabBar(replacing: "alone.", with: "alone. \(line)tab ")
    #expect(try grep("-c -e \(pattern) --kind do --lang en", files).out == count)
  }

  /// A mark of one letter is a part of a character, and of another one where letters are composed.
  @Test func `a part of a character is found in decomposed text`() throws {
    let line = "x\u{301}\u{302} 버튼 y\u{301}".decomposedStringWithCanonicalMapping
    let files = SmallGuide.tabBar(replacing: "alone.", with: line)
    for pattern in ["'\\x{302}'", "'\\p{M}'", "'튼|\\x{301}'", "'.'"] {
      #expect(try grep("--json --lang en -e \(pattern)", files).lines.count > 0, "\(pattern)")
    }
  }

  @Test(arguments: [
    ("버튼", "[[6,8]]", "[[10,15]]"), ("'(?<=👍 )적.'", "[[3,5]]", "[[3,9]]"),
    ("'[가-힣]{2}이'", "[[6,9]]", "[[10,17]]"), ("'튼$|^'", "[]", "[]"),
    ("'띕|눈에'", "[[15,17],[18,19]]", "[[27,32],[33,36]]"),
  ])
  func `what matched is told in UTF-16 units, composed or not`(
    _ pattern: String, _ composed: String, _ decomposed: String
  ) throws {
    let text = try #require(SmallGuide.files["bars/toolbar/ko.md"])
      .replacing("적은 버튼이", with: "👍 적은 버튼이")
    for (text, marks) in [
      (text, composed), (text.decomposedStringWithCanonicalMapping, decomposed),
    ] {
      let files = SmallGuide.files.merging(["bars/toolbar/ko.md": text]) { $1 }
      let lines = try grep("--json --lang ko --component toolbar -e \(pattern)", files).lines
      #expect(lines.contains { $0.contains("\"line\":10,\"marks\":\(marks),") }, "\(lines)")
    }
  }
}
