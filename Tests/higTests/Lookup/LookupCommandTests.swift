import SmallContent
import Testing

@Suite struct LookupCommandTests {
  @Test func `a pipe gets one line a rule`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.run("lookup", "keep short")
        == .init(
          status: 0,
          out: "Content/bars/toolbar/en.md:9:toolbar/keep-it-short: avoid: Keep it short\n",
          talk: ""))
  }

  @Test(arguments: [
    ("탭바", [:], "ko"), ("UITabBar", ["LANG": "ko_KR.UTF-8"], "ko"),
    ("UITabBar", ["LANG": "C"], "en"),
    ("UITabBar", ["LANGUAGE": "fr:ko", "LANG": "en_US.UTF-8"], "ko"),
  ])
  func `the language is that of the script, then of the environment`(
    _ query: String, _ environment: [String: String], _ language: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", query, environment: environment)
    #expect(output.status == 0)
    #expect(!output.lines.isEmpty)
    #expect(output.lines.allSatisfy { $0.contains("/\(language).md:") }, "\(output.lines)")
  }

  @Test func `the language asked for wins`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "--lang", "en", "탭바")
    #expect(output.lines.allSatisfy { $0.contains("/en.md:") })
    #expect(output.status == 0)
  }

  @Test func `an unknown language is wrong usage`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "--lang", "fr", "tab")
    #expect(output.status == 2)
    #expect(output.out == "")
    #expect(output.talk.contains("There is no language 'fr'; the site has en, ko."))
  }

  @Test(arguments: [["lookup", "qqqq"], ["lookup", "--json", "qqqq"]])
  func `nothing found is 1 in every format`(_ arguments: [String]) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run(arguments[0], arguments[1], arguments.last ?? "")
    #expect(output.status == 1)
    #expect(output.out == "")
  }

  @Test func `the index of the site and the content give the same answers`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let before = try hig.run("lookup", "--json", "흐린 탭")
    #expect(try hig.run("build").status == 0)
    let after = try hig.run("lookup", "--json", "흐린 탭")
    #expect(before == after)
    #expect(before.status == 0)
  }

  @Test func `a change of content is found without a build`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("build").status == 0)
    let text = SmallGuide.tabBar.replacing("A dimmed tab explains", with: "A zebra explains")
    try hig.write(text, to: "Content/bars/tab-bar/en.md")
    #expect(try hig.run("lookup", "zebra").status == 0)
  }

  @Test func `a reader that closes the pipe is no failure`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let line = #"set -o pipefail; "$HIG" lookup tab | true; echo "${PIPESTATUS[0]}""#
    #expect(try hig.shell(line).out == "0\n")
  }

  @Test func `colour comes only when asked for in a pipe`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let plain = try hig.run("lookup", "keep short")
    let colored = try hig.run("lookup", "--color", "always", "keep short")
    #expect(!plain.out.contains("\u{1B}["))
    #expect(colored.out.contains("\u{1B}["))
  }
}
