import SmallContent
import Testing

@Suite struct EvalCommandTests {
  private func eval(_ table: String, _ options: String...) throws -> HigProcess.Output {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write(table, to: "Queries.tsv")
    let arguments = (options + ["Queries.tsv"]).map { "'\($0)'" }.joined(separator: " ")
    return try hig.shell("\"$HIG\" eval \(arguments) 2>&1")
      .with(status: try hig.run("eval", options.first ?? "--written", "Queries.tsv").status)
  }

  @Test func `scores stand in a table, class by class`() throws {
    let output = try eval("bare\ten\tkeep short\ttoolbar/keep-it-short\nnone\ten\tqqqq\t-\n")
    #expect(
      output.lines == [
        "class  queries  success@1  MRR@10   zero",
        "bare         1      1.000   1.000  0.000",
        "none         1      1.000   1.000  0.000",
        "all          1      1.000   1.000  0.000",
      ])
    #expect(output.status == 0)
  }

  @Test func `a floor that is not reached is 1, with what was found on demand`() throws {
    let table = "floor\twritten\tall\t1\t-\t-\nbare\tko\tqqqq\ttoolbar/keep-it-short\n"
    let output = try eval(table, "--failures")
    #expect(output.status == 1)
    #expect(
      output.lines.suffix(4) == [
        "bare  ko  qqqq", "  wanted toolbar/keep-it-short", "  got    nothing",
        "error: written, all: success@1 is 0.000, not 1.000",
      ])
  }

  @Test func `a byte order mark stands before no class`() throws {
    let output = try eval("\u{FEFF}bare\tko\t짧게\ttoolbar/keep-it-short\n")
    #expect(output.status == 0)
    #expect(output.lines.contains { $0.hasPrefix("bare ") })
  }

  @Test(arguments: ["--seed", "--count"])
  func `what decides how words are drawn goes with words that are drawn`(_ option: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write("bare\tko\t짧게\ttoolbar/keep-it-short\n", to: "Queries.tsv")
    let output = try hig.run("eval", option, "3", "Queries.tsv")
    #expect(output.talk.hasPrefix("Error: --seed and --count go with --known-item."))
    #expect(output.status == 2)
    #expect(try hig.run("eval", "--known-item", option, "3", "Queries.tsv").status == 0)
  }

  @Test func `a line that cannot be read is 2, with its number`() throws {
    let output = try eval("# queries\nbare\tko\t탭\ttoolbar/nine\n")
    #expect(output.status == 2)
    #expect(output.lines == ["Queries.tsv:2: error: no rule 'toolbar/nine'"])
  }

  @Test(arguments: [
    ("없음.tsv", "No such file or directory"), ("Content", "Is a directory"),
    ("큰.tsv", "File too large"),
  ])
  func `a table that cannot be read is 2, with the reason`(
    _ name: String, _ reason: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    _ = try hig.shell("truncate -s 1T 큰.tsv")
    #expect(
      try hig.run("eval", name)
        == .init(status: 2, out: "", talk: "Error: cannot read '\(name)': \(reason)\n"))
  }

  @Test func `typing and known items are sets of their own`() throws {
    let table = "bare\ten\tkeep\ttoolbar/keep-it-short\n"
    #expect(try eval(table, "--typing").lines.first == "class  states  blank")
    #expect(try eval(table, "--known-item").lines.last?.hasPrefix("all ") == true)
  }

  @Test func `JSON is one object`() throws {
    let output = try eval("bare\ten\tkeep short\ttoolbar/keep-it-short\n", "--json")
    #expect(
      output.lines == [
        #"{"classes":[{"count":1,"group":"bare","mrr":1,"success":1,"zero":0},"#
          + #"{"count":1,"group":"all","mrr":1,"success":1,"zero":0}],"#
          + #""failures":[],"set":"written","shortfalls":[]}"#
      ])
  }
}

extension HigProcess.Output {
  /// The same output with another status: a shell line does not tell that of the command.
  fileprivate func with(status: Int32) -> Self {
    var output = self
    output.status = status
    return output
  }
}
