import Foundation
import SmallContent
import Testing

/// What `hig lookup` prints on request.
@Suite struct LookupOutputTests {
  private func lookup(_ arguments: String) throws -> HigProcess.Output {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    return try hig.shell("\"$HIG\" lookup --lang en 2>&1 \(arguments)")
  }

  @Test(arguments: [
    ("--count keep", "2\n"), ("-c keep -n 1", "1\n"), ("-n1 -c keep", "1\n"),
    ("-l dimmed", "Content/bars/tab-bar/en.md\n"),
    ("--files-with-matches keep", "Content/bars/toolbar/en.md\nContent/bars/tab-bar/en.md\n"),
    ("-q keep", ""),
  ])
  func `counts and files stand for the hits`(_ arguments: String, _ expected: String) throws {
    let output = try lookup(arguments)
    #expect(output.out.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted())
    #expect(output.status == 0)
  }

  @Test(arguments: ["-c", "-l", "-q", "--json", "--heading", "-C3"])
  func `nothing found is 1 whatever is printed`(_ option: String) throws {
    let output = try lookup("\(option) qqqq")
    #expect(output.status == 1)
    let talk = option == "-q" ? "" : "hig: nothing found\n"
    #expect(output.out == talk + (option == "-c" ? "0\n" : ""))
  }

  @Test(arguments: [
    "-c -l tab", "-q --json tab", "-n 0 tab", "-C -1 tab", "-n two tab", "-i tab", "tab -e tab",
    "-e tab --index Site", "-C 2 --json 탭", "-C 2 -l tab", "-C 2 -c tab", "-q -C 2 탭",
    "--heading -e tab", "--heading --explain 탭",
  ])
  func `what does not go together is wrong usage`(_ arguments: String) throws {
    let output = try lookup(arguments)
    #expect(output.status == 2)
    #expect(output.out.hasPrefix("Error: "), "\(output.out)")
  }

  @Test(arguments: [
    ("-n -1 tab", "--limit must be at least 1."), ("-n-1 탭", "--limit must be at least 1."),
    ("--limit -5 tab", "--limit must be at least 1."),
    ("-C -1 탭", "--context must not be negative."),
  ])
  func `a number below what makes sense is told as such`(
    _ arguments: String, _ reason: String
  ) throws {
    let output = try lookup(arguments)
    #expect(output.status == 2)
    #expect(output.lines.first == "Error: \(reason)")
  }

  @Test(arguments: ["tab bar", "탭 바"])
  func `the component that a query names is offered where hits have several lines`(
    _ query: String
  ) throws {
    let offer = "hig: 'hig show tab-bar' tells of the component\n"
    #expect(try lookup("--heading '\(query)' 2>&1 >/dev/null").out == offer)
    #expect(try lookup("'\(query)' 2>&1 >/dev/null").out == "")
    #expect(try lookup("--heading --json '\(query)' 2>&1 >/dev/null").out == "")
  }

  @Test(arguments: [
    ("en dim", "Content/bars/tab-bar/en.md:15", "Dim unavailable tabs"),
    ("ko 흐리게", "Content/bars/tab-bar/ko.md:12", "쓸 수 없는 탭은 흐리게 하세요"),
  ])
  func `of a rule that no longer holds it is said when it did`(
    _ words: String, _ place: String, _ title: String
  ) throws {
    let id = "tab-bar/dim-unavailable-tabs"
    let plain = try lookup("--lang \(words)").lines
    #expect(plain.contains("\(place):\(id): do: \(title) (ios7 only)"), "\(plain)")
    let headed = try lookup("--heading --lang \(words)").lines
    #expect(headed.contains("do  \(title) (ios7 only)"), "\(headed)")
    let start = #"{"id":"\#(id)""#
    let json = try lookup("--json --lang \(words)").lines.first { $0.hasPrefix(start) }
    #expect(json?.contains(#""kind":"do","editions":["ios7"],"isPast":true,"#) == true)
  }

  @Test func `nothing is said of when a rule holds that still does`() throws {
    let id = "tab-bar/keep-every-tab-enabled"
    #expect(
      try lookup("keep every tab enabled").lines.contains(
        "Content/bars/tab-bar/en.md:11:\(id): do: Keep every tab enabled"))
    let start = #"{"id":"\#(id)""#
    let json = try lookup("--json keep every tab enabled").lines.first { $0.hasPrefix(start) }
    #expect(json?.contains(#""editions":["ios11"],"isPast":false,"#) == true)
  }

  @Test(arguments: ["as-of:ios7", "edition:ios7", "판:ios7"])
  func `the edition is a filter by every name of the option`(_ query: String) throws {
    #expect(
      try lookup("-c '\(query)'").out == lookup("-c --as-of ios7").out)
    #expect(try lookup("-c '\(query)'").out == "1\n")
  }

  @Test func `context is the opening of the rule, with hyphens for colons`() throws {
    #expect(
      try lookup("-C 2 keep short").out == """
        Content/bars/toolbar/en.md:9:toolbar/keep-it-short: avoid: Keep it short
        Content/bars/toolbar/en.md-11-toolbar/keep-it-short- Few buttons are found faster.

        """)
  }

  @Test func `hits with context are set off as grep does`() throws {
    let lines = try lookup("-C1 keep").lines
    #expect(lines.count == 5)
    #expect(lines.dropFirst(2).first == "--")
  }

  @Test func `color alone changes nothing but color`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let plain = try hig.run("lookup", "keep short")
    let colored = try hig.run("lookup", "--color", "always", "keep short")
    #expect(colored.out.contains("\u{1B}["))
    #expect(colored.out.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.out)
  }

  @Test func `a full disk is a failure and no success`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let output = try lookup("keep >/dev/full")
    #expect(output.status == 2)
    #expect(output.out == "hig: cannot write to stdout: No space left on device\n")
  }

  @Test func `nobody need listen to talk`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let line = #""$HIG" lookup --lang fr tab 2>&-; echo $?; "$HIG" check --strict 2>&-; echo $?"#
    #expect(try hig.shell(line).out == "2\n0\n")
  }
}
