import Foundation
import RuleGraph
import SearchIndex
import Testing

/// The two libraries as another package uses them: this target sees what is public, and no more.
@Suite struct GuideTests {
  @Test func `a folder becomes a graph that can be asked`() throws {
    try withFolder(Self.files) { folder in
      let guide = try Guide(contentsOf: folder)
      let id = try #require(RuleID("tab-bar/keep-tabs"))
      let rule = try #require(guide.graph.rule(id))
      #expect(rule.kind == .do)
      #expect(rule.texts["ko"]?.title == "탭은 세 개를 두세요")
      #expect(guide.graph.rules(in: "ios7").map(\.id) == [id])
      let api = try #require(guide.graph.api("UITabBar"))
      #expect(guide.graph.rules(governing: api).map(\.id) == [id])
      #expect(guide.graph.edges(to: api, .governs).map(\.source) == [NodeID.rule(id)])
    }
  }

  @Test func `what is wrong in the files is told with its place`() throws {
    var files = Self.files
    files["bars/tab-bar/ko.md"]?.replace("`UITabBar`는", with: "`UITabBer`는")
    try withFolder(files) { folder in
      let found = try Guide(contentsOf: folder).diagnostics.filter { $0.check == "api/unknown" }
      let finding = try #require(found.first)
      #expect(found.count == 1)
      #expect(finding.severity == .error)
      #expect(finding.summary == "no API 'UITabBer'; did you mean 'UITabBar'?")
      let place = finding.location
      #expect(place.path == "\(folder)/bars/tab-bar/ko.md")
      #expect((place.line, place.column) == (7, 2))
      #expect((place.endLine, place.endColumn) == (7, 10))
      #expect(finding.fixIts.map(\.replacement) == ["UITabBar"])
    }
  }

  @Test func `a graph tells how a rule stands in a language`() throws {
    var files = Self.files
    files["bars/tab-bar/en.md"]? += "\n### Name every tab {#name-tabs .do}\n\nIn a word.\n"
    try withFolder(files) { folder in
      let graph = try Guide(contentsOf: folder).graph
      let states = try ["tab-bar/keep-tabs", "tab-bar/name-tabs", "tab-bar/none"].map { name in
        let id = try #require(RuleID(name))
        return ["en", "ko", "ja"].map { graph.translationState(of: id, in: $0) }
      }
      let expected: [[TranslationState?]] = [
        [.translated, .translated, nil], [.translated, .missing, nil], [nil, nil, nil],
      ]
      #expect(states == expected)
    }
  }

  @Test func `a language that the site has not is told`() throws {
    try withFolder(Self.files) { folder in
      let graph = try Guide(contentsOf: folder).graph
      let reader = SearchReader(shards: IndexBuilder.shards(of: graph))
      #expect(try reader.languages(inIndexOf: "ko") == reader.languages(inIndexOf: "en"))
      #expect(throws: SearchIndexError.missing(path: "search/ja/core.js")) {
        try reader.search("탭", QueryOptions(language: "ja"))
      }
    }
  }

  @Test func `a graph is indexed and searched in each language`() throws {
    try withFolder(Self.files) { folder in
      let graph = try Guide(contentsOf: folder).graph
      let reader = SearchReader(shards: IndexBuilder.shards(of: graph))
      let korean = try reader.search("탭을 세 개", QueryOptions(language: "ko"))
      #expect(korean.map(\.id) == ["tab-bar/keep-tabs"])
      let english = try reader.search("uitabbar", QueryOptions(language: "en"))
      #expect(english.map(\.title) == ["Keep three tabs"])
    }
  }

  @Test func `a folder that is not there is an error in words`() {
    let error = #expect(throws: ContentFolderError.self) {
      try Guide(contentsOf: "/nowhere/Content")
    }
    #expect(
      error?.description
        == "no content folder '/nowhere/Content'; go where it is, or name it with --content")
  }

  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root.path)
  }

  private static let files = [
    "site.yml": """
    title: {en: Guide, ko: 안내서}
    languages:
      - {code: en, name: English, script: Latn}
      - {code: ko, name: 한국어, script: Hang}
    groups:
      - id: bars
        title: {en: Bars, ko: 바}
        components: [tab-bar]
    """,
    "editions.yml": """
    editions:
      - id: ios7
        date: "2013"
        title: {en: iOS 7, ko: iOS 7}
    """,
    "apis.yml": """
    symbols:
      - {name: UITabBar, kind: class, framework: UIKit}
    """,
    "bars/tab-bar/en.md": """
    ---
    title: Tab bars
    summary: A tab bar switches between areas.
    edition: ios7
    ---
    ### Keep three tabs {#keep-tabs .do}

    `UITabBar` has room for them.
    """,
    "bars/tab-bar/ko.md": """
    ---
    title: 탭 바
    summary: 탭 바는 영역을 오가게 합니다.
    ---
    ### 탭은 세 개를 두세요 {#keep-tabs}

    `UITabBar`는 그만큼을 담습니다.
    """,
  ]
}
