import Foundation
import SmallContent
import Testing

/// The program itself, killed while it writes.
@Suite struct KilledProcessTests {
  @Test func `a build killed at a dozen moments leaves the old site or the new`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("build", "--site", "Old").status == 0)
    try hig.write(
      SmallGuide.tabBar.replacing("A dimmed tab explains", with: "A dim tab explains"),
      to: "Content/bars/tab-bar/en.md")
    #expect(try hig.run("build", "--site", "New").status == 0)
    let whole = try buildKilled(after: nil, hig).time
    var (moments, killed) = ((old: 0, new: 0), 0)
    for moment in 0..<12 {
      if try buildKilled(after: whole * UInt32(moment) / 11, hig).wasKilled { killed += 1 }
      let isOld = try hig.shell("diff -r -x .higraph-tmp Old Site").status == 0
      let isNew = try hig.shell("diff -r -x .higraph-tmp New Site").status == 0
      #expect(isOld || isNew, "moment \(moment)")
      moments = (moments.old + (isOld ? 1 : 0), moments.new + (isNew ? 1 : 0))
      #expect(try hig.run("build").status == 0)
      #expect(try hig.shell("diff -r New Site && test ! -e .Site.higraph").status == 0)
    }
    #expect(moments.old > 0)
    // The last moments may come after the end.
    #expect(killed >= 4)
  }

  /// Builds over the old site.
  ///
  /// - Parameter microseconds: how long after the workspace appears the build is killed; never when `nil`.
  /// - Returns: for how many microseconds there was a workspace, and whether the build was still going on then.
  private func buildKilled(
    after microseconds: UInt32?, _ hig: HigProcess
  ) throws -> (time: UInt32, wasKilled: Bool) {
    _ = try hig.shell("rm -rf Site && cp -a Old Site")
    let process = Process()
    process.executableURL = HigProcess.binary
    process.arguments = ["build", "--quiet"]
    process.currentDirectoryURL = hig.folder
    process.environment = HigProcess.environment
    try process.run()
    let tree = hig.folder.appending(path: ".Site.higraph/tree").path
    while process.isRunning, access(tree, F_OK) != 0 { usleep(100) }
    let start = ContinuousClock.now
    if let microseconds {
      usleep(microseconds)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    let time = UInt32((ContinuousClock.now - start) / .microseconds(1))
    return (time, process.terminationReason == .uncaughtSignal)
  }

  @Test func `a build waits for the one before it`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    // The one before is done when the other has said that it waits, or after long enough to wait for that.
    let output = try hig.shell(
      """
      mkdir .Site.higraph
      flock .Site.higraph/lock sh -c 'touch begun; for n in $(seq 2000); do
        grep -q waiting talk && break; sleep 0.01
      done' 2>/dev/null &
      until test -e begun; do sleep 0.01; done; $HIG build >talk 2>&1; wait; cat talk
      """)
    #expect(output.out.hasPrefix("hig: another build is writing Site; waiting for it\n"))
    #expect(output.lines.last == "Open Site/index.html")
    #expect(!hig.exists(".Site.higraph"))
  }

  @Test func `a file in the place of the workspace is named`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      "echo 내 것 > .Site.higraph; $HIG build 2>&1 | sed \"s|$(pwd -P)/||\"; cat .Site.higraph")
    #expect(
      output.lines == [
        "Error: '.Site.higraph' is in the way and was not written by hig; move or delete it", "내 것",
      ])
  }

  @Test(arguments: [
    ("Content", "'Content' is the content folder, and is not written over."),
    ("./Content/", "'./Content/' is the content folder, and is not written over."),
    ("Templates", "'Templates' is the folder of templates, and is not written over."),
    ("Content/Site", "'Content/Site' and 'Content' must not be in one another."),
    (".", "'.' and 'Content' must not be in one another."),
    ("Templates/Site", "'Templates/Site' and 'Templates' must not be in one another."),
    ("/", "'/' and 'Content' must not be in one another."),
  ])
  func `the site is not written into what is read`(_ site: String, _ words: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("build", "--site", site)
    #expect(output == .init(status: 2, out: "", talk: "Error: \(words)\n"))
    #expect(try hig.shell("ls -A; ls -A Content").out.contains("higraph") == false)
  }
}
