import RuleGraph
import SmallContent
import Testing

/// Front matter and headings that are wrong: each ends in a finding at the place.
@Suite struct PageFaultTests {
  private static let checks: Set<String> = [
    "yaml/syntax", "yaml/type", "yaml/missing-key", "yaml/unknown-key", "front-matter/fences",
    "attribute/syntax", "attribute/unknown", "attribute/misplaced", "attribute/repeated",
    "rule/no-id", "rule/several-kinds", "rule/unknown-kind", "rule/invalid-id", "rule/nested",
    "rule/repeated-id", "component/repeated-id", "rule/superseding-cycle",
    "rule/until-before-since", "api/unknown", "link/unknown-rule", "link/unknown-edition",
  ]

  /// What is found on the English page of the tab bar.
  private func found(_ text: String) -> [String] {
    let path = "bars/tab-bar/en.md:"
    return ExampleContent.found(Self.checks, replacing: ["bars/tab-bar/en.md": text])
      .filter { $0.hasPrefix(path) }.map { String($0.dropFirst(path.count)) }
  }

  @Test(arguments: [
    ("", ["1:1: a page begins with front matter, but there is no '---' line at its top"]),
    ("---", ["1:1: front matter has no closing '---' line"]),
    ("---\n", ["1:1: front matter has no closing '---' line"]),
    ("---\n\n# 탭 바\n", ["1:1: front matter has no closing '---' line"]),
    (
      "\n---\ntitle: 탭\nsummary: 바\n---\n\n## 바\n",
      ["2:1: front matter begins in the first line of a page"]
    ),
    (
      " \n\n---\nsummary: 바\ntitle: 탭\n---\n",
      ["3:1: front matter begins in the first line of a page"]
    ),
    (
      "\n---\n\n## 바\n",
      ["1:1: a page begins with front matter, but there is no '---' line at its top"]
    ),
    ("---\n---\n", ["1:1: 'summary' is missing", "1:1: 'title' is missing"]),
    (
      " ---\ntitle: 탭\nsummary: 바\n---\n\n## 바\n",
      ["1:2: front matter begins in the first column of a page"]
    ),
    (
      "---\n---\ntitle: 탭\nsummary: 바\n---\n\n## 바\n", ["2:1: front matter is opened twice"]
    ),
    (
      "title: 탭\n---\nsummary: 바\n---\n\n## 바\n",
      ["1:1: a page begins with front matter, but there is no '---' line at its top"]
    ),
    ("---\n# 말\n---\n", ["1:1: 'summary' is missing", "1:1: 'title' is missing"]),
    ("---\n- 탭\n---\n", ["2:1: 'front matter' must be a mapping of keys to values"]),
    ("---\ntitle:\nsummary: 말\n---\n", ["2:7: 'title' must be text"]),
    (
      "---\ntitle: null\nsummary: ''\n---\n",
      ["2:8: 'title' must be text", "3:11: 'summary' must be text, and not empty"]
    ),
    ("---\ntitle: 탭\nsummary: 바\napis: [~]\n---\n", ["4:8: 'apis' must be a list of texts"]),
    ("---\ntitle: 탭\nsummary: 바\napis: {가: 나}\n---\n", ["4:7: 'apis' must be a list of texts"]),
    ("---\ntitle: 탭\nsummary: 바\n? [가]\n: 나\n---\n", ["4:3: not valid YAML: a key must be text"]),
    ("---\ntitle: 탭\nsummary: 바\ntitle: 바\n---\n", ["4:1: not valid YAML: 'title' is given twice"]),
    (
      "---\ntitle: 탭: 바\nsummary: 말\n---\n",
      ["2:9: not valid YAML: mapping values are not allowed in this context"]
    ),
    (
      "---\n\"title\": '탭'\nsummary: \"바\"\nedition: \"ios 9\"\n---\n",
      ["4:11: no edition 'ios 9'; there is 'ios7' and 'ios11'"]
    ),
  ])
  func `a fault in front matter is reported where it is`(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
    #expect(found(text.replacing("\n", with: "\r\n")) == expected, "with Windows line ends")
    #expect(found("\u{FEFF}\(text)") == expected, "behind a byte order mark")
  }

