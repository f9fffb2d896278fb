import RuleGraph
import SmallContent
import Testing

/// Where a new rule goes among headings of several levels.
@Suite struct DraftPlaceTests {
  /// The headings of the page in a language after a rule was put among them.
  private func headings(
    _ headings: [String], section: String?, _ language: String
  ) throws -> [String] {
    var files = SmallGuide.files
    for other in ["en", "ko"] {
      let body = headings.map { heading in
        (other == "en" ? heading : heading.replacing(#/ \.\w+/#, with: "")) + "\n\n탭 text."
      }
      files["bars/tab-bar/\(other).md"] = ExampleContent.page(body.joined(separator: "\n\n"))
    }
    var draft = RuleDraft(try #require(RuleID("tab-bar/new")), .do)
    draft.section = section
    let texts = try Scaffold(ContentTree(texts: files)).texts(of: draft)
    let text = try #require(texts["bars/tab-bar/\(language).md"])
    return text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
  }

  private static let nested = [
    "## S {#s}", "### A {#a .do}", "#### Details {#details}", "### B {#b .do}", "#### More {#more}",
    "## T {#t}", "#### Deep {#deep}", "## U {#u}",
  ]

  @Test(arguments: [
    ("s", 5, "### "), ("details", 3, "##### "), ("t", 6, "#### "), ("u", 8, "### "),
    (nil, 5, "### "),
  ])
  func `a rule takes no heading that stands below another`(
    _ section: String?, _ place: Int, _ level: String
  ) throws {
    var expected = Self.nested
    expected.insert(level + "TODO {#new .do}", at: place)
    #expect(try headings(Self.nested, section: section, "en") == expected)
    #expect(
      try headings(Self.nested, section: section, "ko")
        == expected.map { $0.replacing(" .do", with: "") })
  }

  @Test(arguments: [
    (["## S {#s}", "#### A {#a .do}", "### B {#b .do}"], "s", 3, "### "),
    (["## S {#s}", "### P {#p}", "#### A {#a .do}"], "s", 1, "### "),
    (["### P {#p .part}", "#### A {#a .do}"], nil, 0, "### "),
    (["## S {#s}", "### P {#p .part}", "#### A {#a .do}"], nil, 1, "### "),
    (["## P {#p .part}", "### A {#a .do}"], nil, 0, "### "), ([], nil, 0, "### "),
    (["## S {#s}"], nil, 1, "### "),
  ])
  func `a rule stands beside what is there, and in no part that it was not put into`(
    _ old: [String], _ section: String?, _ place: Int, _ level: String
  ) throws {
    var expected = old
    expected.insert(level + "TODO {#new .do}", at: place)
    #expect(try headings(old, section: section, "en") == expected)
  }
}
