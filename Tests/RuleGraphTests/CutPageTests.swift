import RuleGraph
import SmallContent
import Testing

/// Headings that a language of a page has not.
@Suite struct CutPageTests {
  private static let names = ["one", "two", "three", "four", "five", "six"]

  private func page(_ names: [String], kind: String) -> String {
    ExampleContent.page(
      names.map { "### 탭 \($0) {#tab-\($0)\(kind)}\n\nTabs \($0).\n" }.joined(separator: "\n"))
  }

  private func found(ko: [String]) -> [String] { foundPage(page(ko, kind: "")) }

  private func foundPage(_ ko: String) -> [String] {
    ExampleContent.found(
      ["translation/missing"],
      replacing: [
        "rules.lock": "toolbar/keep-it-short active\n",
        "bars/tab-bar/en.md": page(Self.names, kind: " .do"),
        "bars/tab-bar/ko.md": ko,
      ])
  }

  @Test func `a page that was saved in part says so once, at its last heading`() {
    #expect(
      found(ko: ["one", "two"]) == [
        "bars/tab-bar/ko.md:11:1: the page ends here; 4 headings of 'en' follow, from '탭 three' on"
      ])
  }

  @Test func `a page without headings says so once, at its title`() {
    #expect(
      found(ko: []) == [
        "bars/tab-bar/ko.md:2:8: the page ends here; 6 headings of 'en' follow, from '탭 one' on"
      ])
  }

  @Test func `headings that only lost their ids are told one by one, beside the end of the page`() {
    let ids = ["one", "two", "three", "four", "five"].map { " {#tab-\($0)}" }
    let whole = page(Self.names, kind: "")
    let bare = ids.dropFirst().reduce(whole) { $0.replacing($1, with: "") }
    let told = ["two", "three", "four", "five"].enumerated().map { place, name in
      "bars/tab-bar/ko.md:\(11 + 4 * place):1: the rule 'tab-\(name)' is missing in 'ko': this heading has no id"
    }
    #expect(foundPage(bare).sorted() == told.sorted())
  }

  @Test(arguments: [
    (["one", "two", "three"], ["15:1 four", "15:1 five", "15:1 six"]),
    (["one", "three", "four", "five", "six"], ["7:1 two"]),
    (["two", "three", "four", "five", "six"], ["2:8 one"]),
    (["six"], ["2:8 one", "2:8 two", "2:8 three", "2:8 four", "2:8 five"]),
  ])
  func `other headings are told one by one, where they belong`(_ ko: [String], _ told: [String]) {
    let lines = told.map { place -> String in
      let pieces = place.split(separator: " ")
      let behind = pieces[0] == "2:8" ? "" : " behind this heading"
      return
        "bars/tab-bar/ko.md:\(pieces[0]): the rule 'tab-\(pieces[1])' is missing in 'ko'\(behind)"
    }
    #expect(found(ko: ko).sorted() == lines.sorted())
  }
}
