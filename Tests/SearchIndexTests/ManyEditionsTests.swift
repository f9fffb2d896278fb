import Testing

@testable import SearchIndex

/// A guide with more editions and platforms than one number has bits.
@Suite struct ManyEditionsTests {
  private static let guide = ExtendedGuide([
    "editions.yml": (3...70).map { number in
      "  - {id: e\(number), date: \"\(2020 + number)\", title: {en: Edition \(number), ko: \(number)판}}"
    }.joined(separator: "\n"),
    "bars/toolbar/en.md": """
    ### Cast no shadow {#no-shadow .do since=ios7 until=e34}

    Shadows were a thing of the past.

    ### Cast one shadow {#one-shadow .do since=e35 until=e66}

    A shadow tells a bar from the screen.

    """
      + (1...40).map { "### Wave from platform \($0) {#wave-\($0) .fact platforms=P\(100 + $0)}" }
      .joined(separator: "\n\n"),
    "bars/toolbar/ko.md": """
    ### 그림자를 드리우지 마세요 {#no-shadow}

    그림자는 옛것이었습니다.

    ### 그림자를 하나 드리우세요 {#one-shadow}

    그림자가 바를 화면과 구분해 줍니다.
    """,
  ])

  @Test(arguments: [
    ("shadow edition:e34", "en", ["toolbar/no-shadow"]),
    ("shadow edition:e35", "en", ["toolbar/one-shadow"]),
    ("그림자 판:e66", "ko", ["toolbar/one-shadow"]), ("그림자 edition:e67", "ko", []),
    ("wave platform:P135", "en", ["toolbar/wave-35"]),
    ("wave platform:P140 platform:P101", "en", ["toolbar/wave-1", "toolbar/wave-40"]),
  ])
  func `every edition and platform is told from all others, by the page as well`(
    _ query: String, _ language: String, _ wanted: [String]
  ) throws {
    let answer = try Self.guide.answer(query, in: language)
    #expect(answer.hits.map(\.id) == wanted)
    #expect(
      try Self.guide.pageAnswer(query, in: language)
        == answer.hits.map(\.json) + [answer.frameJSON])
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 200])
  func `a set of any size is read as it was written`(_ count: Int) {
    let sets = [[], Array(0..<count), Array((0..<count).suffix(1)), Array((0..<count).prefix(1))]
    let sections = SetColumn.sections(sets, of: count)
    var numbers = CodeReader(sections[0][...])
    let column = SetColumn(sections[1][...], sets: numbers.rest(), of: count)
    #expect(column.count == 4)
    #expect((0..<4).map { column[$0] } == sets)
  }

  @Test func `sets of up to 32 things are written as ever`() {
    let sections = SetColumn.sections([[0, 31], [], [1]], of: 32)
    #expect(sections == [PrintableCode.encode([0, 2, 1 << 31 | 1]), Array("%#$".utf8)])
  }
}
