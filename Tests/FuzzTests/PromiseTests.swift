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

  @Test func `languages that lead to two rules lead to the same once those are one`() throws {
    var files = SmallGuide.files
    var keeper = LockKeeper(EditedGuide(ContentTree(texts: files)).content)
    for rule in EditedGuide(ContentTree(texts: files)).graph.rules {
      keeper.accept(rule, in: ["en", "ko"])
    }
    files[RulesLock.fileName] = keeper.text.text
    files["bars/tab-bar/ko.md"] = files["bars/tab-bar/ko.md"]?.replacing(
      "흐린 탭도", with: "[흐린 탭](#keep-every-tab-enabled)도")
    let (old, target) = try (
      #require(RuleID("toolbar/keep-it-short")), #require(RuleID("tab-bar/keep-every-tab-enabled"))
    )
    let guide = EditedGuide(ContentTree(texts: files))
    let edit = try RuleEditor(guide.tree).retire(old, into: [target], reason: "")
    let after = guide.replacing(edit.texts)
    let dim = try #require(RuleID("tab-bar/dim-unavailable-tabs"))
    #expect(guide.graph.translation(of: dim, in: "ko")?.state == .stale)
    #expect(after.graph.translation(of: dim, in: "ko")?.state == .needsReview)
    let promises = RetiringPromises(before: guide, after: after, old: old, targets: [target])
    #expect(promises.broken() == nil)
  }
}
