import Foundation
import RuleGraph
import SmallContent
import Testing
import XLIFF

/// Taking back what stands above the rules of a page.
@Suite struct PageHeadImportTests {
  private static let path = "bars/toolbar/ko.md"

  private func imported(
    _ targets: [String: String], into files: [String: String]
  ) throws -> ImportResult {
    let text = ExchangeGuide.translated(ExchangeGuide.exported(files), targets)
    return try ExchangeGuide.imported(text, into: files)
  }

  @Test(arguments: [
    ("summary: >\n  툴바는 화면에\n  동작을 더합니다.\n", ""),
    ("summary: |- # 둘\n  툴바는 화면에\n\n  # 동작을 더합니다.\n", " # 둘"),
    ("summary: 툴바는 화면에\n  동작을 더합니다.\n# 끝\n", "\n# 끝"),
    ("summary: \"툴바는 화면에\n  동작을 더합니다.\"\n  # 안\n", "\n  # 안"),
    ("summary: 툴바는 화면에 동작을 더합니다. # 하나\n", " # 하나"),
    ("summary: 툴바는 화면에\n  동작을 더합니다. # 끝\n", " # 끝"),
    ("summary: \"툴바는 화면에\n  # 동작을 더합니다.\" # 끝\n", " # 끝"),
    ("summary: '툴바는 ''화면''에\n  동작을 더합니다.' # it's\n", " # it's"),
    ("summary:\n  툴바는 화면에\n  동작을 더합니다.\n", ""),
    ("summary: # 앞\n  툴바는 화면에 동작을 더합니다.\n", " # 앞"),
    ("summary: \"툴바는 \\\"화면\\\"에 동작을 더합니다.\"   # 끝\n", "   # 끝"),
  ])
  func `a summary over several lines is replaced by one`(
    _ written: String, _ kept: String
  ) throws {
    var files = ExchangeGuide.files(english: "Few.", korean: "적게.")
    let page = try #require(files[Self.path])
    files[Self.path] = page.replacing("summary: 툴바는 화면에 동작을 더합니다.\n", with: written)
    try #require(files[Self.path] != page || kept == " # 하나")
    let result = try imported(["toolbar#summary": "툴바로 일을 합니다."], into: files)
    #expect(result.problems.isEmpty, "\(result.problems)")
    let new = ExchangeGuide.applied(result, to: files)[Self.path] ?? ""
    #expect(new.hasPrefix("---\ntitle: 툴바\nsummary: 툴바로 일을 합니다.\(kept)\n---\n"), "\(new)")
  }

  @Test(arguments: ["\"summary\":", "'summary':", "summary :", "\"summary\"  :"])
  func `a value is replaced behind its key, however that is written`(_ key: String) throws {
    var files = ExchangeGuide.files(english: "Few.", korean: "적게.")
    let page = try #require(files[Self.path])
    files[Self.path] = page.replacing("summary: 툴바는", with: "\(key) 툴바는")
    let result = try imported(["toolbar#summary": "툴바로 일을 합니다."], into: files)
    #expect(result.problems.isEmpty, "\(result.problems)")
    let new = ExchangeGuide.applied(result, to: files)[Self.path] ?? ""
    #expect(new.hasPrefix("---\ntitle: 툴바\n\(key) 툴바로 일을 합니다.\n---\n"), "\(new)")
  }

  /// The toolbar with an introduction in each language.
  private func introduced(english: String, korean: String) -> [String: String] {
    ExchangeGuide.files(english: "Few.", korean: "적게.").merging([
      "bars/toolbar/en.md": """
      ---
      title: Toolbars
      summary: A toolbar acts on the screen.
      edition: ios11
      ---

      \(english)

      ### Keep it short {#keep-it-short .avoid}

      Few.

      """,
      Self.path: """
      ---
      title: 툴바
      summary: 툴바는 화면에 동작을 더합니다.
      ---

      \(korean)

      ### 짧게 유지하세요 {#keep-it-short}

      적게.

      """,
    ]) { $1 }
  }

  @Test(arguments: [
    ("툴바의 첫째와 둘째예요.", "툴바의 첫째와 둘째예요."),
    ("첫째는 <ph id=\"1\"/>.<x id=\"2\"/>둘째.", "첫째는 `UITabBar`.\n\n둘째."),
  ])
  func `an introduction with other paragraphs is one unit, and is written`(
    _ returned: String, _ written: String
  ) throws {
    let english = "First `UITabBar`.\n\nSecond."
    let files = introduced(english: english, korean: "`UITabBar`의 첫째와 둘째입니다.")
    let words = returned.replacing("툴바", with: "<ph id=\"1\"/>")
    let result = try imported(["toolbar#body": words], into: files)
    #expect(result.problems == [])
    let after = introduced(
      english: english, korean: written.replacing("툴바", with: "`UITabBar`"))
    #expect(result.texts == ["Content/\(Self.path)": after[Self.path] ?? ""])
  }

  /// The toolbar with other lines at the head of its Korean page.
  private func headed(_ head: String) -> [String: String] {
    var files = introduced(english: "One.", korean: "하나.")
    let lines = "---\ntitle: 툴바\nsummary: 툴바는 화면에 동작을 더합니다.\n---\n"
    files[Self.path] = files[Self.path]?.replacing(lines, with: head)
    return files
  }

  private static let head = ["toolbar#title": "툴바", "toolbar#summary": "툴바는 화면에: 동작을 더합니다."]

