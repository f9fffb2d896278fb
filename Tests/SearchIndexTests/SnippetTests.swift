import SearchIndex
import Testing

/// What is shown of a long text: its match, whole characters, and sentences from their beginnings.
@Suite struct SnippetTests {
  /// A text, what finds it, and what is shown of it with the match in `[ ]`.
  struct Shown: Sendable, CustomTestStringConvertible {
    let language: String
    let query: String
    let text: String
    let shown: String

    init(_ language: String, _ query: String, _ text: String, _ shown: String) {
      (self.language, self.query, self.text, self.shown) = (language, query, text, shown)
    }

    var testDescription: String { "\(language): \(query) in \(text.prefix(20))" }

    static let scripts = ["ja": "Jpan", "zh": "Hans", "th": "Thai", "ko": "Kore"]

    var guide: ExtendedGuide {
      TwoScriptGuide(
        language: language, script: Self.scripts[language] ?? "",
        rules: [("UITabBar", text), ("UITabBar", "UITabBar")], queries: []
      ).guide
    }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static let withoutBlanks = [
    Shown(
      "ja", "例外", "\(times(20, "前置きの文字"))例外\(times(30, "後の文字"))",
      "…\(times(10, "前置きの文字"))[例外]\(times(24, "後の文字"))後の…"),
    Shown(
      "zh", "例外", "\(times(30, "前面的字"))例外\(times(10, "后面"))",
      "…\(times(15, "前面的字"))[例外]\(times(10, "后面"))"),
    Shown(
      "ko", "얼룩말", "\(times(20, "가나다라마바"))얼룩말\(times(30, "사아자차"))",
      "…\(times(10, "가나다라마바"))[얼룩말]\(times(24, "사아자차"))사…"),
    // A blank far before the match, and none behind it.
    Shown(
      "ko", "얼룩말", "글 \(times(90, "가"))얼룩말\(times(100, "나"))",
      "글 \(times(90, "가"))[얼룩말]\(times(65, "나"))…"),
    // A blank between the lead and the match.
    Shown(
      "ko", "얼룩말", "\(times(20, "가나다라마바")) 다음 얼룩말 있는 곳",
      "…다음 [얼룩말] 있는 곳"),
  ]

  private static let sentences = [
    Shown(
      "ja", "例外", "\(times(20, "前置きの文字"))。ここに例外があります。", "ここに[例外]があります。"),
    Shown("ja", "例外", "\(times(40, "前置き"))？！この例外です！", "この[例外]です！"),
    Shown("zh", "例外", "\(times(40, "前面的"))！例外。\n", "[例外]。"),
    // What is closed belongs to the sentence before it.
    Shown(
      "ja", "例外", "\(times(40, "前置き"))「はい。」この例外です。",
      "…置き\(times(17, "前置き"))「はい。」この[例外]です。"),
  ]

  private static let ends = [
    // Fifteen more letters, and one more than that.
    Shown(
      "ko", "얼룩말", "얼룩말 \(times(39, "가나다 "))사자와 호랑이와 낙타입니다. \(times(20, "라마 "))",
      "[얼룩말] \(times(39, "가나다 "))사자와 호랑이와 낙타입니다."),
    Shown(
      "ko", "얼룩말", "얼룩말 \(times(39, "가나다 "))사자와 호랑이와 코끼리입니다. \(times(20, "라마 "))",
      "[얼룩말] \(times(38, "가나다 "))가나다…"),
    // What ends a text is shown to its end.
    Shown(
      "ko", "얼룩말", "얼룩말 \(times(39, "가나다 "))사자입니다", "[얼룩말] \(times(39, "가나다 "))사자입니다"),
  ]

  @Test(arguments: ends)
  func `a sentence that ends a few letters on is shown whole, and nothing after it`(
    _ example: Shown
  ) throws {
    try expect(example)
  }

  /// A letter with as many marks as are read.
  private static let heap = "á" + times(30, "\u{301}")

  private static let characters = [
    Shown("ko", "잔치", "잔치 \(times(200, "🎉"))", "[잔치] \(times(78, "🎉"))…"),
    Shown("ko", "잔치", "\(times(100, "🎉"))!잔치", "…\(times(30, "🎉"))![잔치]"),
    Shown("ko", "잔치", "잔치 \(times(30, "👨‍👩‍👧"))", "[잔치] \(times(19, "👨‍👩‍👧"))…"),
    Shown("ko", "잔치", "잔치 \(times(90, "❤️"))", "[잔치] \(times(78, "❤️"))…"),
    Shown("ko", "잔치", "잔치 \(times(9, heap))", "[잔치] \(times(5, heap))…"),
    Shown(
      "th", "วงรี", "\(times(60, "ก้"))ขวงรี\(times(60, "ก้"))",
      "…\(times(30, "ก้"))ข[วงรี]\(times(47, "ก้"))…"),
  ]

  private static let blanks = [
    Shown("ko", "얼룩말", "첫 문장입니다.  얼룩말이 있습니다.", "[얼룩말]이 있습니다."),
    Shown("ko", "얼룩말", "`가  나   다` 옆의  얼룩말.", "가 나 다 옆의 [얼룩말]."),
    Shown("ko", "얼룩말", "코드:\n\n```\n\n  let 얼룩말 = 1\n\n\n\tlet 말\n```", "let [얼룩말] = 1 let 말"),
  ]

  @Test(arguments: blanks)
  func `several blanks in a row are shown as one, and none at the beginning`(
    _ example: Shown
  ) throws {
    try expect(example)
  }

  @Test(arguments: withoutBlanks)
  func `a match far into a text without blanks is shown with what stands around it`(
    _ example: Shown
  ) throws {
    try expect(example)
  }

  @Test(arguments: sentences)
  func `a sentence begins right behind the mark that ends one where no space follows it`(
    _ example: Shown
  ) throws {
    try expect(example)
  }

  @Test(arguments: characters)
  func `no character is cut in two`(_ example: Shown) throws {
    try expect(example)
  }

  /// In both readers.
  private func expect(_ example: Shown) throws {
    let answer = try example.guide.answer(example.query, in: example.language)
    let hit = try #require(answer.hits.first { $0.id == TwoScriptGuide.ids[0] })
    var letters = Array(hit.snippet.utf16)
    for mark in hit.marks.snippet.reversed() {
      letters.insert(contentsOf: "]".utf16, at: mark.upperBound)
      letters.insert(contentsOf: "[".utf16, at: mark.lowerBound)
    }
    #expect(String(decoding: letters, as: UTF16.self) == example.shown)
    if Node.path != nil {
      #expect(
        try example.guide.pageAnswer(example.query, in: example.language)
          == answer.hits.map(\.json) + [answer.frameJSON])
    }
  }
}
