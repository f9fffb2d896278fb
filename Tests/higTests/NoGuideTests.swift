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

  @Test(arguments: [
    ("mkdir Content/site.yml", "Is a directory"),
    ("ln -s site.yml Content/site.yml", "Too many levels of symbolic links"),
    ("mkfifo Content/site.yml", "Invalid argument"),
  ])
  func `a lookup tells why it cannot read site.yml`(change: String, reason: String) throws {
    var files = SmallGuide.files
    files["site.yml"] = nil
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.shell("\(change); timeout 10 \"$HIG\" lookup 탭바 2>&1; echo $?")
    #expect(output.out == "Error: cannot read 'Content/site.yml': \(reason)\n2\n")
  }

  @Test func `a site.yml that is refused is not said to be missing`() throws {
    var files = SmallGuide.files
    files["site.yml"] = nil
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.shell("mkfifo Content/site.yml; \"$HIG\" stats 2>&1")
    #expect(
      output
        == .init(
          status: 2,
          out: "Error: cannot read 'Content/site.yml': it is refused; 'hig check' tells why\n",
          talk: ""))
  }
}
