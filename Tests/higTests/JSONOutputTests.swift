import Foundation
import SmallContent
import Testing

/// The article on JSON names every key that is printed.
@Suite struct JSONOutputTests {
  @Test(arguments: [
    ("lookup --json", "--lang en --json tab"), ("lookup -e --json", "-e tab --json"),
    ("lookup --explain --json", "--lang en --explain --json '탭 xoqqk 44pt'"),
    ("show --json", "--json tab-bar/keep-every-tab-enabled"),
    ("show --json", "--json tab-bar/keep-evry-tab-enabled"), ("stats --json", "--json"),
    ("explain --json", "--json"),
    ("eval --json", "--json --failures Queries.tsv"),
  ])
  func `a command's keys are told`(_ heading: String, _ arguments: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write(
      "bare\ten\tkeep\ttoolbar/keep-it-short\nbare\ten\tqq\ttoolbar/keep-it-short\n",
      to: "Queries.tsv")
    let command = heading.split(separator: " ")[0]
    let output = try hig.shell("\"$HIG\" \(command) \(arguments)")
    try expectTold(output.out, heading)
  }

  @Test func `a finding's keys are told`() throws {
    var files = SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7")
    files["bars/toolbar/en.md", default: ""] +=
      "\n###Twice {#keep-it-short}\n\n## Twice {#keep-it-short}\n"
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "json")
    for key in ["notes", "fixIts"] {
      #expect(output.lines.contains { $0.contains("\"\(key)\":[{") }, "nothing has \(key)")
    }
    try expectTold(output.out, "check --format json")
  }

  @Test func `a diff's keys are told`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    for line in [
      "rename toolbar/keep-it-short toolbar/short", "retire tab-bar/dim-unavailable-tabs",
      "new rule toolbar/two",
    ] {
      try #require(try guide.hig.shell("\"$HIG\" \(line)").status == 0)
    }
    try guide.edit("bars/toolbar/en.md", ".avoid ", ".do until=ios11 ")
    try guide.edit("bars/toolbar/en.md", "Few buttons", "Fewer `UITabBar` buttons")
    let output = try guide.hig.shell("\"$HIG\" diff HEAD --format json")
    try expectTold(output.out, "diff --format json")
  }

  private func expectTold(_ output: String, _ heading: String) throws {
    let article = try String(
      contentsOf: HigProcess.package.appending(path: "Sources/hig/hig.docc/JSONOutput.md"),
      encoding: .utf8)
    let section = try #require(
      article.components(separatedBy: "\n## ").first { $0.hasPrefix("hig \(heading)\n") })
    var keys: Set<String> = []
    for line in output.split(separator: "\n") {
      collect(try JSONSerialization.jsonObject(with: Data(line.utf8)), &keys)
    }
    // Codes and ids by which counts are given are values, not keys.
    keys.subtract(["en", "ko", "ios7", "ios11"])
    #expect(!keys.isEmpty)
    #expect(keys.filter { !section.contains("`\($0)`") }.sorted() == [])
  }

  private func collect(_ value: Any, _ keys: inout Set<String>) {
    if let object = value as? [String: Any] {
      keys.formUnion(object.keys)
      object.values.forEach { collect($0, &keys) }
    }
    if let list = value as? [Any] { list.forEach { collect($0, &keys) } }
  }
}
