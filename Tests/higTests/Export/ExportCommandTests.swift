import Foundation
import SmallContent
import Testing

/// What all exports have in common, and those that are text.
@Suite struct ExportCommandTests {
  private func guide(_ files: [String: String] = SmallGuide.files) throws -> HigProcess {
    try HigProcess(content: files)
  }

  @Test func `the graph goes to stdout, as the site has it`() throws {
    let hig = try guide()
    defer { hig.remove() }
    #expect(try hig.run("build").status == 0)
    let output = try hig.run("export", "json")
    #expect(output == .init(status: 0, out: try hig.contents(of: "Site/graph.json"), talk: ""))
  }

  @Test(arguments: [["json"], ["ndjson"], ["ndjson", "--mapping"]])
  func `a file holds what would go to stdout, and takes the place of the one before`(
    _ words: [String]
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    let line = "$HIG export \(words.joined(separator: " "))"
    let output = try hig.shell("\(line) out && \(line) out && \(line) | cmp - out && ls -A")
    #expect(output == .init(status: 0, out: "Content\nTemplates\nout\n", talk: ""))
  }

  @Test(arguments: [
    ("json", "graph in JSON"), ("ndjson", "bulk file"), ("ndjson --mapping", "mapping"),
  ])
  func `a file that no such export wrote is not written over`(
    _ words: String, _ name: String
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    try hig.write("탭 바에 대한 메모\n", to: "notes")
    let output = try hig.shell("$HIG export \(words) notes 2>&1")
    #expect(
      output
        == .init(
          status: 2, out: "Error: 'notes' is no \(name), and is not written over.\n", talk: ""))
    #expect(try hig.contents(of: "notes") == "탭 바에 대한 메모\n")
    #expect(try hig.shell(": > notes; $HIG export \(words) notes").status == 0)
  }

  @Test func `content with an error is told, and nothing is written`() throws {
    let hig = try guide(SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7"))
    defer { hig.remove() }
    let output = try hig.run("export", "json", "graph.json")
    #expect(output.status == 1)
    #expect(output.out == "")
    #expect(
      output.talk.hasPrefix(
        "Content/bars/tab-bar/en.md:15:53: error: no attribute 'sinse'; did you mean 'since'? "))
    #expect(output.talk.hasSuffix("\n1 error, 0 warnings; nothing was written\n"))
    #expect(!hig.exists("graph.json"))
  }

  @Test(arguments: [
    ("folder", "it is no file"), ("pipe", "it is no file"),
    ("none/graph.json", "No such file or directory"), ("new/", "Is a directory"),
  ])
  func `why a file cannot be written is said`(_ path: String, _ reason: String) throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir folder; mkfifo pipe; timeout -s KILL 20 $HIG export json \(path) 2>&1
      """)
    #expect(
      output == .init(status: 2, out: "Error: cannot write '\(path)': \(reason)\n", talk: ""))
  }

  @Test func `a file that cannot be read is not written over`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      chmod 777 .; $drop bash -c 'echo 메모 > notes; chmod 200 notes'
      $drop $HIG export json notes 2>&1; status=$?; $drop chmod 600 notes; cat notes; exit $status
      """)
    #expect(
      output
        == .init(
          status: 2,
          out: "Error: 'notes' cannot be read, and is not written over: Permission denied\n메모\n",
          talk: ""))
  }

  @Test(arguments: [
    ("jsn", "There is no command 'export jsn'; did you mean 'export json'?"),
    ("ndjs", "There is no command 'export ndjs'; did you mean 'export ndjson'?"),
  ])
  func `a mistyped format is told with the one that was meant`(
    _ word: String, _ message: String
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    let talk = "Error: \(message)\n  'hig export --help' lists them all.\n"
    #expect(try hig.run("export", word) == .init(status: 2, out: "", talk: talk))
  }

  @Test func `a hyphen is where data goes without a file`() throws {
    let hig = try guide()
    defer { hig.remove() }
    #expect(try hig.run("export", "json", "-") == hig.run("export", "json"))
    #expect(!hig.exists("-"))
  }

  @Test func `a reader that has seen enough is no failure, a full disk is one`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let closed = try hig.shell("$HIG export ndjson | true; echo ${PIPESTATUS[0]}")
    #expect(closed.out == "0\n")
    let full = try hig.shell("$HIG export json 2>&1 > /dev/full")
    #expect(full.status == 2)
    #expect(full.out == "hig: cannot write to stdout: No space left on device\n")
  }
}
