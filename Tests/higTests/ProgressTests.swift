import Foundation
import SmallContent
import Testing

@testable import hig

/// What long work says on a terminal.
@Suite(.enabled(if: TerminalTests.hasScript)) struct ProgressTests {
  /// What reaches a terminal while a content of many pages is checked.
  private func check(_ options: String, _ environment: String) throws -> String {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let content = HigProcess.package.appending(path: "Content").path
    let command = "\\\"$HIG\\\" check --content \(content) \(options)"
    return try hig.shell("\(environment) script -qec \"\(command)\" /dev/null </dev/null").out
  }

  @Test func `a line is written over itself and taken back`() throws {
    let text = try check("", "TERM=xterm")
    #expect(text.contains("\rChecking "), "\(text.debugDescription)")
    let last = try #require(text.components(separatedBy: "\u{1B}[K").last)
    #expect(!last.contains("Checking"), "\(text.debugDescription)")
    #expect(text.contains("\r\u{1B}[K0 errors, 0 warnings"), "\(text.debugDescription)")
  }

  @Test(arguments: [
    ("--quiet", "TERM=xterm"), ("", "TERM=dumb"), ("2>&1 | cat", "TERM=xterm"),
  ])
  func `nothing is said where nobody wants it`(_ options: String, _ environment: String) throws {
    #expect(try !check(options, environment).contains("Checking"))
  }

  @Test func `NO_COLOR leaves the words and there is no color`() throws {
    let text = try check("", "NO_COLOR=1 TERM=xterm")
    #expect(text.contains("\rChecking "))
    #expect(!text.contains(/\u{1B}\[[0-9;]*m/), "\(text.debugDescription)")
  }

  @Test func `the result of the work is what comes back`() {
    #expect(Progress(isQuiet: false).during("Adding") { 1 + 1 } == 2)
  }
}
