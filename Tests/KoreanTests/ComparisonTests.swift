import Korean
import Testing

@Suite struct ComparisonTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("kitten", "sitting", 3),
    ("tabbar", "tababr", 1),
    ("ca", "abc", 3), ("ab", "ba", 1), ("컨트롤", "콘트롤", 1), ("바탭", "탭바", 1),
  ])
  func `edit distance counts edits and swaps`(source: String, target: String, expected: Int) {
    #expect(editDistance(Array(source), Array(target)) == expected)
    #expect(editDistance(Array(target), Array(source)) == expected)
    #expect(editDistance(Array(source), Array(target), limit: expected) == expected)
    #expect(editDistance(Array(source), Array(target), limit: expected - 1) == nil)
  }

  @Test func `the limit changes no distance within it`() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "bca", "abab", "baba", "aabb"].map(Array.init)
    for source in words {
      for target in words {
        let distance = editDistance(source, target)
        for limit in 0...4 {
          let expected = distance.flatMap { $0 <= limit ? $0 : nil }
          #expect(editDistance(source, target, limit: limit) == expected)
        }
      }
    }
  }

  static let components = [
    "tab-bar", "toolbar", "navigation-bar", "search-bar", "status-bar", "sidebar", "sheet",
    "switch",
  ]
  static let koreanTerms = ["컨트롤", "탭 바", "도구 막대", "내비게이션 바", "스위치", "슬라이더", "배지"]

  @Test(arguments: [
    ("tabbar", ["tab-bar"]), ("tolbar", ["toolbar"]), ("Tab-Bar", ["tab-bar"]),
    ("swich", ["switch"]),
    ("nav", ["navigation-bar"]), ("xylophone", []), ("s", []), ("", []),
    ("serach-bar", ["search-bar"]),
    ("toolbars", ["toolbar"]),
  ])
  func `near names are suggested, the nearest first`(name: String, expected: [String]) {
    #expect(Array(nearMisses(to: name, among: Self.components).prefix(1)) == expected)
  }

  @Test(arguments: [
    ("콘트롤", ["컨트롤"]), ("탭바", ["탭 바"]), ("네비게이션 바", ["내비게이션 바"]), ("뱃지", ["배지"]), ("슬라이드", ["슬라이더"]),
    ("단추", []),
  ])
  func `Korean names are compared letter by letter`(name: String, expected: [String]) {
    #expect(nearMisses(to: name, among: Self.koreanTerms) == expected)
    #expect(nearMisses(to: name.nfd, among: Self.koreanTerms) == expected)
    #expect(nearMisses(to: name, among: Self.koreanTerms.map(\.nfd)) == expected)
  }

  @Test func `the order depends on the names alone`() {
    let names = ["sheep", "sheets", "shelf", "street", "sheet-size", "sweet", "Sheet"]
    let expected = ["Sheet", "sheets", "sheep", "sweet", "sheet-size"]
    #expect(nearMisses(to: "sheet", among: names, limit: 5) == expected)
    #expect(nearMisses(to: "sheet", among: names.reversed() + names, limit: 5) == expected)
    #expect(nearMisses(to: "sheet", among: names) == Array(expected.prefix(3)))
    #expect(nearMisses(to: "sheet", among: names, limit: 0) == [])
  }

  @Test func `the name itself is no near miss`() {
    #expect(nearMisses(to: "sheet", among: ["sheet", "sheets"]) == ["sheets"])
  }
}
