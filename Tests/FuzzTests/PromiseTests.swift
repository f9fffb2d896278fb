import RuleGraph
import SmallContent
import Testing

@testable import Fuzzing

/// What is asked of commands that write, in guides where they broke it once although they were right.
@Suite struct PromiseTests {
  @Test func `a mend may let something be told in another folder where something is mended too`() {
    var files = SmallGuide.files
    // While the page does not end its front matter, nothing is said of names that may stand on it.
    files["bars/tab-bar/ko.md"] = files["bars/tab-bar/ko.md"]?.replacing(
      "\n---\n\n", with: "\n---\u{AD}\n\n")
    files["provenance.tsv"] = files["provenance.tsv"]?.replacing(
      "tab-bar/dim-unavailable-tabs", with: "tab-bar/dim-unavailable-tabs\u{301}")
    let guide = EditedGuide(ContentTree(texts: files))
    #expect(!guide.findings.contains { $0.check == "provenance/unknown-rule" })
    #expect(MendingPromises(before: guide).broken() == nil)
  }
}
