import Patience
import RuleGraph
import SmallContent
import Testing

/// One thing many times over in one place, within sizes that are read at all.
///
/// Each of these took minutes, or for ever. No time is asserted here: other tests run beside these.
@Suite(.patience) struct RepetitionTests {
  private func found(_ check: String, in files: [String: String]) -> [String] {
    ExampleContent.found([check], replacing: files)
  }

  private func page(_ text: String) -> [String: String] {
    ["bars/tab-bar/en.md": ExampleContent.page(text)]
  }

  @Test func `a name that is cut in many ways is cut in none twice`() {
    let symbols = ["UITa", "UITaUITa"].map { "  - {name: \($0), kind: class, framework: UIKit}\n" }
    let names = String(repeating: "UITa", count: 60)
    let files = page("Text `\(names)x` and `\(names)`.")
      .merging(["apis.yml": "symbols:\n" + symbols.joined()]) { $1 }
    let found = found("api/joined", in: files)
    #expect(found == ["bars/tab-bar/en.md:7:255: '\(names)' is 30 API names in one"])
  }

  @Test func `a discouraged word is told each time in a word without end`() {
    let glossary = """
      terms:
        - id: area
          name: {en: area, ko: 영역}
          discouraged: {ko: [네글자말]}
      """
    let count = 15_000
    let files = [
      "glossary.yml": glossary,
      "bars/tab-bar/ko.md": ExampleContent.page(String(repeating: "네글자말", count: count)),
    ]
    #expect(found("glossary/discouraged", in: files).count == count)
  }

  @Test func `each of many languages of a word is told that is none`() {
    let codes = (0..<4000).map { "a\($0): x" }.joined(separator: ", ")
    let found = found("file/unknown-language", in: ["search.yml": "accepted:\n  - {\(codes)}\n"])
    #expect(found.count == 4000)
  }

  @Test func `tags that close what never opened are told each`() {
    let count = 40_000
    let tags = String(repeating: "</b>", count: count)
    #expect(found("markdown/raw-html", in: page(tags)).count == count)
    #expect(found("markdown/raw-html", in: page("<b>*x* \(tags)")).count == 1)
  }

  @Test func `a few aliases of aliases of a long list are refused`() {
    var text = "a0: &a0 [\(Array(repeating: "x", count: 20_000).joined(separator: ", "))]\n"
    for level in 1...12 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(
      found("yaml/syntax", in: ["search.yml": text + "b: \"a\\tb\"\n"]) == [
        "search.yml:1:1: not valid YAML: aliases stand for too many values; write the values again"
      ])
  }

  @Test func `figures in one paragraph with words are told each`() {
    let count = 12_000
    let lines = Array(repeating: "![A bar](bar.svg)", count: count).joined(separator: "\n")
    let files = page("\(lines)\nWords.").merging(
      [
        "bars/tab-bar/bar.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
        "figures.yml": """
        figures:
          - file: bars/tab-bar/bar.svg
            title: {en: A bar, ko: 바}
            description: {en: A bar., ko: 바입니다.}
        """,
      ]) { $1 }
    #expect(found("figure/in-text", in: files).count == count)
  }

  @Test func `thousands of headings of the first level are told each`() {
    let headings = (1...4_000).map { "# 제목 \($0)" }.joined(separator: "\n\n")
    #expect(found("heading/first-level", in: page(headings)).count == 4_000)
  }

  @Test func `a word of the glossary that is as long as a page is refused`() {
    let word = String(repeating: "가", count: 40_000)
    let files = [
      "glossary.yml": "terms:\n  - {id: long, name: {en: long, ko: \(word)}}\n",
      "bars/tab-bar/ko.md": ExampleContent.page(String(word.dropLast())),
    ]
    #expect(
      found("yaml/type", in: files) == [
        "glossary.yml:2:5: 'name' must be a word of at most 100 letters"
      ])
  }
}
