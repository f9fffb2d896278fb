import RuleGraph
import SmallContent
import Testing

/// What is said of YAML that cannot be read, as its writer reads it.
@Suite struct YAMLAdviceTests {
  /// The first finding and the advice below it.
  private func found(_ path: String, _ text: String) -> [String] {
    let lines = ExampleContent.printed(replacing: [path: text])
    let advice = lines.dropFirst(3).first.map { $0.trimmingPrefix("  ") } ?? ""
    return [lines.first ?? "", String(advice)]
  }

  private func page(_ head: String) -> String {
    "---\n\(head)\n---\n\n### 길게 늘이지 마세요 {#keep-it-short}\n\n적은 버튼이 더 빨리 눈에 띕니다.\n"
  }

  @Test(arguments: [
    (
      "title： 툴바\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:2:6: error: not valid YAML: a mark of full width is text [yaml/syntax]",
        "YAML knows the Latin ':', ',', '{' and '-' alone, with a blank behind them.",
      ]
    ),
    (
      "title:\u{A0}툴바\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:2:7: error: not valid YAML: the no-break space U+00A0 is no space [yaml/syntax]",
        "Spaces alone indent a line and part a key from its text.",
      ]
    ),
    (
      "title: 툴바\nsummary:\u{3000}툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:9: error: not valid YAML: the full-width blank U+3000 is no space [yaml/syntax]",
        "Spaces alone indent a line and part a key from its text.",
      ]
    ),
    (
      "title = 툴바\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:2:1: error: not valid YAML: could not find expected ':' [yaml/syntax]",
        "Behind a key, here or above, stands a Latin ':' and a space.",
      ]
    ),
    (
      "title: 툴바\n  summary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:10: error: not valid YAML: mapping values are not allowed in this context [yaml/syntax]",
        "The line is indented further than those it belongs to.",
      ]
    ),
    (
      " title: 툴바\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:1: error: not valid YAML: did not find expected <document start> [yaml/syntax]",
        "The first line is indented otherwise than those below it.",
      ]
    ),
    (
      "title: 툴바\nsummary: 툴바: 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:12: error: not valid YAML: mapping values are not allowed in this context [yaml/syntax]",
        "A text with ': ' in it stands between quotation marks.",
      ]
    ),
    (
      "title: &Bars 하나\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:2:8: error: not valid YAML: a '&' begins an anchor, which is no part of the text [yaml/syntax]",
        "A text that begins with '&' stands between quotation marks.",
      ]
    ),
    (
      "# *Barsoom*\ntitle: &Bars 하나\nsummary: 툴바는 *Barsoom* 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:8: error: not valid YAML: a '&' begins an anchor, which is no part of the text [yaml/syntax]",
        "A text that begins with '&' stands between quotation marks.",
      ]
    ),
    (
      "title: \"툴바\nsummary: \"툴바는 바입니다.\"",
      [
        "Content/bars/toolbar/ko.md:2:8: error: not valid YAML: a quotation mark is not closed [yaml/syntax]",
        "Behind the text stands the mark that it begins with.",
      ]
    ),
    (
      "title: '툴바\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:2:8: error: not valid YAML: a quotation mark is not closed [yaml/syntax]",
        "Behind the text stands the mark that it begins with.",
      ]
    ),
    (
      "title: 툴바\nplatforms: [ios, ipados\nsummary: 툴바는 바입니다.",
      [
        "Content/bars/toolbar/ko.md:3:12: error: not valid YAML: a bracket is not closed [yaml/syntax]",
        "What begins with '{' or '[' ends with '}' or ']'.",
      ]
    ),
  ])
  func `front matter is told of where it goes wrong, with what to do`(
    _ head: String, _ expected: [String]
  ) {
    #expect(found("bars/toolbar/ko.md", page(head)) == expected)
  }

  @Test(arguments: [
    (
      "editions:\n  - id: ios7\n     date: \"2013\"\n    title: {en: iOS 7, ko: iOS 7}\n",
      [
        "Content/editions.yml:3:10: error: not valid YAML: mapping values are not allowed in this context [yaml/syntax]",
        "The line is indented further than those it belongs to.",
      ]
    ),
    (
      "editions:\n  - id: ios7\n\u{3000}\u{3000}date: \"2013\"\n    title: {en: iOS 7, ko: iOS 7}\n",
      [
        "Content/editions.yml:3:1: error: not valid YAML: the full-width blank U+3000 is no space [yaml/syntax]",
        "Spaces alone indent a line and part a key from its text.",
      ]
    ),
    (
      "editions:\n  -\u{A0}id: ios7\n    date: \"2013\"\n    title: {en: iOS 7, ko: iOS 7}\n",
      [
        "Content/editions.yml:2:4: error: not valid YAML: the no-break space U+00A0 is no space [yaml/syntax]",
        "Spaces alone indent a line and part a key from its text.",
      ]
    ),
    (
      "editions:\n  - id: ios7\n    date: \"2013\"\n    title: ｛en: iOS 7, ko: iOS 7}\n",
      [
        "Content/editions.yml:4:12: error: not valid YAML: a mark of full width is text [yaml/syntax]",
        "YAML knows the Latin ':', ',', '{' and '-' alone, with a blank behind them.",
      ]
    ),
    (
      "editions:\n  - id: ios7\n    date: \"2013\"\n    title: {en: iOS 7, ko： iOS 7}\n",
      [
        "Content/editions.yml:4:24: error: not valid YAML: 'ko： iOS 7' is one name; a ':' and a blank part 'ko' from its text [yaml/syntax]",
        "",
      ]
    ),
    (
      "editions:\n  - id: ios7\n    date: \"2013\"\n    title: {en: \"A \"b\" c\", ko: iOS 7}\n",
      [
        "Content/editions.yml:4:21: error: not valid YAML: did not find expected ',' or '}' [yaml/syntax]",
        "A '{' before this place is not closed, a comma is missing, or a text with a mark in it, such as '\"', ',' or ': ', does not stand between quotation marks.",
      ]
    ),
    (
      "editions:\n  - id: ios7\n    date: \"2013\"\n  － id: ios11\n    date: \"2018\"\n",
      [
        "Content/editions.yml:4:3: error: not valid YAML: a mark of full width is text [yaml/syntax]",
        "YAML knows the Latin ':', ',', '{' and '-' alone, with a blank behind them.",
      ]
    ),
    (
      "editions:\n  - id: ios7\n    date: \"2013\"\n  -id: ios11\n    date: \"2018\"\n",
      [
        "Content/editions.yml:4:3: error: not valid YAML: did not find expected '-' indicator [yaml/syntax]",
        "Each item begins with '- ', and all are indented alike.",
      ]
    ),
    (
      "editions:\n  - {id: ios7, date: \"2013\", title: {en: 'It''s', ko: \"아이오에스 \\\"7\\\"}}\n"
        + "  - {id: ios11, date: \"2018\", title: {en: iOS 11, ko: iOS 11}}\n",
      [
        "Content/editions.yml:2:55: error: not valid YAML: a quotation mark is not closed [yaml/syntax]",
        "Behind the text stands the mark that it begins with.",
      ]
    ),
    (
      "editions:\n  - {id: ios7, date: \"2013\", title: {en: iOS 7,\n    ko: \"아이오에스 7\"\n"
        + "  - {id: ios11, date: \"2018\", title: {en: iOS 11, ko: iOS 11}}\n",
      [
        "Content/editions.yml:2:37: error: not valid YAML: a bracket is not closed [yaml/syntax]",
        "What begins with '{' or '[' ends with '}' or ']'.",
      ]
    ),
    (
      "editions:\n  - {id: ios7, date: \"2013\",\n    title: {en: iOS 7 ko: iOS 7}}\n",
      [
        "Content/editions.yml:3:25: error: not valid YAML: did not find expected ',' or '}' [yaml/syntax]",
        "A '{' before this place is not closed, a comma is missing, or a text with a mark in it, such as '\"', ',' or ': ', does not stand between quotation marks.",
      ]
    ),
  ])
  func `a data file is told of where it goes wrong, with what to do`(
    _ text: String, _ expected: [String]
  ) {
    #expect(found("editions.yml", text) == expected)
  }

  @Test(arguments: [
    ("-home", "'-' without a space behind it"), ("–홈", "'–'"), ("• 홈", "'•'"), ("· home", "'·'"),
  ])
  func `what only looks like an item of a list is told to be none`(
    _ item: String, _ words: String
  ) {
    let text = "editions:\n  - id: ios7\n    parts:\n      - 홈\n      \(item)\n"
    #expect(
      ExampleContent.printed(replacing: ["editions.yml": text]).prefix(4) == [
        "Content/editions.yml:5:7: error: not valid YAML: \(words) begins no item of a list [yaml/syntax]",
        "        \(item)", "        ^", "  Each item begins with '- '.",
      ])
    #expect(
      found("editions.yml", "editions:\n  \(item): ios7\n    date: \"2013\"\n") == [
        "Content/editions.yml:2:3: error: not valid YAML: \(words) begins no item of a list [yaml/syntax]",
        "Each item begins with '- '.",
      ])
  }

  @Test(arguments: [
    "title: Yes, 'twas", "title: 가, \"나", "title: \"가\n\n      나: 다\"", "title: '가\n      나다: 라'",
    "note: |\n      - 'tis\n      - so", "note: >\n      가: 'tis good", "title: \u{3000}가",
    "note: |\n      \u{3000}가",
  ])
  func `what is right above a slip is not blamed for it`(_ text: String) {
    let lines = "editions:\n  - id: ios7\n    \(text)\n    date: 가: 나\n"
    let line = lines.count(where: \.isNewline)
    #expect(
      found("editions.yml", lines) == [
        "Content/editions.yml:\(line):12: error: not valid YAML: mapping values are not allowed in this context [yaml/syntax]",
        "A text with ': ' in it stands between quotation marks.",
      ])
  }

  @Test(arguments: [
    ("editions: [\n{id: ios7}\n{id: 가}\n]", 3), ("editions: [\n\"ios7\"\n\"가\"\n]", 3),
  ])
  func `a bracket that is closed below is not blamed for a comma`(_ text: String, _ line: Int) {
    #expect(
      found("editions.yml", text).first
        == "Content/editions.yml:\(line):1: error: not valid YAML: did not find expected ',' or ']' [yaml/syntax]"
    )
  }

  @Test(arguments: [
    (
      "{en: iOS 11, as ever, ko: iOS 11, 늘}",
      [
        "25: error: 'as ever' stands behind a comma, as a key of its own [yaml/syntax]",
        "17: fixit: replace 'iOS 11, as ever' with '\"iOS 11, as ever\"'",
        "46: error: '늘' stands behind a comma, as a key of its own [yaml/syntax]",
        "38: fixit: replace 'iOS 11, 늘' with '\"iOS 11, 늘\"'",
      ]
    ),
    (
      "{en: iOS 11, ko: 가, 나, 또 다}",
      [
        "32: error: '나' stands behind a comma, as a key of its own [yaml/syntax]",
        "29: fixit: replace '가, 나, 또 다' with '\"가, 나, 또 다\"'",
      ]
    ),
    (
      "{ko: 가, en: \"iOS 11\", more of it}",
      ["34: error: 'more of it' stands behind a comma, as a key of its own [yaml/syntax]"]
    ),
  ])
  func `a text with a comma is told once`(_ title: String, _ expected: [String]) {
    let text = SmallGuide.files["editions.yml"]?
      .replacing("{en: iOS 11, ko: iOS 11}", with: title)
    let lines = ExampleContent.printed(replacing: ["editions.yml": text])
    #expect(
      lines.filter { $0.hasPrefix("Content/") }
        == expected.map { "Content/editions.yml:7:\($0)" }, "\(lines)")
  }
}
