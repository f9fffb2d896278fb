import RuleGraph
import SmallContent
import Testing

@testable import Fuzzing

/// What is asked of commands that write, in guides where they broke it once although they were right.
@Suite struct PromiseTests {
  /// The small guide with all of its rules accepted.
  private static var accepted: [String: String] {
    let content = EditedGuide(ContentTree(texts: SmallGuide.files)).content
    var keeper = LockKeeper(content)
    for rule in content.graph.rules { keeper.accept(rule, in: ["en", "ko"]) }
    return SmallGuide.files.merging([RulesLock.fileName: keeper.text.text]) { $1 }
  }

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

  @Test(arguments: [
    ("## 사용 여부 {#availability}", "\u{200B}## 사용 여부 {#availability}"),
    ("{#availability}", "{#availability}\u{200B}"),
    // What was front matter looks like a heading.
    ("---\ntitle", "---\u{200B}\ntitle"),
  ])
  func `a mend may let a heading be read that could not be seen to be one`(
    _ seen: String, _ hidden: String
  ) {
    var files = SmallGuide.files
    files["bars/tab-bar/ko.md"] = files["bars/tab-bar/ko.md"]?.replacing(seen, with: hidden)
    let guide = EditedGuide(ContentTree(texts: files))
    #expect(ContentMender(guide.tree).mend().mends.map(\.check) == ["file/invisible-character"])
    #expect(MendingPromises(before: guide).broken() == nil)
  }

  @Test func `a rule whose line in the lock is mistyped is known under its next name`() throws {
    var files = Self.accepted
    files[RulesLock.fileName] = files[RulesLock.fileName]?.replacing(
      "tab-bar/keep-every", with: "tab-bir/keep-every")
    let (old, new) = try (
      #require(RuleID("tab-bar/keep-every-tab-enabled")), #require(RuleID("tab-bar/quite-new"))
    )
    let guide = EditedGuide(ContentTree(texts: files))
    let after = guide.replacing(try RuleEditor(guide.tree).rename(old, to: new).texts)
    #expect(guide.findings.map(\.check) == ["lock/dropped-id"])
    #expect(after.findings.map(\.check) == ["lock/dropped-id"])
    let promises = RenamingPromises(before: guide, after: after, old: old, new: new)
    #expect(promises.broken() == nil)
  }

  @Test func `a mistyped name may be taken for another rule once one is renamed`() throws {
    var files = SmallGuide.files
    files["provenance.tsv"] = "s1\tios7-2013\t13\ttab-bar/\n"
    let (old, new) = try (
      #require(RuleID("tab-bar/keep-every-tab-enabled")), #require(RuleID("tab-bar/quite-new"))
    )
    let guide = EditedGuide(ContentTree(texts: files))
    let after = guide.replacing(try RuleEditor(guide.tree).rename(old, to: new).texts)
    let uncited = { (guide: EditedGuide) in
      guide.findings.filter { $0.check == "provenance/uncited-rule" }.map(\.summary)
    }
    #expect(uncited(guide).first == "no source stands behind 'tab-bar/keep-every-tab-enabled'")
    #expect(uncited(after).first == "no source stands behind 'tab-bar/dim-unavailable-tabs'")
    let promises = RenamingPromises(before: guide, after: after, old: old, new: new)
    #expect(promises.broken() == nil)
  }

  @Test func `a rule is told to have no source once the one that a mistyped id hid is gone`() throws
  {
    var files = SmallGuide.files
    files["bars/tab-bar/en.md"] = files["bars/tab-bar/en.md"]?
      .replacing("#dim-unavailable-tabs", with: "#dim-unavains")
      .replacing(" supersedes=dim-unavailable-tabs", with: "")
      .replacing("title: ", with: "title: a: ")
    let (old, target) = try (
      #require(RuleID("tab-bar/dim-unavailable-tabs")), #require(RuleID("toolbar/keep-it-short"))
    )
    let guide = EditedGuide(ContentTree(texts: files))
    let edit = try RuleEditor(guide.tree).retire(old, into: [target], reason: "")
    let after = guide.replacing(edit.texts)
    let checks = { (guide: EditedGuide) in Set(guide.findings.map(\.check)) }
    #expect(!checks(guide).contains("provenance/unknown-rule"))
    #expect(checks(after).subtracting(checks(guide)) == ["provenance/uncited-rule"])
    let promises = RetiringPromises(before: guide, after: after, old: old, targets: [target])
    #expect(promises.broken() == nil)
  }

  @Test func `a rule goes and leaves the definitions of its links`() throws {
    var files = Self.accepted
    for path in ["bars/tab-bar/en.md", "bars/tab-bar/ko.md"] {
      files[path] = files[path].map { "\($0)\n\n[b]: ../toolbar/en.md\n" }
    }
    let old = try #require(RuleID("tab-bar/dim-unavailable-tabs"))
    let target = try #require(RuleID("tab-bar/keep-every-tab-enabled"))
    let guide = EditedGuide(ContentTree(texts: files))
    let after = guide.replacing(
      try RuleEditor(guide.tree).retire(old, into: [target], reason: "").texts)
    for language in ["en", "ko"] {
      let bytes = after.tree.files["bars/tab-bar/\(language).md"] ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasSuffix("[b]: ../toolbar/en.md\n") && !text.contains("{#\(old.name)"))
    }
    let promises = RetiringPromises(before: guide, after: after, old: old, targets: [target])
    #expect(promises.broken() == nil)
  }

  @Test func `languages that lead to two rules lead to the same once those are one`() throws {
    var files = Self.accepted
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
