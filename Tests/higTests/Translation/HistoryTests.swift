import Foundation
import SmallContent
import Testing

/// The life of a few rules from the first draft to the last address, command by command, as writers and CI see it.
@Suite struct HistoryTests {
  private let guide: GitGuide

  init() throws {
    guide = try GitGuide()
  }

  private func hig(_ line: String, status: Int32 = 0) throws -> [String] {
    let output = try guide.hig.shell("\"$HIG\" \(line) 2>&1")
    #expect(output.status == status, "hig \(line): \(output.out)")
    return output.lines
  }

  /// What a change did, without addresses.
  private func diff(_ revisions: String) throws -> [String] {
    try hig("diff \(revisions)").filter { !$0.contains(" address ") }
  }

  private func write(_ page: String, _ language: String, _ title: String, _ text: String) throws {
    let path = "bars/\(page)/\(language).md"
    let heading = try #require(
      try guide.hig.contents(of: "Content/\(path)").firstMatch(of: /### TODO (\{[^}]*\})\n\nTODO/))
    try guide.edit(path, String(heading.0), "### \(title) \(heading.1)\n\n\(text)")
  }

  @Test func `draft, review, rename, merge, split and retire`() throws {
    defer { guide.hig.remove() }
    try draftsAndPublishes()
    try fallsBehindAndCatchesUp()
    try isRenamed()
    try isMerged()
    try isSplit()
    try isRetired()
    try keepsEveryAddress()
  }

  private func draftsAndPublishes() throws {
    for name in ["show-titles", "label-tabs"] {
      _ = try hig("new rule tab-bar/\(name) --source ios7-2013")
      try write(
        "tab-bar", "en", "Give tab bars titles: \(name)", "A title helps, as `UITabBar` shows.")
      try write("tab-bar", "ko", "탭 바에 제목을 붙이세요: \(name)", "`UITabBar`처럼 제목이 있으면 편합니다.")
      #expect(
        try hig("translate -q", status: 1)
          == ["tab-bar/\(name) [ko] needs-review: never accepted"])
      #expect(
        try hig("check --strict", status: 1).filter { $0.hasPrefix("Content") }.count == 1)
      _ = try hig("translate accept tab-bar/\(name)")
    }
    #expect(try hig("check --strict") == ["0 errors, 0 warnings"])
    #expect(
      try diff("HEAD") == [
        "+ rule tab-bar/show-titles: do: Give tab bars titles: show-titles",
        "+ rule tab-bar/label-tabs: do: Give tab bars titles: label-tabs",
        "rules: 2 added, 0 removed, 0 changed",
      ])
    try guide.commit("Add two rules")
  }

  private func fallsBehindAndCatchesUp() throws {
    try guide.edit("bars/tab-bar/en.md", "A title helps, as", "5 titles help, as")
    #expect(
      try hig("translate -q --state stale", status: 1) == [
        "tab-bar/show-titles [ko] stale: numbers, words in en",
        "tab-bar/label-tabs [ko] stale: numbers, words in en",
      ])
    let told = try diff("HEAD").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(told.contains("ko: translated → stale"))
    #expect(told.contains { $0.contains("[-A title helps,-] {+5 titles help,+}") }, "\(told)")
    #expect(told.last == "rules: 0 added, 0 removed, 2 changed; translations that fell behind: 2")
    try guide.edit("bars/tab-bar/ko.md", "제목이 있으면", "제목이 5개 있으면")
    _ = try hig("translate accept tab-bar")
    #expect(try hig("check --strict") == ["0 errors, 0 warnings"])
    try guide.commit("Say how many")
  }

  private func isRenamed() throws {
    _ = try hig("rename toolbar/keep-it-short toolbar/few-buttons")
    #expect(
      try diff("HEAD") == [
        "~ rule toolbar/few-buttons (was toolbar/keep-it-short): Keep it short",
        "rules: 0 added, 0 removed, 1 changed",
      ])
    try guide.commit("Rename")
  }

  private func isMerged() throws {
    _ = try hig("retire tab-bar/label-tabs --into tab-bar/show-titles")
    #expect(
      try diff("HEAD") == [
        "- rule tab-bar/label-tabs: Give tab bars titles: label-tabs (merged into tab-bar/show-titles)",
        "rules: 0 added, 1 removed, 0 changed",
      ])
    #expect(
      try guide.line(of: "tab-bar/label-tabs") == "tab-bar/label-tabs merged tab-bar/show-titles")
    #expect(
      try hig("show tab-bar/label-tabs").prefix(2) == [
        "hig: 'tab-bar/label-tabs' was merged; see 'tab-bar/show-titles'",
        "rule tab-bar/show-titles",
      ])
    try guide.commit("Merge")
  }

  private func isSplit() throws {
    _ = try hig(
      "retire toolbar/few-buttons --into tab-bar/show-titles --into tab-bar/keep-every-tab-enabled")
    #expect(
      try diff("HEAD").first?.hasSuffix(
        "(split into tab-bar/show-titles, tab-bar/keep-every-tab-enabled)") == true)
    let found = try hig("lookup --lang en toolbar/few-buttons")
    #expect(
      found.first
        == "hig: 'toolbar/few-buttons' was split; see 'tab-bar/show-titles', 'tab-bar/keep-every-tab-enabled'"
    )
    #expect(
      found.dropFirst().prefix(2).map { $0.split(separator: ":")[2] } == [
        "tab-bar/show-titles", "tab-bar/keep-every-tab-enabled",
      ])
    // What the rule placed and cited is for somebody to settle.
    let warnings = try hig("check --strict", status: 1).filter { $0.contains(": warning: ") }
    #expect(
      warnings.compactMap { $0.split(separator: " ").last } == [
        "[table/unused]", "[provenance/source-ignored]",
      ])
    try guide.edit(
      "bars/tab-bar/en.md", "{#show-titles .do source=ios7-2013}", "{#show-titles .do}"
    )
    try guide.edit(
      "bars/tab-bar/en.md", "{#keep-every-tab-enabled .do ",
      "{#keep-every-tab-enabled .do table=UITabBarItem.SystemItem ")
    #expect(try hig("check --strict") == ["0 errors, 0 warnings"])
    try guide.commit("Split")
  }

  private func isRetired() throws {
    let refused = try hig("retire tab-bar/show-titles", status: 1)
    #expect(refused.first?.contains("links lead to it") == true, "\(refused)")
    for language in ["en", "ko"] {
      let path = "Content/bars/tab-bar/\(language).md"
      let text = try guide.hig.contents(of: path)
      try guide.hig.write(
        text.replacing(/\[([^\]]*)\]\([^)]*#show-titles\)/) { "\($0.1)" }, to: path)
    }
    _ = try hig("retire tab-bar/show-titles --reason 'Every bar has them.'")
    _ = try hig("translate accept tab-bar")
    #expect(try hig("check --strict") == ["0 errors, 0 warnings"])
    #expect(
      try hig("show tab-bar/show-titles", status: 1) == [
        "hig: 'tab-bar/show-titles' was retired; no rule stands in its place"
      ])
    #expect(
      try hig("new rule tab-bar/show-titles", status: 1) == [
        "hig: 'tab-bar/show-titles' is in use, or was once; nothing was written"
      ])
    try guide.commit("Retire")
  }

  private func keepsEveryAddress() throws {
    let lost = try hig("diff HEAD~6").filter { $0.hasPrefix("- address") }
    #expect(lost == [])
    _ = try hig("build --quiet")
    for (page, name) in [
      ("toolbar", "keep-it-short"), ("toolbar", "few-buttons"), ("tab-bar", "label-tabs"),
      ("tab-bar", "show-titles"),
    ] {
      for language in ["en", "ko"] {
        let text = try guide.hig.contents(of: "Site/\(language)/\(page).html")
        #expect(text.contains("id=\"\(name)\""), "\(language)/\(page).html#\(name)")
      }
    }
  }
}
