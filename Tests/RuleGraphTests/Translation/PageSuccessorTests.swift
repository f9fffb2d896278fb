import SmallContent
import Testing

@testable import RuleGraph

/// Which page one that is no more has become, as the lock tells.
@Suite struct PageSuccessorTests {
  /// Former ids of `old`, with the lines of what they became; `tab-bar` and `toolbar` are there.
  @Test func `a long row of names is gone through once`() {
    let count = 4000
    let lines = (0..<count).map {
      "old/a-\($0) renamed \($0 + 1 < count ? "old/a-\($0 + 1)" : "tab-bar/a")\n"
    }
    let files = SmallGuide.files.merging([RulesLock.fileName: lines.joined()]) { $1 }
    #expect(LockedGuide.content(of: files).graph.successor(ofPage: "old") == "tab-bar")
  }

  @Test(arguments: [
    ("old/a renamed tab-bar/a", "tab-bar"),
    // What happened to it on the page, before or after it got its id, does not matter.
    ("old/a renamed old/b; old/b renamed tab-bar/b", "tab-bar"),
    ("old/a renamed tab-bar/a; tab-bar/a renamed tab-bar/b", "tab-bar"),
    ("old/a retired; old/b merged toolbar/b; old/c renamed tab-bar/c", "tab-bar"),
    ("old/a split toolbar/b,toolbar/c; old/b retired; old/c renamed tab-bar/c", "tab-bar"),
    ("old/a renamed tab-bar/a; tab-bar/a retired", "tab-bar"),
    ("old/a renamed tab-bar/a; tab-bar/a renamed toolbar/a", "tab-bar"),
    // Most of its rules decide.
    ("old/a renamed toolbar/a; old/b renamed tab-bar/b; old/c renamed tab-bar/c", "tab-bar"),
    ("old/a renamed toolbar/a; old/b renamed tab-bar/b", nil),
    // A page that got another id twice.
    ("old/a renamed mid/a; mid/a renamed tab-bar/a", "tab-bar"),
    // None was taken along, or only in a circle.
    ("old/a retired; old/b retired tab-bar/b", nil),
    ("old/a merged tab-bar/b", nil),
    ("old/a renamed mid/a; mid/a renamed old/a", nil),
    ("old/a renamed gone/a", nil),
  ])
  func `a page has become the one that most of its rules were taken to`(
    _ lines: String, _ page: String?
  ) {
    let lock = lines.split(separator: "; ").joined(separator: "\n") + "\n"
    let files = SmallGuide.files.merging([RulesLock.fileName: lock]) { $1 }
    #expect(LockedGuide.content(of: files).graph.successor(ofPage: "old") == page)
  }
}
