import SmallContent
import Testing

/// Rules of two editions whose titles are alike, held against every pair there is.
@Suite struct UndeclaredConflictTests {
  private struct Title {
    let number: Int
    let words: Set<String>

    /// Some words out of a few, so that many titles share most of theirs.
    init(_ number: Int) {
      self.number = number
      let letters = (0..<2 + number % 6).map { (number * 7 + $0 * $0 * 3 + number / 5) % 9 }
      words = Set(letters.map { ["탭", "bar", "홈", "view", "칸", "row", "줄", "tab", "큰"][$0] })
    }

    var heading: String {
      let since = isNew ? "ios11" : "ios7"
      return
        "### \(words.sorted().joined(separator: " ")) \(number) {#r-\(number) .do since=\(since)}\n\nText.\n"
    }

    var isNew: Bool { number % 3 == 0 }

    func isLike(_ other: Title) -> Bool {
      let (shared, all) = (words.intersection(other.words).count, words.union(other.words).count)
      return all > 1 && 4 * shared >= 3 * all
    }
  }

  @Test func `what is told is told of the first three older rules with a like title`() {
    let titles = (0..<120).map(Title.init)
    let page = ExampleContent.page(titles.map(\.heading).joined(separator: "\n"))
    let found = ExampleContent.found(
      ["rule/undeclared-conflict"], replacing: ["bars/tab-bar/en.md": page])
    let expected = titles.filter(\.isNew).flatMap { newer in
      titles.filter { !$0.isNew && newer.isLike($0) }.prefix(3).map { older in
        "'tab-bar/r-\(newer.number)' gives other numbers than 'tab-bar/r-\(older.number)', and no edge says which holds"
      }
    }
    #expect(expected.count > 40)
    let messages = found.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }
    #expect(messages.sorted() == expected.sorted())
  }

  @Test(arguments: ["''", "'('", "' (2018)'"])
  func `an edition without a name before its bracket is none to leave out of titles`(
    _ title: String
  ) {
    let editions =
      "editions:\n  - {id: ios7, date: '2013', title: {ko: 가}}\n"
      + "  - {id: ios11, date: '2018', title: {en: \(title), ko: \(title)}}\n"
    let page = ExampleContent.page(
      """
      ### 탭은 셋까지 3 두세요 {#three-tabs .do since=ios7}

      ### 탭은 셋까지 5 두세요 {#five-tabs .do since=ios11}
      """)
    let found = ExampleContent.found(
      ["rule/undeclared-conflict"],
      replacing: ["editions.yml": editions, "bars/tab-bar/en.md": page])
    #expect(
      found == [
        "bars/tab-bar/en.md:9:5: 'tab-bar/five-tabs' gives other numbers than 'tab-bar/three-tabs', and no edge says which holds"
      ])
  }

  @Test(arguments: [
    ("1,000", "1000", []), ("1,000", "2,000", ["9:5"]), ("1000", "2,000", ["9:5"]),
  ])
  func `a comma between thousands makes no other number`(
    _ older: String, _ newer: String, _ places: [String]
  ) {
    let page = ExampleContent.page(
      """
      ### 제목은 \(older)자 안으로 쓰세요 {#long .do since=ios7}

      ### 제목은 \(newer)자 안으로 쓰세요 {#short .do since=ios11}
      """)
    let found = ExampleContent.found(
      ["rule/undeclared-conflict"], replacing: ["bars/tab-bar/en.md": page])
    #expect(
      found
        == places.map {
          "bars/tab-bar/en.md:\($0): 'tab-bar/short' gives other numbers than 'tab-bar/long', and no edge says which holds"
        })
  }
}
