import RuleGraph
import SmallContent
import Testing

/// Lines that were meant as items of a list, and others that begin like them.
@Suite struct LostListTests {
  /// What is found of lists in a rule whose text is alike in both languages, as `line:column: summary`.
  private func found(_ body: String) -> [String] {
    let prefix = "bars/toolbar/ko.md:"
    return ExampleContent.found(
      ["markdown/list-mark", "translation/parity"],
      replacing: [
        "bars/toolbar/ko.md": (SmallGuide.files["bars/toolbar/ko.md"] ?? "")
          .replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: body)
      ]
    ).map { $0.replacing(prefix, with: "") }
  }

  @Test(arguments: [
    ("- 하나\n-둘\n- 셋", "11:1: '-' begins no item of a list without a space behind it"),
    ("1. 하나\n2.둘\n3. 셋", "11:1: '2.' begins no item of a list without a space behind it"),
    (
      "-하나\n-둘\n-셋",
      "10:1: '-' begins no item of a list without a space behind it, here and in 2 more lines"
    ),
    ("-하나\n\n-둘\n\n-셋", "10:1: '-' begins no item of a list without a space behind it"),
    (
      "1)하나\n2)둘",
      "10:1: '1)' begins no item of a list without a space behind it, here and in 1 more line"
    ),
    (
      "셋입니다.\n+하나\n+둘",
      "11:1: '+' begins no item of a list without a space behind it, here and in 1 more line"
    ),
    ("• 하나\n• 둘", "10:1: '•' begins no item of a list; write '- ', here and in 1 more line"),
    ("•하나", "10:1: '•' begins no item of a list; write '- '"),
    ("· 하나\n· 둘", "10:1: '·' begins no item of a list; write '- ', here and in 1 more line"),
    ("– 하나\n– 둘", "10:1: '–' begins no item of a list; write '- ', here and in 1 more line"),
    ("－ 하나", "10:1: '－' begins no item of a list; write '- '"),
    ("＊ 하나\n＊ 둘", "10:1: '＊' begins no item of a list; write '- ', here and in 1 more line"),
    ("・하나\n・둘", "10:1: '・' begins no item of a list; write '- ', here and in 1 more line"),
    ("１． 하나", "10:1: '１．' begins no item of a list; write '1. '"),
    ("2． 하나\n3． 둘", "10:1: '2．' begins no item of a list; write '2. ', here and in 1 more line"),
    ("１）하나\n２）둘", "10:1: '１）' begins no item of a list; write '1. ', here and in 1 more line"),
    ("① 하나\n② 둘\n③ 셋", "10:1: '①' begins no item of a list; write '1. ', here and in 2 more lines"),
  ])
  func `a list is told once, at its first lost item`(_ body: String, _ expected: String) {
    #expect(found(body).filter { !$0.contains("differs") } == [expected])
  }

  @Test(arguments: [
    "-하나", "하나\n-둘", "*하나* 그리고\n*둘*", "1.하나", "1.하나\n3.셋", "하나 · 둘\n· 셋", "\\-하나\n\\-둘",
    "`-하나`\n`-둘`",
    "－5도에서\n－3도로", "１．５배", "① 하나", "① 하나\n③ 셋", "하나 ① 둘\n둘 ② 셋", "＊하나",
    "- 하나\n- 둘", "1) 하나\n2) 둘", "**하나**\n**둘**", "– 하나",
  ])
  func `what may be a sentence is no list`(_ body: String) {
    #expect(found(body).filter { !$0.contains("differs") } == [])
  }

  @Test(arguments: ["1)one\n2)another", "-one\n-another", "- one\n-another\n- a third"])
  func `that the languages have other lists and numbers then is not told`(_ body: String) {
    let page = { (body: String) in ExampleContent.page(body) }
    #expect(
      ExampleContent.found(
        ["translation/parity"],
        replacing: [
          "bars/tab-bar/en.md": page("### On {#on .do}\n\n\(body)"),
          "bars/tab-bar/ko.md": page("### 켜기 {#on}\n\n1. 하나\n2. 둘"),
        ]) == [])
  }
}
