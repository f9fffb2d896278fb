import Foundation
import SmallContent
import Testing

/// What the manual has a newcomer type leads to a site.
@Suite struct StartingAGuideTests {
  /// The blocks of an article that are to be typed, in their order.
  private static func lines(of article: String) throws -> String {
    let file = HigProcess.package.appending(path: "Sources/hig/hig.docc/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "```sh\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }.joined()
  }

  @Test func `a guide is begun from an empty folder as the manual says`() throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let lines = try Self.lines(of: "StartingAGuide")
    #expect(lines.contains("hig new component alert"))
    try hig.write("set -e\nhig() { \"$HIG\" \"$@\"; }\n\(lines)", to: "typed.sh")
    let output = try hig.shell("HIGRAPH=\(HigProcess.package.path) bash typed.sh 2>&1")
    #expect(output.status == 0, "\(output)")
    let said = output.out.split(separator: "\n").map(String.init)
    #expect(
      said.prefix(4) == [
        "Content/controls/alert/en.md", "Content/controls/alert/en.md",
        "accepted 1 rule in Content/rules.lock", "1 rule on 1 component in en; 0 APIs, 0 terms",
      ])
    #expect(try hig.contents(of: "guide/Site/en/alert.html").contains("Keep it short"))
    #expect(try hig.shell("cd guide; \"$HIG\" check --strict").status == 0)
  }
}
