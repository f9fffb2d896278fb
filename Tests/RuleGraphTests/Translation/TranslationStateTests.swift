import RuleGraph
import SmallContent
import Testing

/// The state of a rule in each language, from what `rules.lock` has accepted.
@Suite struct TranslationStateTests {
  private let english = "bars/tab-bar/en.md"
  private let korean = "bars/tab-bar/ko.md"

  @Test func `what was accepted as it stands is translated`() {
    let graph = LockedGuide.content(of: LockedGuide.files).graph
    for rule in graph.rules {
      #expect(graph.translation(of: rule.id, in: "en")?.state == .translated)
      #expect(graph.translation(of: rule.id, in: "ko")?.state == .translated)
    }
  }

  @Test(arguments: [
    ("A dimmed tab explains nothing;", "A dimmed tab says nothing;", TranslationState.needsReview),
    ("Keep every tab enabled", "Leave every tab enabled", .needsReview),
    ("explains nothing", "*explains* nothing", .needsReview),
    ("explains nothing", "explains nothing in 5 cases", .stale),
    ("`UITabBarItem.isEnabled`", "`UITabBar`", .stale),
    ("explains nothing", "explains [nothing](../toolbar/en.md)", .stale),
    ("enabled .do", "enabled .avoid", .stale),
    ("A dimmed tab explains nothing;", "A dimmed\ntab explains\nnothing;", .translated),
    ("alone.", "alone.\n", .translated),
    ("enabled .do ", "enabled .do platforms=iOS ", .translated),
  ])
  func `a change of the first language shows in the other`(
    _ old: String, _ new: String, _ expected: TranslationState
  ) {
    let files = LockedGuide.changing(english, old, new)
    #expect(LockedGuide.translation(files, "ko")?.state == expected)
    #expect(LockedGuide.translation(files, "ko")?.isBehind == (expected != .translated))
    #expect(LockedGuide.translation(files, "en")?.state == expected)
    #expect(LockedGuide.translation(files, "en")?.isBehind == false)
  }

  @Test func `a change of the translation shows in the first language`() {
    let files = LockedGuide.changing(korean, "흐린 탭은 아무것도", "흐린 탭 5개는 아무것도")
    #expect(
      LockedGuide.translation(files, "en")
        == Translation(
          state: .stale, other: "ko", isAccepted: true,
          changes: ([], [.numbers, .words])))
    #expect(LockedGuide.translation(files, "en")?.isBehind == true)
    #expect(LockedGuide.translation(files, "ko")?.isBehind == false)
  }

  @Test func `a fact that changed on both sides alike needs no more than a review`() {
    let english = LockedGuide.changing(english, "explains nothing", "explains nothing in 5 cases")
    let both = LockedGuide.changing(in: english, korean, "흐린 탭은 아무것도", "흐린 탭은 5가지에서 아무것도")
    #expect(LockedGuide.translation(both, "ko")?.state == .needsReview)
    #expect(LockedGuide.translation(both, "ko")?.otherChanges == [.numbers, .words])
    #expect(LockedGuide.translation(both, "ko")?.isBehind == false)
  }

  @Test(arguments: ["bars/tab-bar/en.md", "bars/tab-bar/ko.md"])
  func `that facts have changed in one language is silenced in either`(_ page: String) {
    let changed = LockedGuide.changing(english, "enabled .do", "enabled .avoid")
    let found = { (files: [String: String]) in
      CheckRegistry.diagnostics(in: LockedGuide.content(of: files))
        .filter { ["translation/stale", "suppression/unused"].contains($0.check) }
        .map { "\($0.location.path): \($0.summary)" }
    }
    #expect(
      found(changed) == [
        "Content/bars/tab-bar/en.md: 'tab-bar/keep-every-tab-enabled' has changed since its "
          + "languages agreed: the kind in 'en'"
      ])
    let title = page == english ? "### Keep every" : "### 모든 탭을"
    let comment = "<!-- hig:ignore translation/stale -->\n\n"
    #expect(found(LockedGuide.changing(in: changed, page, title, comment + title)) == [])
  }

  @Test func `the composition of Hangul is formatting`() {
    let text = LockedGuide.files[korean] ?? ""
    let files = LockedGuide.files.merging([
      korean: text.replacing("흐린", with: "\u{1112}\u{1173}\u{1105}\u{1175}\u{11AB}")
    ]) { $1 }
    #expect(files[korean]?.utf8.elementsEqual(text.utf8) == false)
    #expect(LockedGuide.translation(files, "ko")?.state == .translated)
  }

  @Test func `a rule without a line needs a review, one without text is missing`() {
    var files = LockedGuide.accepting(SmallGuide.files, only: "toolbar/keep-it-short")
    files["rules.lock"] = files["rules.lock"]?.replacing(
      "tab-bar/keep-every-tab-enabled active\n", with: "")
    #expect(LockedGuide.translation(files, "ko")?.state == .needsReview)
    #expect(LockedGuide.translation(files, "ko")?.isAccepted == false)
    files["bars/tab-bar/ko.md"] = nil
    #expect(LockedGuide.translation(files, "ko")?.state == .missing)
    #expect(LockedGuide.translation(files, "en")?.state == .translated)
  }

  @Test func `where nobody keeps track nothing is out of step`() {
    let files = LockedGuide.files.filter { $0.key != "rules.lock" }
    #expect(LockedGuide.translation(files, "ko")?.state == .translated)
  }
}

