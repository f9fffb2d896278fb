import Testing

/// The marks of a merge that is unfinished.
@Suite struct MergeConflictTests {
  private static let nested = """
    한국어
    <<<<<<< HEAD
    가
    ||||||| merged common ancestors
    <<<<<<<<< Temporary merge branch 1
    나
    =========
    다
    >>>>>>>>> Temporary merge branch 2
    =======
    라
    >>>>>>> wording
    """

  @Test func `a conflict within what both sides came from is told with it, once`() {
    #expect(
      ExampleContent.found(
        ["file/merge-conflict"],
        replacing: ["bars/tab-bar/en.md": ExampleContent.page(Self.nested)])
        == ["bars/tab-bar/en.md:8:1: a merge is unfinished here"])
  }

  @Test func `of two conflicts each is told, though marks of the first were deleted`() {
    let text = "<<<<<<< HEAD\n가\n\n<<<<<<< HEAD\n나\n=======\n다\n>>>>>>> wording"
    #expect(
      ExampleContent.found(
        ["file/merge-conflict"], replacing: ["bars/tab-bar/en.md": ExampleContent.page(text)])
        == [
          "bars/tab-bar/en.md:7:1: a merge is unfinished here",
          "bars/tab-bar/en.md:10:1: a merge is unfinished here",
        ])
  }
}
