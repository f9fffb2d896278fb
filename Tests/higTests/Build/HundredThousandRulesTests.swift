import Patience
import SmallContent
import Testing

/// A guide a hundred times as large as any.
@Suite struct HundredThousandRulesTests {
  private static let pages = (0..<100).map { "p-\($0)" }
  private static let rules = 0..<1000

  private static var files: [String: String] {
    var files = SmallGuide.files.filter { ["editions.yml", "sources.yml"].contains($0.key) }
    files["site.yml"] = SmallGuide.files["site.yml"]?
      .replacing("tab-bar, toolbar", with: pages.joined(separator: ", "))
    files["provenance.tsv"] = each { "s-\($0)-\($1)\tios7-2013\t1\t\($0)/r-\($1)\n" }
    files["rules.lock"] = each { "\($0)/r-\($1) active\n" }.split(separator: "\n").sorted()
      .joined(separator: "\n")
    for page in pages {
      files["bars/\(page)/en.md"] = text(of: page, "edition: ios7\n", "It is so.") {
        "Keep \($0) {#r-\($0) .do}"
      }
      files["bars/\(page)/ko.md"] = text(of: page, "", "그렇습니다.") { "\($0)번을 두세요 {#r-\($0)}" }
    }
    return files
  }

  private static func each(_ line: (_ page: String, _ rule: Int) -> String) -> String {
    pages.map { page in rules.map { line(page, $0) }.joined() }.joined()
  }

  private static func text(
    of page: String, _ front: String, _ body: String, _ heading: (Int) -> String
  ) -> String {
    "---\ntitle: \(page.uppercased())\nsummary: \(body)\n\(front)---\n\n"
      + rules.map { "### \(heading($0))\n\n\(body)\n\n" }.joined()
  }

  @Test(.disabled(if: Sanitizer.isOn, "a sanitizer makes many minutes of seconds"))
  func `are built, and the last of them is found`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let build = try hig.run("build")
    #expect(build.status == 0 && build.talk == "", "\(build.talk.prefix(1000))")
    #expect(build.lines.first?.hasPrefix("100000 rules on 100 components in en, ko;") == true)
    let found = try hig.run("lookup", "p-99/r-999")
    #expect(found.lines.first?.hasPrefix("Content/bars/p-99/en.md:") == true)
  }
}