/// A third language is data, and falls behind by itself.
@Suite struct ThirdLanguageStateTests {
  private static let three = LockedGuide.accepting(
    SmallGuide.files.merging([
      "site.yml": (SmallGuide.files["site.yml"] ?? "").replacing(
        "script: Hang}", with: "script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}"),
      "bars/toolbar/ja.md": """
      ---
      title: ツールバー
      summary: ツールバーは画面を操作します。
      ---

      ### 短く保つ {#keep-it-short}

      ボタンが少ないほど早く見つかります。
      """,
    ]) { $1 })
  private let rule = "toolbar/keep-it-short"

  private func states(_ files: [String: String]) -> [TranslationState?] {
    ["en", "ko", "ja"].map { LockedGuide.translation(files, of: rule, $0)?.state }
  }

  @Test func `Japanese that is wrapped elsewhere is the same text`() {
    let files = LockedGuide.changing(in: Self.three, "bars/toolbar/ja.md", "早く見", "早\n く\n見")
    #expect(states(files) == [.translated, .translated, .translated])
  }

  @Test func `all languages fall behind the first`() {
    let files = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    #expect(states(files) == [.needsReview, .needsReview, .needsReview])
  }

  @Test func `a change of one translation leaves the other alone`() {
    let files = LockedGuide.changing(in: Self.three, "bars/toolbar/ko.md", "적은", "더 적은")
    #expect(states(files) == [.needsReview, .needsReview, .translated])
  }

  @Test func `a pair can be accepted while the third still follows the old text`() throws {
    let changed = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    let pair = LockedGuide.accepting(changed, only: rule, in: ["en", "ko"])
    #expect(states(pair) == [.needsReview, .translated, .needsReview])
    let lock = try #require(pair["rules.lock"])
    #expect(lock.contains("(en=avoid."))
    let again = LockedGuide.changing(in: pair, "bars/toolbar/en.md", "Fewer", "Few")
    #expect(
      states(again) == [.needsReview, .needsReview, .translated], "ja agrees with the old text")
    #expect(
      states(LockedGuide.accepting(pair, only: rule)) == [.translated, .translated, .translated])
    let all = try #require(LockedGuide.accepting(pair, only: rule)["rules.lock"])
    #expect(!all.contains("("))
  }

  @Test func `a language that waits stays with the text that it agreed with`() throws {
    let once = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    let pair = LockedGuide.accepting(once, only: rule, in: ["en", "ko"])
    let twice = LockedGuide.changing(in: pair, "bars/toolbar/en.md", "Fewer", "Hardly any")
    let again = LockedGuide.accepting(twice, only: rule, in: ["en", "ko"])
    let waiting = { (files: [String: String]) in
      files["rules.lock"]?.firstMatch(of: #/ ja=\S+/#).map { String($0.output) }
    }
    #expect(waiting(again) == waiting(pair) && waiting(pair)?.contains("(en=") == true)
  }

  @Test func `what is accepted with one language says nothing of another`() throws {
    let changed = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    let accepted = LockedGuide.accepting(changed, only: rule, in: ["en", "ko"])
    var pair = LockedGuide.changing(
      in: accepted, "bars/toolbar/ko.md", "{#keep-it-short}", "{#keep-it-short .avoid}")
    pair["bars/toolbar/en.md"] = nil
    #expect(LockedGuide.translation(pair, of: rule, "ja")?.other == "ko")
    #expect(LockedGuide.translation(pair, of: rule, "ja")?.isAccepted == false)
  }

  @Test func `what was accepted of a language that the site has no more is kept`() throws {
    let site = (Self.three["site.yml"] ?? "").replacing(
      "\n  - {code: ja, name: 日本語, script: Jpan}", with: "")
    var files = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    (files["site.yml"], files["bars/toolbar/ja.md"]) = (site, nil)
    let lock = try #require(LockedGuide.accepting(files, only: rule)["rules.lock"])
    let line = lock.split(separator: "\n").first { $0.hasPrefix(rule) } ?? ""
    #expect(line.contains(#/ active en=\S+ ko=\S+ ja=\S+\(en=\S+\)$/#), "\(lock)")
  }

  @Test func `a language that becomes the first does not make those agree that nobody looked at`()
    throws
  {
    let site = Self.three["site.yml"] ?? ""
    let languages = try #require(site.firstMatch(of: /languages:\n(?:  - .*\n)+/)?.output)
    let lines = languages.split(separator: "\n")
    let turned = ([lines[0], lines[3]] + lines[1...2]).joined(separator: "\n") + "\n"
    // It has no stamp yet, and the first of before has changed.
    var files = LockedGuide.changing(in: Self.three, "bars/toolbar/en.md", "Few", "Fewer")
    files["rules.lock"] = files["rules.lock"]?.replacing(#/ ja=\S+/#, with: "")
    files["site.yml"] = site.replacing(languages, with: turned)
    let accepted = LockedGuide.accepting(files, only: rule, in: ["en"])
    #expect(LockedGuide.translation(accepted, of: rule, "en")?.state == .translated)
    #expect(LockedGuide.translation(accepted, of: rule, "ko")?.state == .needsReview)
    let alone = LockedGuide.accepting(files, only: rule, in: ["ja"])
    #expect(LockedGuide.translation(alone, of: rule, "en")?.state == .needsReview)
    #expect(LockedGuide.translation(alone, of: rule, "ko")?.state == .needsReview)
  }
}
