import Patience
import SmallContent
import Testing

/// Where the system gives a program no threads beside its first.
///
/// Here none is to be had because each would need more memory than there are addresses for; a limit of processes, as
/// containers have, does the same. A sanitizer does not start there.
@Suite struct MissingThreadTests {
  #if os(Linux)
    private func run(_ line: String) throws -> HigProcess.Output {
      let hig = try HigProcess(content: SmallGuide.files)
      defer { hig.remove() }
      return try hig.shell("ulimit -s $((1 << 37)); { \(line); } 2>&1")
    }

    @Test(.disabled(if: Sanitizer.isOn))
    func `content is checked and searched on the first thread`() throws {
      let output = try run("$HIG check && $HIG lookup 흐린 탭 --limit 1")
      #expect(output.status == 0)
      #expect(output.lines.first == "0 errors, 0 warnings")
      #expect(output.lines.last?.contains(":tab-bar/keep-every-tab-enabled:") == true)
    }

    @Test(.disabled(if: Sanitizer.isOn))
    func `the site is the same`() throws {
      let hig = try HigProcess(content: SmallGuide.files)
      defer { hig.remove() }
      let output = try hig.shell(
        "$HIG build -q --site A && ulimit -s $((1 << 37)) && $HIG build -q --site B && diff -r A B && ls B/ko"
      )
      #expect(output.status == 0)
      #expect(output.lines.contains("tab-bar.html"))
    }

    @Test(
      .disabled(if: Sanitizer.isOn),
      arguments: ["diff HEAD", "check --since HEAD", "review a.swift", "serve --port 0"])
    func `what another program is needed for is an error`(_ command: String) throws {
      let output = try run("git init -q; touch a.swift; timeout 20 $HIG \(command)")
      #expect(output.status == 2)
      #expect(
        output.lines == [
          "Error: another program is needed and cannot be started: the system gives no threads, as under a limit of processes or memory"
        ])
    }
  #endif
}
