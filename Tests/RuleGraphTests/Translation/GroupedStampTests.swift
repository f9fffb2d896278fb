import RuleGraph
import SmallContent
import Testing

/// Stamps and the groups of the pages that links lead to.
@Suite struct GroupedStampTests {
  /// A lock as it was written while the group of a page counted in the links to it.
  private static let lock = """
    tab-bar/dim-unavailable-tabs active en=do.a016ab473307.a707a707c8e4 ko=do.07b10293679c.a707a707c8e4
    tab-bar/keep-every-tab-enabled active en=do.7f2c0d9ddb48.a7073d63a707 ko=do.6ccfac34a8b9.a7073d63a707
    toolbar/keep-it-short active en=avoid.8e2f655b2cb5.a707a707a707 ko=avoid.ad6693823076.a707a707a707

    """
  private static let former = SmallGuide.files.merging([RulesLock.fileName: lock]) { $1 }

  private func translation(_ files: [String: String], _ language: String) -> Translation? {
    LockedGuide.translation(files, of: "tab-bar/dim-unavailable-tabs", language)
  }

  @Test func `a text stays in step when a page that it leads to comes to another group`() {
    let files = Dictionary(
      uniqueKeysWithValues: LockedGuide.files.map { path, text in
        (
          path.replacing("bars/toolbar/", with: "controls/toolbar/"),
          text.replacing("../toolbar/", with: "../../controls/toolbar/")
        )
      })
    for language in ["en", "ko"] {
      #expect(translation(files, language)?.state == .translated)
    }
    let elsewhere = LockedGuide.changing(
      in: LockedGuide.files, "bars/tab-bar/en.md", "../toolbar/en.md#keep-it-short",
      "../toolbar/en.md")
    #expect(translation(elsewhere, "ko")?.otherChanges == [.links, .words])
  }

  @Test func `stamps that hold the group are those of an unchanged text as well`() throws {
    #expect(translation(Self.former, "ko")?.state == .translated)
    let changed = LockedGuide.changing(
      in: Self.former, "bars/tab-bar/en.md", "kept its place", "kept its own place")
    #expect(translation(changed, "ko")?.state == .needsReview)
    #expect(translation(changed, "ko")?.otherChanges == [.words])
    #expect(translation(changed, "ko")?.ownChanges == [])
  }

  @Test func `accepting a text gives it a stamp without the group`() {
    let lock = LockedGuide.accepting(Self.former)[RulesLock.fileName]
    #expect(
      lock
        == Self.lock.replacing(
          "en=do.a016ab473307.a707a707c8e4 ko=do.07b10293679c.a707a707c8e4",
          with: "en=do.cf5ea402ba5e.a707a7077b5b ko=do.02bbb048ca7c.a707a7077b5b"))
  }

  @Test func `accepting one language against an unchanged one keeps what the others agreed with`() {
    let files = LockedGuide.changing(
      in: Self.former, "bars/tab-bar/ko.md", "제자리를 지켰습니다", "자리를 지켰습니다")
    let lock = LockedGuide.accepting(files, in: ["en"])[RulesLock.fileName]
    #expect(
      lock
        == Self.lock.replacing(
          "en=do.a016ab473307.a707a707c8e4", with: "en=do.cf5ea402ba5e.a707a7077b5b"))
  }

  @Test func `a rule is known by such a stamp under another id`() throws {
    let files = Self.former.mapValues { text in
      text.replacing("{#dim-unavailable-tabs", with: "{#badge")
        .replacing("=dim-unavailable-tabs", with: "=badge")
        .replacing("{#keep-every-tab-enabled", with: "{#sign")
    }
    let findings = CheckRegistry.diagnostics(in: LockedGuide.content(of: files))
      .filter { $0.check == "lock/dropped-id" }
      .map { "\($0.location.path):\($0.location.line): \($0.summary)" }
    #expect(
      findings == [
        "Content/bars/tab-bar/en.md:11: rules.lock has this rule as 'keep-every-tab-enabled'",
        "Content/bars/tab-bar/en.md:15: rules.lock has this rule as 'dim-unavailable-tabs'",
      ])
  }
}
