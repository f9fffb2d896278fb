import Foundation
import SmallContent
import Testing

@testable import hig

@Suite struct HigCommandTests {
  @Test func `the version names libcmark's too`() throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.run("--version")
    #expect(output.status == 0)
    #expect(output.out.wholeMatch(of: /hig \d+\.\d+\.\d+ \(libcmark \d+\.\d+\.\d+\)\n/) != nil)
  }

  @Test(arguments: [
    ["frobnicate"], ["check", "--frob"], ["lookup"], ["lookup", "--limit", "0", "x"], ["export"],
  ])
  func `wrong usage is 2 and says nothing on stdout`(_ arguments: [String]) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let line = (["\"$HIG\""] + arguments).joined(separator: " ")
    #expect(try hig.shell(line) == .init(status: 2, out: "", talk: ""))
  }

  @Test(arguments: [("build", "site"), ("build", "content"), ("check", "content")])
  func `a folder without a name is wrong usage`(_ command: String, _ option: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" \(command) --\(option) '' 2>&1")
    #expect(output.status == 2)
    #expect(output.lines.first == "Error: --\(option) needs the name of a folder.")
  }

  @Test func `where the arguments cannot be found out no command succeeds`() {
    #expect(HigCommand.run(commandLine: []) == 2)
  }

  @Test(arguments: ["show", "explain", "translate accept", "lookup", "check --baseline"])
  func `a heap of accents is not compared with anything`(_ command: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      "$HIG" \(command) "탭a$(printf '\\xcc\\x81\\xcc\\xa3%.0s' {1..5000})" 2>&1
      """)
    #expect(output.out == "hig: an argument has more than 30 accents on a letter\n")
    #expect(output.status == 2)
  }

  @Test func `a pipe that does not block gets all that is printed`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"]? += "\n\n" + String(repeating: "버튼이 많습니다. ", count: 20_000)
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let process = Process()
    process.executableURL = HigProcess.binary
    process.arguments = ["export", "json"]
    process.currentDirectoryURL = hig.folder
    process.environment = HigProcess.environment
    let out = Pipe()
    (process.standardOutput, process.standardError) = (out, FileHandle.nullDevice)
    try #require(fcntl(out.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    try process.run()
    try out.fileHandleForWriting.close()
    // Whoever reads is slower than what is written.
    usleep(200_000)
    let printed = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let whole = try hig.run("export", "json").out
    #expect(printed.count > 1 << 18 && String(decoding: printed, as: UTF8.self) == whole)
  }

  @Test func `what is said to a closed stream is written into no file`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let closed = try hig.shell("\"$HIG\" build --site Closed <&- >&- 2>&-")
    #expect(closed.status == 2)
    let open = try hig.shell("\"$HIG\" build --site Open && diff -r Open Closed")
    #expect(open.status == 0, "\(open)")
    let lookup = try hig.shell("(\"$HIG\" lookup --lang en keep >&-) 2>&1")
    #expect(lookup.out == "hig: cannot write to stdout: Bad file descriptor\n")
  }

  @Test(arguments: [
    ("translate acept --all", "translate acept'; did you mean 'translate accept'?", "translate "),
    ("translate tab-bar", "translate tab-bar'.", "translate "),
    ("new 규칙 tab-bar/x", "new 규칙'.", "new "),
    ("help new ruel", "new ruel'; did you mean 'new rule'?", "new "),
  ])
  func `a mistyped command beneath another is told by both names`(
    _ arguments: String, _ words: String, _ lead: String
  ) throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" \(arguments) 2>&1 >/dev/null")
    #expect(
      output.out
        == "Error: There is no command '\(words)\n  'hig \(lead)--help' lists them all.\n")
    #expect(output.status == 2)
  }

  @Test(arguments: [
    ("lookop tab", "There is no command 'lookop'; did you mean 'lookup'?"),
    ("publish json", "There is no command 'publish'."),
    ("help lookop", "There is no command 'lookop'; did you mean 'lookup'?"),
  ])
  func `a mistyped command is told by name`(_ arguments: String, _ words: String) throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" \(arguments) 2>&1 >/dev/null")
    #expect(output.out == "Error: \(words)\n  'hig --help' lists them all.\n")
    #expect(output.status == 2)
  }

  @Test(arguments: [
    ("lookup --component= tab-bar 적은", "lookup --component '' tab-bar 적은"),
    ("lookup 적은 --lang=", "lookup 적은 --lang ''"),
    ("stats --lang= --json", "stats --lang '' --json"),
    ("lookup --knd= 탭", "lookup --knd 탭"), ("lookup --regexp=탭= -n1", "lookup --regexp 탭= -n1"),
    ("lookup -e --tab=", "lookup -e '--tab='"), ("check --content=Cont=", "check --content Cont="),
  ])
  func `behind the sign of an option stands its value, also where that is empty`(
    _ arguments: String, _ apart: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" \(arguments) 2>&1")
    #expect(try output == hig.shell("\"$HIG\" \(apart) 2>&1"))
    #expect(output.status != 0)
    #expect(try hig.shell("\"$HIG\" lookup -- 적은 --lang=").status == 0)
  }

  @Test(arguments: [
    (
      "lookup tab --component tab-bra", "There is no component 'tab-bra'; did you mean 'tab-bar'?"
    ),
    ("stats --lang fr", "There is no language 'fr'; the site has en, ko."),
    ("eval nope.tsv", "cannot read 'nope.tsv': No such file or directory"),
  ])
  func `what the content does not know is told in one line`(
    _ arguments: String, _ words: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" \(arguments) 2>&1 >/dev/null")
    #expect(output.out == "Error: \(words)\n")
    #expect(output.status == 2)
  }

  @Test(arguments: ["99999999", "65536", "-1", "http"])
  func `what is no port is told with the ports there are`(_ port: String) throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" serve --port=\(port) 2>&1 >/dev/null")
    let reason =
      "The value '\(port)' is invalid for '--port <port>': A port is a number from 0 to 65535."
    #expect(output.out.hasPrefix("Error: \(reason)\n"))
    #expect(output.status == 2)
  }

  @Test(arguments: ["build", "check", "lookup", "show", "stats"])
  func `every command explains itself`(_ command: String) throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.run(command, "--help")
    #expect(output.status == 0)
    #expect(output.out.contains("USAGE: hig \(command)"))
  }
}
