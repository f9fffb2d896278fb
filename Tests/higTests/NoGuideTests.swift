import SmallContent
import Testing

/// What is said of a folder in which nothing says what guide it is.
@Suite struct NoGuideTests {
  /// Every command that asks or changes a guide, but for those that tell what is wrong with it.
  static let lines = [
    "show tab-bar", "stats", "stats --json", "lookup 탭바", "lookup -e 탭",
    "lookup --component tab-bar",
    "translate", "translate accept --all", "translate accept tab-bar", "translate export --to ko",
    "new rule tab-bar/new", "new component new --group bars",
    "rename tab-bar/switches-areas tab-bar/switches", "retire tab-bar/switches-areas",
    "eval queries.tsv",
  ]

  private func expect(_ site: String?, _ reason: String, of line: String) throws {
    var files = SmallGuide.files
    files["site.yml"] = site
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    try hig.write("", to: "queries.tsv")
    let output = try hig.shell(
      "\"$HIG\" \(line) 2>&1; echo $?; find Content -newer queries.tsv -type f")
    #expect(output.out == "Error: cannot read 'Content/site.yml': \(reason)\n2\n")
  }

  @Test(arguments: lines)
  func `a folder without a site.yml is no guide that has nothing`(_ line: String) throws {
    try expect(nil, "no such file", of: line)
  }

  @Test(arguments: lines)
  func `nothing is told or changed where no language is known`(_ line: String) throws {
    try expect(
      "languages: [en\n", "no language is named there; 'hig check' tells more", of: line)
  }

  @Test(arguments: lines, changes)
  func `what stands in the place of site.yml is named`(
    _ line: String, _ change: (command: String, reason: String)
  ) throws {
    let output = try talk("timeout 20 \"$HIG\" \(line)", after: change.command)
    #expect(output == "Error: cannot read 'Content/site.yml': \(change.reason)\n2\n")
  }

  @Test(arguments: ["check", "check --fix", "build"], changes)
  func `a finding tells what stands in the place of site.yml`(
    _ command: String, _ change: (command: String, reason: String)
  ) throws {
    let output = try talk("timeout 20 \"$HIG\" \(command)", after: change.command)
    let end = command == "build" ? "; nothing was written" : ""
    #expect(
      output
        == "Content/site.yml:1:1: error: \(change.reason) [file/plain]\n1 error, 0 warnings\(end)\n1\n"
    )
  }

  /// What stands there instead, and what is said of it.
  private static let changes = [
    (command: "mkdir Content/site.yml", reason: "this is a folder, and not a file"),
    ("mkfifo Content/site.yml", "this is a pipe, a socket or a device, and not a file"),
    ("ln -s 없음.yml Content/site.yml", "the link leads to nothing"),
    ("ln -s site.yml Content/site.yml", "the link leads to nothing"),
  ]

  private func talk(_ line: String, after change: String) throws -> String {
    var files = SmallGuide.files
    files["site.yml"] = nil
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    try hig.write("", to: "queries.tsv")
    return try hig.shell("\(change); \(line) 2>&1; echo $?").out
  }
}