  @Test(arguments: [
    ("---\ntitle: 툴바\n---\n", "---\ntitle: 툴바\nSUMMARY---\n"),
    (
      "---\ntitle: >-\n  툴바\n# 메모\nplatforms: [iOS]\n---\n",
      "---\ntitle: >-\n  툴바\n# 메모\nSUMMARYplatforms: [iOS]\n---\n"
    ),
    ("---\nplatforms: [iOS]\n---\n", "---\ntitle: 툴바\nSUMMARYplatforms: [iOS]\n---\n"),
    ("---\n---\n", "---\ntitle: 툴바\nSUMMARY---\n"),
  ])
  func `a title or summary that the page has not is written where it belongs`(
    _ before: String, _ after: String
  ) throws {
    let result = try imported(Self.head, into: headed(before))
    #expect(result.problems == [])
    let summary = "summary: \"툴바는 화면에: 동작을 더합니다.\"\n"
    let expected = headed(after.replacing("SUMMARY", with: summary))
    #expect(result.texts == ["Content/\(Self.path)": expected[Self.path] ?? ""])
  }

  @Test func `a title goes before the summary that is there`() throws {
    let summary = "summary: 툴바는 화면에 동작을 더합니다.\n"
    let result = try imported(["toolbar#title": "툴바"], into: headed("---\n\(summary)---\n"))
    #expect(result.problems == [])
    let expected = headed("---\ntitle: 툴바\n\(summary)---\n")
    #expect(result.texts == ["Content/\(Self.path)": expected[Self.path] ?? ""])
  }

  @Test(arguments: [
    "", "---\ntitle: 툴바\n", "---\ntitle: 툴바\nsummary: [툴바]\n---\n", "---\n- 툴바\n---\n",
  ])
  func `front matter that cannot be written into is told as such`(_ head: String) throws {
    let result = try imported(["toolbar#summary": "툴바입니다."], into: headed(head))
    #expect(
      result.problems.map { "\($0)".drop { $0 != "'" } } == [
        "'toolbar#summary' has no place in the front matter of the page, which is not there or cannot be read; mend it first"
      ])
    #expect(result.texts == [:])
  }

  @Test func `a rule that waits for its page is not finished`() throws {
    let files = SmallGuide.files.filter { $0.key != Self.path }
    let rule = ["toolbar/keep-it-short#title": "짧게", "toolbar/keep-it-short#1": "적은 버튼."]
    let waiting = try imported(rule, into: files)
    #expect(waiting.texts == [:])
    #expect(waiting.counts.changed == 0)
    #expect(!waiting.finished.map(\.description).contains("toolbar/keep-it-short"))
    let whole = try imported(rule.merging(Self.head) { $1 }, into: files)
    #expect(
      whole.texts == [
        "Content/\(Self.path)": """
        ---
        title: 툴바
        summary: "툴바는 화면에: 동작을 더합니다."
        ---

        ### 짧게 {#keep-it-short}

        적은 버튼.

        """
      ])
    #expect(whole.finished.map(\.description).contains("toolbar/keep-it-short"))
  }

  @Test func `a page of a source without a summary waits, whatever is translated of it`() throws {
    var files = SmallGuide.files.filter { $0.key != Self.path }
    let page = try #require(files["bars/toolbar/en.md"])
    files["bars/toolbar/en.md"] = page.replacing(#/summary: .*\n/#, with: "")
    let waiting = try imported(
      [
        "toolbar#title": "툴바", "toolbar/keep-it-short#title": "짧게",
        "toolbar/keep-it-short#1": "적은 버튼.",
      ], into: files)
    #expect(waiting.texts == [:] && waiting.problems.isEmpty, "\(waiting.problems)")
    #expect(waiting.counts.waiting == 3)
  }

  @Test(arguments: [
    "\"툴바는 화면에 동작을 더합니다.\" # 메모", "툴바는 화면에 동작을 더합니다.  # 메모", "'툴바는 #1 동작입니다.'",
    "툴바는 C# 동작입니다.",
  ])
  func `a comment behind a summary stays`(_ value: String) throws {
    let files = headed("---\ntitle: 툴바\nsummary: \(value)\n---\n")
    let result = try imported(["toolbar#summary": "툴바입니다."], into: files)
    let comment = value.range(of: "[ ]+# 메모", options: .regularExpression).map { value[$0] } ?? ""
    let expected = headed("---\ntitle: 툴바\nsummary: 툴바입니다.\(comment)\n---\n")
    #expect(result.texts == ["Content/\(Self.path)": expected[Self.path] ?? ""])
  }

  @Test func `what is new goes above the comment of the heading below`() throws {
    var files = ExchangeGuide.files(english: "Few.", korean: "적게.")
    files["bars/toolbar/en.md"] = files["bars/toolbar/en.md"].map {
      $0.replacing("### Keep", with: "### New {#new .do}\n\nText.\n\n### Keep")
    }
    files[Self.path] = files[Self.path]?.replacing(
      "### ", with: "<!-- hig:ignore translation/title-mood -->\n### ")
    let result = try imported(["toolbar/new#title": "새로 하세요", "toolbar/new#1": "글."], into: files)
    #expect(result.problems == [])
    #expect(
      result.texts["Content/\(Self.path)"]?.contains(
        "### 새로 하세요 {#new}\n\n글.\n\n<!-- hig:ignore translation/title-mood -->\n### ") == true)
  }
}
