import RuleGraph
import SmallContent
import Testing

/// `rules.lock` with the lines of two branches.
@Suite struct MergedLockTests {
  private static let id = "toolbar/keep-it-short"

  /// The line of the rule in a lock.
  private func line(_ files: [String: String]) -> String {
    (files["rules.lock"] ?? "").split(separator: "\n").first { $0.hasPrefix("\(Self.id) ") }
      .map { "\($0)" } ?? ""
  }

  /// The guide with lines of the rule behind its own.
  private func guide(with lines: [String], last end: String = "\n") -> [String: String] {
    let lock = LockedGuide.files["rules.lock"] ?? ""
    return LockedGuide.files.merging([
      "rules.lock": lock + lines.joined(separator: "\n") + end
    ]) { $1 }
  }

  private func mended(_ files: [String: String]) -> MendedContent {
    ContentMender(ContentTree(texts: files)).mend()
  }

  /// The line when the rule said something else, in Korean too.
  private var earlier: String {
    var files = LockedGuide.files
    for path in ["bars/toolbar/en.md", "bars/toolbar/ko.md"] {
      files[path] = files[path]?.replacing("Few", with: "Some").replacing("적은", with: "몇 안 되는")
    }
    return line(LockedGuide.accepting(files))
  }

  @Test(arguments: ["\n", ""])
  func `a line that stands there twice is taken out once`(_ end: String) {
    let twice = guide(with: [line(LockedGuide.files)], last: end)
    let mended = mended(twice)
    #expect(mended.mends.map(\.check) == ["lock/repeated-id"])
    #expect(mended.diagnostics == [])
    #expect(
      mended.content.catalog.texts["Content/rules.lock"]?.text == LockedGuide.files["rules.lock"])
  }

  @Test(arguments: [true, false])
  func `of two lines that of other texts than the page's is taken out`(_ isFirst: Bool) {
    let own = line(LockedGuide.files)
    var files = guide(with: [earlier])
    if isFirst {
      files["rules.lock"] = files["rules.lock"]?.replacing(
        "\(own)\n\(earlier)", with: "\(earlier)\n\(own)")
    }
    let mended = mended(files)
    #expect(mended.mends.map(\.check) == ["lock/repeated-id"])
    #expect(
      mended.content.catalog.texts["Content/rules.lock"]?.text == LockedGuide.files["rules.lock"])
  }

  @Test func `of two lines with neither the page's texts a person has to say which`() {
    let files = LockedGuide.changing(
      in: guide(with: [earlier]), "bars/toolbar/ko.md", "적은", "많지 않은")
    #expect(mended(files).mends == [])
    #expect(
      ExampleContent.printed(replacing: files).prefix(5) == [
        "Content/rules.lock:4:1: error: '\(Self.id)' has a line already [lock/repeated-id]",
        "  \(earlier)",
        "  \(String(repeating: "~", count: Self.id.count))".replacing("  ~", with: "  ^"),
        "  'hig translate accept \(Self.id)' leaves one line, once you have compared the texts.",
        "Content/rules.lock:3:1: note: it is here",
      ])
  }

  @Test func `what became of a rule counts, and that it is there is taken out`() throws {
    let edit = try RuleEditor(ContentTree(texts: LockedGuide.files))
      .rename(#require(RuleID(Self.id)), to: #require(RuleID("toolbar/keep-short")))
    var files = LockedGuide.files.merging(
      edit.texts.map { (String($0.key.dropFirst("Content/".count)), $0.value) }
    ) { $1 }
    let merged = files["rules.lock"] ?? ""
    files["rules.lock"] = merged.replacing(
      "\(Self.id) renamed", with: "\(earlier)\n\(Self.id) renamed")
    let found = LockedGuide.content(of: files)
    #expect(CheckRegistry.diagnostics(in: found).map(\.check) == ["lock/repeated-id"])
    let mended = mended(files)
    #expect(mended.content.catalog.texts["Content/rules.lock"]?.text == merged)
  }

  @Test func `what only one line knows of another language is kept`() {
    var files = guide(with: [earlier])
    let own = line(LockedGuide.files)
    files["rules.lock"] = files["rules.lock"]?
      .replacing(own, with: own.replacing(/\ ko=.*/, with: ""))
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?
      .replacing("### 길게 늘이지 마세요 {#keep-it-short}", with: "한글.")
    let found = CheckRegistry.diagnostics(in: LockedGuide.content(of: files)).map(\.check)
    #expect(found.contains("lock/repeated-id"))
    #expect(mended(files).mends == [])
  }

  @Test func `a line whose rule may be on a page that is not read is kept`() {
    let files = guide(with: ["\(Self.id) retired"]).merging([
      "bars/toolbar/en.md": "한글", "bars/toolbar/ko.md": "한글",
    ]) { $1 }
    #expect(mended(files).mends == [])
  }

  @Test func `what was accepted under the old id is kept until it is under the new one`() throws {
    let old = line(LockedGuide.files)
    let edit = try RuleEditor(ContentTree(texts: LockedGuide.files))
      .rename(#require(RuleID(Self.id)), to: #require(RuleID("toolbar/keep-short")))
    var files = LockedGuide.files.merging(
      edit.texts.map { (String($0.key.dropFirst("Content/".count)), $0.value) }
    ) { $1 }
    let stale = earlier.replacing(Self.id, with: "toolbar/keep-short")
    let fresh = old.replacing(Self.id, with: "toolbar/keep-short")
    files["rules.lock"] = files["rules.lock"]?.replacing(fresh, with: stale)
      .replacing("\(Self.id) renamed", with: "\(old)\n\(Self.id) renamed")
    #expect(mended(files).mends == [])
    let explained = ExampleContent.printed(replacing: files)
    #expect(
      explained.contains(
        "  The rule is 'toolbar/keep-short' now, and only the line with stamps knows that its texts are accepted: "
          + "'hig translate accept toolbar/keep-short', and 'hig check --fix' takes that line out.")
    )
    files["rules.lock"] = files["rules.lock"]?.replacing(stale, with: fresh)
    #expect(mended(files).mends.map(\.check) == ["lock/repeated-id"])
  }

  @Test func `a line that says that a rule is gone which is there is left to a person`() {
    let files = guide(with: ["\(Self.id) retired"])
    let found = LockedGuide.content(of: files)
    #expect(CheckRegistry.diagnostics(in: found).map(\.check) == ["lock/repeated-id"])
    #expect(mended(files).mends == [])
  }

  @Test func `accepting a rule leaves one line of it, in its place`() throws {
    let content = LockedGuide.content(of: guide(with: [earlier, "tab-bar/a retired"]))
    var keeper = LockKeeper(content)
    let id = try #require(RuleID(Self.id))
    keeper.accept(try #require(content.graph.rule(id)), in: ["ko"])
    #expect(
      keeper.text.text
        == LockedGuide.files["rules.lock"]?.replacing(
          "tab-bar/dim-", with: "tab-bar/a retired\ntab-bar/dim-", maxReplacements: 1))
  }
}
