import SearchIndex
import Testing

/// What the parts of a name answer for that no text has.
@Suite struct NamePartTests {
  private static let guide = ExtendedGuide([
    "bars/tab-bar/en.md": """
    ### Show it over the content {#over-content .do}

    A tab bar goes up, and down, and stays over what is under it.
    """,
    "bars/tab-bar/ko.md": "### 콘텐츠 위에 두세요 {#over-content}\n\n위에 있습니다.",
  ])

  @Test(arguments: ["VoiceOver", "SignUp", "voiceOverDown"])
  func `a part that says nothing by itself does not answer for the whole`(_ name: String) throws {
    #expect(try Self.guide.hits(name, in: "en").isEmpty)
  }

  @Test func `the same word is found where it is asked for by itself`() throws {
    #expect(try Self.guide.hits("over", in: "en").map(\.id).contains("tab-bar/over-content"))
    #expect(try Self.guide.hits("VoiceOver content", in: "en").first?.id == "tab-bar/over-content")
  }

  @Test(
    .enabled(if: Node.path != nil, "node is not on PATH"),
    arguments: ["VoiceOver", "SignUp", "over", "VoiceOver content"])
  func `the page finds the same`(_ query: String) throws {
    #expect(
      try Self.guide.pageHits(query, in: "en") == Self.guide.hits(query, in: "en").map(\.json))
  }
}
