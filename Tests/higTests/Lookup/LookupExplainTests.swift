import Foundation
import SmallContent
import Testing

/// How `hig lookup` says what it did with a query.
@Suite struct LookupExplainTests {
  private func lookup(_ arguments: String) throws -> HigProcess.Output {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    return try hig.shell("\"$HIG\" lookup \(arguments) 2>&1")
  }

  @Test func `words, readings and sums are told`() throws {
    let output = try lookup("--explain 흐린 탭바는 --kind do")
    let lines = output.lines
    #expect(lines.first == "language ko")
    #expect(lines.contains("filter kind: do"))
    #expect(lines.contains { $0.hasPrefix("word 탭바는 (hangul), without endings 탭바") }, "\(lines)")
    #expect(lines.contains { $0.contains("named 탭 바") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("tab-bar/") && $0.contains("00") }, "\(lines)")
    #expect(output.status == 0)
  }

  @Test func `the sum is the score of a hit`() throws {
    let output = try lookup("--lang en --explain --json keep short")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any])
    let hit = try #require((object["hits"] as? [[String: Any]])?.first)
    let matches = try #require(hit["matches"] as? [[String: Any]])
    let weights = matches.compactMap { $0["weight"] as? Int }
    let prior = try #require(hit["prior"] as? Int)
    #expect(hit["id"] as? String == "toolbar/keep-it-short")
    #expect(hit["tier"] as? String == "titles")
    #expect(hit["score"] as? Int == 600_000 + weights.reduce(prior, +))
  }

  @Test func `a correction is told beside the hits`() throws {
    let output = try lookup("xoqqk")
    #expect(output.lines.first == "hig: read as '탭바'", "\(output.lines)")
    #expect(output.lines.count > 1)
    #expect(try !lookup("-q xoqqk").out.contains("read as"))
  }

  @Test func `where nothing has everything, it says what leaves something`() throws {
    let output = try lookup("--lang en --kind consider keep")
    #expect(output.status == 1)
    #expect(output.lines == ["hig: without the filters 2 rules"])
  }

  @Test func `exact looks for words as they are written`() throws {
    #expect(try lookup("-c 흐린탭도").out == "2\n")
    #expect(try lookup("-c 흐린탭도 --exact").status == 1)
  }

  @Test(arguments: [
    "--explain -c tab", "--explain -l tab", "-q --explain tab", "--exact -e tab",
    "--explain -e tab",
  ])
  func `explaining goes with words alone`(_ arguments: String) throws {
    #expect(try lookup(arguments).status == 2)
  }

  @Test func `of a former id it explains what the lookup answers, filters beside it or not`() throws
  {
    let lock =
      (SmallGuide.files["rules.lock"] ?? "")
      + "\ntoolbar/old split toolbar/keep-it-short,tab-bar/keep-every-tab-enabled\n"
    let hig = try HigProcess(content: SmallGuide.files.merging(["rules.lock": lock]) { $1 })
    defer { hig.remove() }
    let said =
      "hig: 'toolbar/old' was split; see 'toolbar/keep-it-short', 'tab-bar/keep-every-tab-enabled'"
    for query in ["toolbar/old", "'toolbar/old kind:avoid'", "'kind:avoid toolbar/old'"] {
      let answer = try hig.shell("\"$HIG\" lookup --lang ko \(query) 2>&1").lines
      #expect(answer.first == said)
      #expect(answer.dropFirst().first?.contains(":toolbar/keep-it-short: ") == true)
      let explained = try hig.shell("\"$HIG\" lookup --lang ko --explain \(query) 2>&1").lines
      #expect(explained.first == said)
      #expect(explained.contains { $0.hasPrefix("toolbar/keep-it-short  ") })
      let hasOther = explained.contains { $0.hasPrefix("tab-bar/keep-every-tab-enabled  ") }
      #expect(hasOther == (query == "toolbar/old"))
    }
  }

  @Test func `nothing to explain is 1`() throws {
    #expect(try lookup("--lang en --explain qqqq").status == 1)
  }
}
