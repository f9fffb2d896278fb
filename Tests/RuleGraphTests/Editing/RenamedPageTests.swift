import RuleGraph
import SmallContent
import Testing

/// Renaming the rules of a page whose folder has got another name.
@Suite struct RenamedPageTests {
  /// The guide with two rules on the page of toolbars that lead to each other, and of which another page supersedes one.
  private static var accepted: [String: String] {
    var files = SmallGuide.tabBar(
      replacing: "supersedes=dim-unavailable-tabs",
      with: "supersedes=dim-unavailable-tabs,toolbar/name-buttons")
    let texts = [
      "en": ("### Name each button {#name-buttons .do since=ios7 source=ios7-2013}", "Few buttons"),
      "ko": ("### 버튼마다 이름을 붙이세요 {#name-buttons}", "적은 버튼"),
    ]
    for (language, (heading, words)) in texts {
      let path = "bars/toolbar/\(language).md"
      files[path] = files[path]?.replacing(
        words, with: "[\(words)](../toolbar/\(language).md#name-buttons)")
      files[path]? += "\n\n\(heading)\n\n[\(words)](#keep-it-short).\n"
    }
    return LockedGuide.accepting(files)
  }

  /// The same with another folder for that page, as one command moves it.
  private static var moved: [String: String] {
    var files = LockedGuide.changing(in: accepted, "site.yml", "toolbar]", "action-bar]")
    for language in ["en", "ko"] {
      files["bars/action-bar/\(language).md"] =
        files.removeValue(forKey: "bars/toolbar/\(language).md")
    }
    return files
  }

  private func id(_ text: String) throws -> RuleID {
    try #require(RuleID(text))
  }

  private func renamed(_ name: String, in files: [String: String]) throws -> [String: String] {
    let edit = try RuleEditor(ContentTree(texts: files)).rename(
      id("toolbar/\(name)"), to: id("action-bar/\(name)"))
    return files.merging(
      edit.texts.map { (String($0.key.dropFirst("Content/".count)), $0.value) }
    ) { $1 }
  }

  @Test(arguments: [["keep-it-short", "name-buttons"], ["name-buttons", "keep-it-short"]])
  func `links follow to a page with another name, and what was accepted stays accepted`(
    _ names: [String]
  ) throws {
    let files = try names.reduce(Self.moved) { try renamed($1, in: $0) }
    #expect(files["bars/tab-bar/en.md"]?.contains("(../action-bar/en.md#keep-it-short)") == true)
    #expect(
      files["bars/tab-bar/ko.md"]?.contains("[툴바](../action-bar/ko.md#keep-it-short)를") == true)
    let content = LockedGuide.content(of: files)
    #expect(CheckRegistry.diagnostics(in: content) == [])
    for rule in content.graph.rules {
      #expect(content.graph.translation(of: rule.id, in: "ko")?.state == .translated, "\(rule.id)")
    }
  }
}
