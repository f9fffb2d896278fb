import SmallContent
import Testing

/// Rules of which one asks for what the other forbids.
@Suite struct UndeclaredOppositeTests {
  private func found(_ english: [String], _ korean: [String] = []) -> [String] {
    let korean = korean.isEmpty ? [] : [("bars/tab-bar/ko.md", korean)]
    let pages = [("bars/tab-bar/en.md", english)] + korean
    return ExampleContent.found(
      ["rule/undeclared-opposite"],
      replacing: pages.reduce(into: [:]) { files, page in
        files[page.0] = ExampleContent.page(page.1.map { "### " + $0 }.joined(separator: "\n\n"))
      })
  }

  @Test(arguments: [
    ("Show a badge {#show .do}", "Don't show a badge {#hide .avoid}", "forbids", "asks for"),
    ("Show a badge {#show .consider}", "Never show a badge {#hide .avoid}", "forbids", "asks for"),
    ("Do not dim 탭 {#hide .avoid}", "Always dim 탭 {#show .do}", "asks for", "forbids"),
    ("Don’t dim 탭 {#hide .avoid}", "Dim 탭 {#show .do}", "asks for", "forbids"),
  ])
  func `it is told of the lower of two rules of one edition`(
    _ upper: String, _ lower: String, _ verb: String, _ other: String
  ) {
    let (above, below) = verb == "forbids" ? ("show", "hide") : ("hide", "show")
    #expect(
      found([upper, lower]) == [
        "bars/tab-bar/en.md:9:5: 'tab-bar/\(below)' \(verb) what 'tab-bar/\(above)' \(other), and no edge says which holds"
      ])
  }

  @Test(arguments: [
    ("배지를 보여 주세요", "배지를 보여 주지 마세요"), ("아이콘을 넣으세요", "아이콘을 넣지 마십시오"),
    ("바를 길게 만드세요", "바를 길게 만들지 마세요"), ("색을 쓰십시오", "색을 쓰지 말아야 합니다"),
  ])
  func `titles of any language tell it, once`(_ asking: String, _ forbidding: String) {
    let expected = [
      "bars/tab-bar/en.md:9:5: 'tab-bar/b' forbids what 'tab-bar/a' asks for, and no edge says which holds"
    ]
    let korean = ["\(asking) {#a}", "\(forbidding) {#b}"]
    let apart = ["Draw it {#a .do}", "Leave it out {#b .avoid}"]
    #expect(found(apart, korean) == expected)
    #expect(found(["Draw it {#a .do}", "Don't draw it {#b .avoid}"], korean) == expected)
  }

  @Test(arguments: [
    ["Show a badge {#a .do}", "Don't show a badge {#b .avoid conflicts=a}"],
    ["Show a badge {#a .do see=b}", "Don't show a badge {#b .avoid}"],
    ["Show a badge {#a .do since=ios7 until=ios7}", "Don't show a badge {#b .avoid since=ios11}"],
    ["Show a badge {#a .do platforms=iOS}", "Don't show a badge {#b .avoid platforms=tvOS}"],
    ["Show a badge {#a .do}", "Don't show a badge for long {#b .avoid}"],
    ["Show a badge {#a .fact}", "Don't show a badge {#b .avoid}"],
    ["Show a badge {#a .do}", "Avoid a badge {#b .avoid}"],
  ])
  func `nothing is told of what is said, of other times or platforms, or of other things`(
    _ headings: [String]
  ) {
    #expect(found(headings) == [])
  }

  @Test func `of many rules with one title the first three are told`() {
    let forbidding = (0..<70).map { "Don't dim 탭 {#no-\($0) .avoid}" }
    #expect(found(forbidding + ["Dim 탭 {#yes .do}"]).count == 3)
  }
}
