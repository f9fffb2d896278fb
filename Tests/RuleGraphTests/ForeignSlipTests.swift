import RuleGraph
import SmallContent
import Testing

/// What other programs and keyboards leave in a text, each told once and where it is.
@Suite struct ForeignSlipTests {
  /// The findings on a page whose rule is nothing but a paragraph, behind Korean text.
  private func found(_ paragraph: String, _ checks: Set<String>) -> [String] {
    let path = "bars/toolbar/ko.md"
    let page = (SmallGuide.files[path] ?? "").replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: paragraph)
    return ExampleContent.found(checks, replacing: [path: page]).map {
      String($0.dropFirst(path.count + 1))
    }
  }

  @Test(arguments: [
    (
      "적은 ::: 버튼\n\n:::note\n적은 버튼\n:::",
      ["12:1: CommonMark has no containers: ':::note' stays in the text"]
    ),
    (
      "> ::: {.note}\n> 적은 버튼",
      ["10:3: CommonMark has no containers: '::: {.note}' stays in the text"]
    ),
    (
      "적은 버튼\n{:.note}",
      ["11:1: CommonMark has no attributes of paragraphs: '{:.note}' stays in the text"]
    ),
    ("적은 ==버튼==이", ["10:4: CommonMark has no highlights: '==버튼==' stays in the text"]),
    ("**적은** ==두 버튼==", ["10:8: CommonMark has no highlights: '==두 버튼==' stays in the text"]),
    ("적은 %%버튼%%", ["10:4: CommonMark has no comments between '%%': '%%버튼%%' stays in the text"]),
    ("[TOC]", ["10:1: CommonMark has no tables of contents: '[TOC]' stays in the text"]),
    (
      "적은 버튼<o:p></o:p>",
      ["10:6: CommonMark has no tags of a word processor: '<o:p></o:p>' stays in the text"]
    ),
    ("같음은 \"==\"이고 다시 \"==\", 값==다른값 이고 다른값==값, (==) 또 (==)", []),
    ("[toc]\n\n[toc]: #keep-it-short", []),
    ("`==a==` \\==a\\== a==b==c <https://a.example> 가:나", []),
    ("```\n:::note\n```\n\n100%%와 50%% [목차] {a:b}", []),
  ])
  func `a mark of another dialect is told`(_ paragraph: String, _ expected: [String]) {
    #expect(found(paragraph, ["markdown/dialect"]) == expected)
  }

  @Test(arguments: [
    ("적은 ~버튼~이", ["10:4"]), ("~적은~ 버튼 둘", ["10:1"]), ("(~buttons~)", ["10:2"]),
    ("조사 ~가 붙고 어미 다~ 가, ~까지 또는 부터~, ~님 안녕하세요~ 반갑습니다", []),
    ("월~금, 3~5개와 ~10개, ~은, ~는, ~을/~를, 안녕~ 반가워~", []),
    ("~/a와 ~/b, ~iOS 6, iOS 7~, `~a~`, a~b~c", []),
  ])
  func `words between single tildes are struck through in a chat alone`(
    _ paragraph: String, _ places: [String]
  ) {
    #expect(
      found(paragraph, ["markdown/strikethrough"])
        == places.map { "\($0): CommonMark has no strikethrough: the tildes stay in the text" })
  }

  @Test(arguments: [
    ("| 적은 | 버튼 |\n| 많은 | 버튼 |", ["10:1"]), ("> | 적은 | 버튼 |\n> | 많은 | 버튼 |", ["10:3"]),
    ("적은 | 버튼\n— | —\n많은 | 버튼", ["10:4"]), ("적은 | 버튼\nㅡㅡ|ㅡㅡ", ["10:4"]),
    ("|적은 버튼|은\n|많은 버튼|보다 낫습니다.", []), ("| 적은 |", []), ("`a | b`\n`c | d`", []),
  ])
  func `a table without its dashes, or with others, is told`(
    _ paragraph: String, _ places: [String]
  ) {
    #expect(
      found(paragraph, ["markdown/table"])
        == places.map { "\($0): CommonMark has no tables: the pipes stay in the text" })
  }

  @Test(arguments: [
    ("-\u{A0}적은 버튼\n-\u{A0}많은 버튼", "no-break space U+00A0", ", here and in 1 more line"),
    ("-\u{3000}적은 버튼\n-\u{3000}많은 버튼", "full-width blank U+3000", ", here and in 1 more line"),
  ])
  func `a blank behind the mark of an item is named`(
    _ paragraph: String, _ name: String, _ others: String
  ) {
    #expect(
      found(paragraph, ["markdown/list-mark"]) == [
        "10:1: '-' begins no item of a list before the \(name); write a space\(others)"
      ])
  }

  @Test func `text behind a comment is told where it is`() {
    #expect(
      found("<!-- 나중에 --> 적은 버튼이 낫습니다.", ["markdown/raw-html"]) == [
        "10:14: the text behind a comment is left out of the site with it: '적은 버튼이 낫습니다.'"
      ])
    #expect(
      found("> <!-- 나중에\n> 또 --> 적은 버튼", ["markdown/raw-html"]) == [
        "10:3: the text behind a comment is left out of the site with it: '적은 버튼'"
      ])
    #expect(found("<!-- 하나 --> <!-- 둘 -->\n적은 버튼", ["markdown/raw-html"]) == [])
  }

  @Test(arguments: [
    ("배지는 `UIT\u{430}bBar`에", "UIT\u{430}bBar", "\u{430}", "U+0430"),
    ("배지는 `ＵＩTabBar`에", "ＵＩTabBar", "Ｕ", "U+FF35"),
  ])
  func `a name with letters that look Latin is told with what they are`(
    _ paragraph: String, _ name: String, _ letter: String, _ code: String
  ) {
    let files = LockedGuide.changing("bars/toolbar/ko.md", "적은 버튼이 더 빨리 눈에 띕니다.", paragraph)
    let english = LockedGuide.changing(
      in: files, "bars/toolbar/en.md", "Few buttons are found faster.", "See `UITabBar`.")
    let printed = ExampleContent.printed(replacing: english.mapValues { $0 as String? })
    #expect(
      printed.filter { $0.contains(": error: ") } == [
        "Content/bars/toolbar/ko.md:10:6: error: no API '\(name)'; did you mean 'UITabBar'? [api/unknown]"
      ])
    #expect(printed.contains("  Its '\(letter)' is \(code), no Latin letter."), "\(printed)")
  }

  @Test(arguments: [
    "https://a.example/b.png", "data:image/png;base64,iVBORw0KGgo=", "//a.example/b.png",
  ])
  func `an image that no browser loads from the site is told`(_ address: String) {
    let words =
      address.hasPrefix("data:")
      ? "an image in its own address is not shown" : "an image from another host is not shown"
    let checks: Set<String> = ["image/other-host", "link/unsafe-url", "link/missing-file"]
    #expect(found("적은 ![버튼](\(address))", checks) == ["10:10: \(words)"])
    #expect(found("적은 [버튼](\(address))", ["image/other-host"]) == [])
  }
}
