import Foundation
import SmallContent
import Testing

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

  @Test func `JSON tells what matched`() throws {
    #expect(
      try grep("--json -e 빨리").lines
        == [
          #"{"id":"toolbar/keep-it-short","lang":"ko","line":10,"marks":[[7,9]],"#
            + #""path":"Content/bars/toolbar/ko.md","text":"적은 버튼이 더 빨리 눈에 띕니다."}"#
        ].map { $0.replacing("[[7,9]]", with: "[[9,11]]") })
  }

  @Test func `what is no regular expression is wrong usage`() throws {
    let output = try grep("-e '('")
    #expect(output.status == 2)
    #expect(output.out.hasPrefix("Error: '(' is no regular expression: "), "\(output.out)")
  }
}
