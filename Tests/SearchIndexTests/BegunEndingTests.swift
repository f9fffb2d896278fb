import Korean
import SearchIndex
import Testing

/// Endings while they are typed, key by key.
@Suite struct BegunEndingTests {
  private func ids(_ query: String) throws -> [String] {
    try Repository.reader.search(query, QueryOptions(language: "ko", limit: 500)).map(\.id)
  }

  /// What stands in the field from a word on until an ending is whole.
  private func states(from word: String, to ending: String) -> [String] {
    let keys = keystrokes(of: word + ending)
    let first = keystrokes(of: word).count
    return (first...keys.count).map { hangul(fromKeystrokes: keys.prefix($0)) }
  }

  @Test(arguments: [
    ("탭바", ["는", "를", "에서", "에는", "처럼", "보다", "까지", "와", "에서는"]),
    ("내비게이션바", ["는", "를", "에서", "처럼", "와"]), ("상태 바", ["는", "를", "와", "처럼"]),
    ("피커", ["는", "를", "와", "처럼"]), ("레이블", ["은", "을", "에서", "처럼", "과", "로"]),
    ("스위치", ["는", "를", "로", "만", "도"]),
  ])
  func `every letter of an ending finds what the name finds`(
    _ name: String, _ endings: [String]
  ) throws {
    let named = try #require(try ids(name).first)
    for ending in endings {
      for state in states(from: name, to: ending) {
        #expect(try ids(state).first == named, "\(state)")
      }
    }
  }

  @Test(arguments: [
    ("탭방", "탭바"), ("툴방", "툴바"), ("스코프방", "스코프바"), ("툴바느", "툴바"), ("피커르", "피커"),
    ("UITabBar느", "UITabBar"),
  ])
  func `nothing of what the name finds is missing meanwhile`(
    _ typed: String, _ name: String
  ) throws {
    #expect(try ids(typed) == ids(name))
  }

  @Test func `what begins a longer name is that, though an ending begins so too`() throws {
    var files = SampleGuide.files
    files["glossary.yml"]? += "\n  - id: board\n    name: {en: tab bar board, ko: 탭 바보드}\n"
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?
      .replacing("툴바를 짧게 유지하세요", with: "탭 바보드를 짧게 유지하세요")
    let reader = SearchReader(shards: IndexBuilder.shards(of: SampleGuide.graph(of: files)))
    // 탭바보 is on its way to 탭바보다 as well as to 탭바보드.
    let found = try reader.search("탭바보", QueryOptions(language: "ko")).map(\.id)
    #expect(found.first == "toolbar/keep-it-short", "\(found)")
  }

  @Test(arguments: [
    ("내비게이션바버", "toolbar/standard-bar-buttons"), ("전환", "segmented-control/switches-between-views"),
    ("navigation바", "navigation-bar/navigation-bar-leads-through-a-hierarchy"),
  ])
  func `what means something so is no word with the beginning of an ending`(
    _ typed: String, _ first: String
  ) throws {
    #expect(try ids(typed).first == first)
  }
}