  @Test(arguments: [
    "---\ntitle: 탭\n---\n", "---\r\ntitle: 탭\r\n---\r\n", "--- \nsummary: 바\ntitle: 탭\n---\n",
  ])
  func `a page at another depth is told whatever its lines end with`(_ text: String) {
    let note = "---\n\nHow title: is written.\n"
    #expect(
      ExampleContent.found(
        ["file/unread"], replacing: ["bars/fuel.md": text, "bars/note.md": note])
        == ["bars/fuel.md:1:1: a page stands in a component's folder, as 'group/component/en.md'"])
  }

  @Test(arguments: [
    "title: 7\nsummary: true", "title: '탭'\nsummary: >\n  길게\n  풀어",
    "title: 탭 # 말\nsummary: 바\nplatforms: iOS", "title: !!str 7\nsummary: |\n  바",
  ])
  func `odd but readable front matter is read`(_ text: String) {
    #expect(found("---\n\(text)\n---\n") == [])
  }

  /// Headings on line 7.
  @Test(arguments: [
    ("### 가 {#a #b .do}", ["7:11: a heading has one id, and '#b' is another"]),
    (
      "### 가 {#a .do since=ios7 since=ios11}",
      ["7:26: 'since=ios11' gives an attribute that is given before"]
    ),
    (
      "### 가 {#a .do see=\"b}",
      ["7:19: '\"b' has no closing quotation mark", "7:20: no rule or component 'b'"]
    ),
    ("### 가 {#a .do see=toolbar", ["7:7: '{#a .do see=toolbar' has no closing '}'"]),
    ("### 가 {#a .do see=,}", ["7:15: 'see=' gives no value"]),
    ("### 가 #a .do}", ["7:7: '#a .do}' has no opening '{'"]),
    ("### 가 {#a kind=do see=b}", ["7:11: no attribute 'kind'"]),
    ("### 가 {#a .do word}", ["7:15: 'word' is not an attribute"]),
    ("### 가 {#a do}", ["7:11: 'do' is not an attribute; did you mean '.do'?"]),
    ("### 가 {keep-tabs .do}", ["7:8: 'keep-tabs' is not an attribute; did you mean '#keep-tabs'?"]),
    (
      "### 가 {keep-tabs do since=ios7}",
      [
        "7:8: 'keep-tabs' is not an attribute; did you mean '#keep-tabs'?",
        "7:18: 'do' is not an attribute; did you mean '.do'?",
      ]
    ),
    ("### 가 {#a .do avoid}", ["7:15: 'avoid' is not an attribute"]),
    (
      "### 가 {keep tabs .do}",
      [
        "7:8: 'keep' is not an attribute", "7:13: 'tabs' is not an attribute",
        "7:19: a heading with '.do' needs an id",
      ]
    ),
    ("### 가 {#a .do apis=\"UITabBar , 나\"}", ["7:32: no API '나'"]),
    (
      "### 가 {#a .do see=tool-bar}",
      ["7:19: no rule or component 'tool-bar'; did you mean 'toolbar'?"]
    ),
    ("### 가 {#a .do supersedes='b, c'}", ["7:27: no rule 'b'", "7:30: no rule 'c'"]),
    ("### 가 {#a .part .do}", ["7:18: a heading has one kind, but this one is '.part' and '.do'"]),
    ("### 가 {#a .do .do}", ["7:16: a heading has one kind, but this one is '.do' and '.do'"]),
    ("### 가 {.part apis=UITabBar}", ["7:9: a heading with '.part' needs an id"]),
    ("### 가 {.do since=ios7}", ["7:9: a heading with '.do' needs an id"]),
    ("### 가 {#section-2}", ["7:9: 'section-2' is not an id"]),
    ("### 가 {#한글 .do}", ["7:9: '한글' is not an id"]),
    ("### 가 {#a .do}\n\n#### 나 {.avoid}", ["9:10: a heading with '.avoid' needs an id"]),
    (
      "### 가 {#a .do}\n\n#### 나 {.note}",
      ["9:10: no kind 'note'; did you mean 'fact'?"]
    ),
    (
      "### 가 {#a .do}\n\n- ## 나 {#b .avoid}",
      ["9:8: 'b' stands inside a quote or list; move it to the top level"]
    ),
    (
      "### 가 {#a .do}\n\n> ## 나 {since=ios7}",
      ["9:8: 'since' stands inside a quote or list; move it to the top level"]
    ),
    ("### 가 {#a .do}\n\n## 나 {#a .part}", ["9:8: the id 'a' is given twice"]),
    ("## 가 {#tab-bar .part}", ["7:8: the component 'tab-bar' is given twice"]),
    ("### 가 {#a .do supersedes=a}", ["7:26: 'tab-bar/a' supersedes itself"]),
    (
      "### 가 {#a .do since=ios11 until=ios7}",
      ["7:33: 'tab-bar/a' ends with 'ios7', before it begins with 'ios11'"]
    ),
    (
      "### 가 {#a .do until=ios7}",
      ["7:21: 'tab-bar/a' ends with 'ios7', before it begins with 'ios11'"]
    ),
  ])
  func `a fault in a heading is reported where it is`(_ heading: String, _ expected: [String]) {
    #expect(found(ExampleContent.page(heading)) == expected)
    let windows = ExampleContent.page(heading).replacing("\n", with: "\r\n")
    #expect(found(windows) == expected, "with Windows line ends")
  }

  @Test func `that a source is mistyped is told once, and that none is named beside another slip`()
  {
    let found = { (slip: String) in
      ExampleContent.found(
        ["attribute/unknown", "provenance/uncited-rule"],
        replacing: [
          "bars/tab-bar/en.md": ExampleContent.page("### 탭을 켜 두세요 {#on .do \(slip)}\n\n말.")
        ])
    }
    #expect(
      found("sorce=ios7-2013") == [
        "bars/tab-bar/en.md:7:23: no attribute 'sorce'; did you mean 'source'?"
      ])
    #expect(
      found("sinse=ios7") == [
        "bars/tab-bar/en.md:7:1: no source stands behind 'tab-bar/on'",
        "bars/tab-bar/en.md:7:23: no attribute 'sinse'; did you mean 'since'?",
      ])
  }

  @Test(arguments: [
    ("UITabBarItm.isEnabled", "; did you mean 'UITabBarItem.isEnabled'?"),
    ("UITabBarItem.remaining", ""), ("UITabBarItm", "; did you mean 'UITabBarItem'?"),
  ])
  func `no type is offered for an unknown member of it`(_ name: String, _ offer: String) {
    #expect(
      ExampleContent.found(
        ["api/unknown"],
        replacing: ["bars/tab-bar/ko.md": ExampleContent.page("탭에서 `\(name)`을 보세요.")])
        == ["bars/tab-bar/ko.md:7:6: no API '\(name)'\(offer)"])
  }

  @Test func `an id has at most a hundred letters`() {
    let long = String(repeating: "a", count: 100)
    #expect(found(ExampleContent.page("### 가 {#\(long) .do}")) == [])
    #expect(found(ExampleContent.page("### 가 {#\(long)a .do}")) == ["7:9: '\(long)a' is not an id"])
  }

  @Test func `a folder is an id too`() {
    #expect(
      ExampleContent.found(
        ["rule/invalid-id"], replacing: ["bars/Tab Bar/en.md": ExampleContent.page("")])
        == ["bars/Tab Bar/en.md:1:1: 'Tab Bar' is not an id; did you mean 'tab-bar'?"])
  }

  @Test func `a rule in one language that is a part in another is reported`() {
    let korean = ExampleContent.page("## 가 {#a .part}\n\n## 나 {#b .do}")
      .replacing("\nedition: ios11", with: "")
    #expect(
      ExampleContent.found(
        ["attribute/repeated"],
        replacing: [
          "bars/tab-bar/en.md": ExampleContent.page("## A {#a .do}\n\n## B {#b .part}"),
          "bars/tab-bar/ko.md": korean,
        ]) == [
          "bars/tab-bar/ko.md:6:11: a rule in one language and a part in another",
          "bars/tab-bar/ko.md:8:11: a rule in one language and a part in another",
        ])
  }

  @Test func `a cycle is reported once, with the way around it`() {
    let body = """
      ### 가 {#a .do supersedes=b}

      ### 나 {#b .do supersedes="toolbar/keep-it-short, tab-bar/c"}

      ### 다 {#c .do supersedes=a,d}

      ### 라 {#d .do}
      """
    #expect(
      found(ExampleContent.page(body)) == [
        "7:26: 'tab-bar/a' supersedes itself by way of 'tab-bar/b', 'tab-bar/c'"
      ])
  }

  @Test func `two groups with one component and two pages with one part are reported`() {
    let page = ExampleContent.page("## 배지 {#toolbar-button .part}")
    let korean = "---\ntitle: 탭 바\nsummary: 영역을 오가게 합니다.\n---\n"
    #expect(
      ExampleContent.printed(replacing: [
        "controls/toolbar/en.md": ExampleContent.page(""),
        "controls/toolbar/ko.md": korean,
        "bars/label/en.md": page,
        "bars/label/ko.md": "\(korean)\n## 배지 {#toolbar-button}\n",
      ]) == [
        "Content/bars/label/en.md:7:9: error: the component 'toolbar-button' is given twice [component/repeated-id]",
        "  ## 배지 {#toolbar-button .part}",
        "            ^~~~~~~~~~~~~~",
        "Content/bars/toolbar/en.md:7:14: note: first given here",
        "Content/controls/toolbar/en.md:2:8: error: the component 'toolbar' is given twice [component/repeated-id]",
        "  title: Tab bars",
        "         ^~~~~~~~",
        "Content/bars/toolbar/en.md:2:8: note: first given here",
      ])
  }
}
