import Testing

@testable import SearchProof

@Suite struct RelevanceTableTests {
  private func read(_ lines: String...) throws -> RelevanceTable {
    try RelevanceTable(
      lines.joined(separator: "\n"), rules: ["tab-bar/one", "tab-bar/two"], languages: ["en", "ko"])
  }

  private func problems(_ lines: String...) -> [TableProblem] {
    do throws(RelevanceTableError) {
      _ = try RelevanceTable(
        lines.joined(separator: "\n"), rules: ["tab-bar/one"], languages: ["ko"])
      return []
    } catch {
      return error.problems
    }
  }

  @Test func `a line is a class, a language, a query and its rules`() throws {
    let table = try read("# note", "", "bare\tko\t탭 바\ttab-bar/one|tab-bar/two", "none\ten\tx y\t-")
    #expect(
      table.queries == [
        ProofQuery(
          group: "bare", language: "ko", text: "탭 바", wanted: ["tab-bar/one", "tab-bar/two"]),
        ProofQuery(group: "none", language: "en", text: "x y", wanted: []),
      ])
  }

  @Test func `floors stand beside the queries`() throws {
    let table = try read(
      "floor\twritten\tall\t0.85\t0.90\t0.01", "floor\ttyping\tall\t-\t-\t0",
      "bare\ten\tx\ttab-bar/one")
    #expect(
      table.floors == [
        .written: ["all": Floor(success: 0.85, meanReciprocalRank: 0.9, zeroHits: 0.01)],
        .typing: ["all": Floor(success: nil, meanReciprocalRank: nil, zeroHits: 0)],
      ])
  }

  @Test(arguments: [
    ("bare\tko\t탭", "expected class, language, query and rule, apart by tabs"),
    ("bare\tko\t\ttab-bar/one", "expected class, language, query and rule, apart by tabs"),
    ("bare\tko\t탭\ttab-bar/nine", "no rule 'tab-bar/nine'"),
    ("bare\tfr\t탭\ttab-bar/one", "no language 'fr'"),
    (
      "floor\twritten\tall\t0.85",
      "expected floor, set, class, success@1, MRR@10 and zero hits, apart by tabs"
    ),
    ("floor\tspoken\tall\t-\t-\t-", "no set 'spoken'; the sets are written, known-item, typing"),
    ("floor\twritten\tall\t85\t-\t-", "'85' is no share between 0 and 1"),
    ("bare\tko\t탭\t|", "no rule '|'"),
  ])
  func `a line that cannot be read is told with its number`(_ line: String, _ problem: String) {
    #expect(problems("# head", line) == [TableProblem(line: 2, problem: problem)])
  }

  @Test(arguments: [
    ("written", "bear", true), ("written", "bare", false), ("typing", "phrase", true),
    ("known-item", "bare", false), ("known-item", "initials", false), ("known-item", "탭", true),
    ("known-item", "all", false),
  ])
  func `a floor for a class that nothing is of is told`(
    _ set: String, _ group: String, _ isTold: Bool
  ) {
    let found = problems("floor\t\(set)\t\(group)\t1\t1\t0", "bare\tko\t탭\ttab-bar/one")
    let problem = TableProblem(line: 1, problem: "no query is of the class '\(group)'")
    #expect(found == (isTold ? [problem] : []))
  }

  @Test func `what stands twice is told with the first line`() {
    #expect(
      problems("a\tko\t탭\ttab-bar/one", "b\tko\t탭\t-")
        == [TableProblem(line: 2, problem: "the query stands in line 1 too")])
    #expect(
      problems("floor\twritten\ta\t-\t-\t-", "floor\twritten\ta\t-\t-\t-")
        == [TableProblem(line: 2, problem: "'a' has a floor already")])
  }

  @Test func `a table without queries is no table`() {
    #expect(problems("# nothing") == [TableProblem(line: 1, problem: "there is no query")])
  }
}
