import Foundation
import SmallContent
import Synchronization
import Testing

@testable import hig

/// What long work says on a terminal.
@Suite struct ProgressTests {
  /// What was written, and a sign for each time.
  private final class Terminal: Sendable {
    private let pieces = Mutex<[String]>([])
    private let signal = DispatchSemaphore(value: 0)

    var all: [String] { pieces.withLock(\.self) }

    @Sendable func write(_ text: String) {
      pieces.withLock { $0.append(text) }
      signal.signal()
    }

    func wait() { signal.wait() }
  }

  @Test func `a line is written over itself and taken back`() {
    let terminal = Terminal()
    let progress = Progress(isShown: true, patience: .zero, write: terminal.write)
    let sum = progress.during("Checking Content") {
      terminal.wait()
      return 1 + 1
    }
    #expect(sum == 2)
    #expect(terminal.all.first == "\rChecking Content …\u{1B}[K")
    #expect(terminal.all.last == "\r\u{1B}[K")
    #expect(terminal.all.dropFirst().dropLast().allSatisfy { $0.hasPrefix("\rChecking ") })
  }

  @Test func `nothing is said of what is soon over`() {
    let terminal = Terminal()
    Progress(isShown: true, patience: .seconds(3600), write: terminal.write).during("Checking") {}
    #expect(terminal.all == [])
  }

  @Test func `nothing is said where nothing is shown`() {
    let terminal = Terminal()
    Progress(isShown: false, patience: .zero, write: terminal.write).during("Checking") {}
    #expect(terminal.all == [])
  }

  @Test(arguments: [
    (false, "xterm", true), (true, "xterm", false), (false, "dumb", false), (false, "", false),
    (false, nil, false),
  ])
  func `nothing is said where nobody wants it or can read it`(
    _ isQuiet: Bool, _ terminal: String?, _ isWanted: Bool
  ) {
    #expect(Progress.isWanted(isQuiet: isQuiet, terminal: terminal) == isWanted)
  }

  @Test(
    .enabled(if: TerminalTests.hasScript),
    arguments: [("--quiet", "TERM=xterm"), ("", "TERM=dumb"), ("2>&1 | cat", "TERM=xterm")])
  func `a command says nothing where nobody wants it`(
    _ options: String, _ environment: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let content = HigProcess.package.appending(path: "Content").path
    let command = "\\\"$HIG\\\" check --content \(content) \(options)"
    let text = try hig.shell("\(environment) script -qec \"\(command)\" /dev/null </dev/null").out
    #expect(!text.contains("Checking"))
  }
}
