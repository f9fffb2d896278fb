import RuleGraph
import SmallContent
import Testing

/// What `hig check --fix` makes of content.
@Suite struct MendingTests {
  private static let glossary = """
    terms:
      - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}, discouraged: {ko: [탭 막대, 탭 표시줄], en: [tab strip]}}
      - {id: cell, name: {en: cell, ko: 셀}, discouraged: {ko: [칸]}}
      - {id: navigation-bar, name: {en: navigation bar, ko: 내비게이션 바}, discouraged: {ko: [네비게이션 바]}}
      - {id: button, name: {en: button, ko: 버튼}, discouraged: {ko: [단추], en: [input knob]}}
      - {id: drive, name: {en: iCloud Drive, ko: 아이클라우드 드라이브}, discouraged: {en: [cloud drive]}}
      - {id: label, name: {en: label, ko: 레이블}, discouraged: {ko: [라벨]}}
      - {id: status-light, name: {en: status light, ko: 상태등}, discouraged: {en: [LED lamp]}}
    """

  private func mended(_ body: String, in language: String = "ko") -> String {
    let files = SmallGuide.files.merging([
      "glossary.yml": Self.glossary, "bars/tab-bar/\(language).md": ExampleContent.page(body),
    ]) { $1 }
    let once = ContentMender(ContentTree(texts: files)).mend()
    let twice = ContentMender(once.tree).mend()
    #expect(twice.mends == [] && twice.tree.files == once.tree.files, "mending twice is not once")
    let bytes = once.tree.files["bars/tab-bar/\(language).md"] ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(6).dropLast().joined(separator: "\n")
  }

  /// Without the mark the symbol has a kind again, so that names are looked for that nobody may have meant.
  @Test func `nothing is taken out of a data file that would bring in a finding on a page`() {
    let files = SmallGuide.files.merging([
      "apis.yml": (SmallGuide.files["apis.yml"] ?? "")
        .replacing("kind: class", with: "kind: cla\u{FEFF}ss", maxReplacements: 1)
        .replacing("name: UITabBar,", with: "name: UITabBr,")
    ]) { $1 }
    #expect(files["apis.yml"]?.contains("UITabBr,") == true)
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(mended.mends == [])
    #expect(mended.tree.files["apis.yml"] == Array((files["apis.yml"] ?? "").utf8))
  }

  @Test func `a page is mended where a data file must not be`() {
    let page = SmallGuide.files["bars/tab-bar/ko.md"] ?? ""
    let files = SmallGuide.files.merging([
      "apis.yml": (SmallGuide.files["apis.yml"] ?? "")
        .replacing("kind: class", with: "kind: cla\u{FEFF}ss", maxReplacements: 1)
        .replacing("name: UITabBar,", with: "name: UITabBr,"),
      "bars/tab-bar/ko.md": page.replacing("summary: ", with: "summary: \u{200B}"),
    ]) { $1 }
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(mended.mends.map(\.place) == ["Content/bars/tab-bar/ko.md:3:10"])
    #expect(mended.tree.files["bars/tab-bar/ko.md"] == Array(page.utf8))
  }

  @Test(arguments: [
    ("탭 막대를 칸으로", "탭 바를 셀로"),
    ("칸이 칸은 칸과 칸이나", "셀이 셀은 셀과 셀이나"),
    ("단추가 단추는 단추와 단추로 단추를", "버튼이 버튼은 버튼과 버튼으로 버튼을"),
    ("단추나 단추라도 단추로부터 단추에서는", "버튼이나 버튼이라도 버튼으로부터 버튼에서는"),
    ("네비게이션바에서 새네비게이션바와", "내비게이션 바에서 새내비게이션 바와"),
    ("탭막대들을 탭 표시줄이", "탭 바들을 탭 바가"),
    ("**탭 표시줄**은 *탭 표시줄*과", "**탭 바**는 *탭 바*와"),
    // Quoted alone, a word may be what is spoken of; among other words it is not.
    ("'탭 표시줄'을 “탭 표시줄”은 「탭 표시줄」이라는", "'탭 표시줄'을 “탭 표시줄”은 「탭 표시줄」이라는"),
    ("'이 탭 표시줄'을 “큰 탭 표시줄”은 「내 탭 표시줄」이라는", "'이 탭 바'를 “큰 탭 바”는 「내 탭 바」라는"),
    ("탭 표시줄(tab bar)을 탭 표시줄을(를)", "탭 표시줄(tab bar)을 탭 표시줄을(를)"),
    ("[탭 표시줄](../toolbar/ko.md)으로", "[탭 바](../toolbar/ko.md)로"),
    ("[**탭 표시줄**](../toolbar/ko.md)이란", "[**탭 바**](../toolbar/ko.md)란"),
    ("탭 표시줄을/를 단추은/는 단추（button）를", "탭 표시줄을/를 단추은/는 단추（button）를"),
    ("단추 (button)를 단추 를 단추[1]를 단추&#xB97C;", "단추 (button)를 단추 를 단추[1]를 단추&#xB97C;"),
    ("단추 (button) 단추. 이 단추, 나 라벨 (label)을", "버튼 (button) 버튼. 이 버튼, 나 레이블 (label)을"),
    ("라벨링 라벨로 라벨하다", "라벨링 레이블로 라벨하다"),
    ("【내 단추】를 «내 단추»를 ‹내 단추›를 ｢내 단추｣를", "【내 버튼】을 «내 버튼»을 ‹내 버튼›을 ｢내 버튼｣을"),
    ("[단추]를 (단추)를 ［단추］를 단추…를 [칸]을", "[단추]를 (단추)를 ［단추］를 단추…를 [칸]을"),
    ("`탭 막대`와 <https://a.example/칸>을", "`탭 막대`와 <https://a.example/칸>을"),
  ])
  func `a discouraged word is replaced and the particle after it goes with the new one`(
    _ text: String, _ expected: String
  ) {
    #expect(mended(text) == expected)
  }

  @Test(arguments: [
    ("ko", "탭 *막대*를 [탭](../toolbar/ko.md) 막대를 **탭** 표시줄은"),
    ("ko", "탭 바으**로** 탭 막대를*은* 칸으**로**"),
    ("en", "A tab *strip* is. A *tab* strip, a *tab* strip."),
    ("en", "A tab strip**s**"),
  ])
  func `a word or particle with marks within it is left as it is`(
    _ language: String, _ text: String
  ) {
    #expect(mended(text, in: language) == text)
  }

  @Test(arguments: [
    ("버튼은 ４４*４４pt, 아이콘은 ２０*２０pt로 그리세요.", "버튼은 44*44pt, 아이콘은 20*20pt로 그리세요."),
    ("탭은 **１**０개, `a`５*６*", "탭은 **1**0개, `a`5*6*"),
    ("[５](../toolbar/ko.md)５개, *１．５*２개", "[5](../toolbar/ko.md)5개, *1.5*2개"),
    ("탭 *５*\n５개", "탭 *5*\n5개"),
  ])
  func `digits are written in ASCII and the marks between them stay`(
    _ text: String, _ expected: String
  ) {
    #expect(mended(text) == expected)
  }

  @Test func `digits with marks between them are told of one by one`() {
    let page = ExampleContent.page("탭은 **１**０개, `a`５*６*")
    #expect(
      ExampleContent.found(["prose/full-width-digit"], replacing: ["bars/tab-bar/ko.md": page]) == [
        "bars/tab-bar/ko.md:7:6: '１' is of full width; write '1'",
        "bars/tab-bar/ko.md:7:9: '０' is of full width; write '0'",
        "bars/tab-bar/ko.md:7:16: '５' is of full width; write '5'",
        "bars/tab-bar/ko.md:7:18: '６' is of full width; write '6'",
      ])
  }

  @Test(arguments: [
    ("Tab strips and a tab strip", "Tab bars and a tab bar"),
    ("Cloud drive, Cloud drives and cloud drive", "iCloud Drive, iCloud Drives and iCloud Drive"),
    ("This is an\ninput knob, “an input knob”", "This is an\ninput knob, “an input knob”"),
    ("A\ntab strip and “a tab strip”", "A\ntab bar and “a tab bar”"),
    (
      "It was called “tab strip”, or a \"tab strip\".",
      "It was called “tab strip”, or a \"tab strip\"."
    ),
    ("Press an input knob or input knobs", "Press an input knob or buttons"),
    ("mytab strip, tab strippers", "mytab strip, tab strippers"),
    // Letters that are spelled out have the article of their names.
    ("An LED lamp, no LED lamp", "An LED lamp, no status light"),
  ])
  func `English words keep capital, plural and article`(_ text: String, _ expected: String) {
    #expect(mended(text, in: "en") == expected)
  }

  @Test(arguments: [
    ("`UITabBar`을 `UITabBar`과 **`UITabBar`을** 보세요", "`UITabBar`를 `UITabBar`와 **`UITabBar`를** 보세요"),
    ("탭 바이 탭 바은 탭 바으로", "탭 바가 탭 바는 탭 바로"),
    ("`UITabBar`을/를 iPhone 7와/과 탭 바은/는 탭 바을（를）", "`UITabBar`을/를 iPhone 7와/과 탭 바은/는 탭 바을（를）"),
    ("`UITabBar`을/탭을 탭 바은/", "`UITabBar`를/탭을 탭 바는/"),
    ("44pt을 iPhone는", "44pt를 iPhone은"),
    ("MP3를 MP3을 H264을 UTF8로 CSS4을", "MP3를 MP3을 H264을 UTF8로 CSS4를"),
    ("셀가 셀를", "셀가 셀를"),
    ("버튼란 아래에 제 2과 복습, 2과를 종로 3가 역", "버튼란 아래에 제 2과 복습, 2과를 종로 3가 역"),
    (
      "https://a.example/__tests__/b https://a.example/**b**",
      "https://a.example/__tests__/b https://a.example/**b**"
    ),
    ("https://a.example/b\u{200B}/c", "<https://a.example/b/c>"),
    ("https://a.example/b\u{AD}c", "<https://a.example/bc>"),
    ("https://a.example/what’s-new", "https://a.example/what’s-new"),
    ("https://a.example/A–B를", "https://a.example/A–B를"),
    ("https://a.example/b(２０２２)를", "<https://a.example/b(2022)>를"),
    ("https://a.example/①/a https://a.example/의/b", "https://a.example/①/a https://a.example/의/b"),
    ("https://a.example/`id`/z", "https://a.example/`id`/z"),
    ("https://a.example/<id>/x", "https://a.example/<id>/x"),
    ("https://a.example/b을", "<https://a.example/b>을"),
    ("https://a.example/위키 https://a.example/b한글", "https://a.example/위키 https://a.example/b한글"),
    ("https://a.example/?q=탭&x=2", "https://a.example/?q=탭&x=2"),
    ("[https://a.example/b]을", "[<https://a.example/b>]을"),
    ("(https://a.example/b.)", "(<https://a.example/b>.)"),
    ("(글 https://a.example/b_(c))를", "(글 <https://a.example/b_(c)>)를"),
    ("(글 [https://a.example/b?c=(d).])!", "(글 [<https://a.example/b?c=(d)>.])!"),
    ("https://a.example/(b] https://).", "https://a.example/(b] https://)."),
    ("글 https://a.example(the site) 글", "글 https://a.example(the site) 글"),
    ("https://a.example,https://b.example", "https://a.example,https://b.example"),
    (#"{"url":"https://a.example"}"#, #"{"url":"https://a.example"}"#),
    ("글 https://a.example...to there", "글 https://a.example...to there"),
    ("https://a.example/b|https://c.example/d", "https://a.example/b|<https://c.example/d>"),
    ("https://a.example;see", "https://a.example;see"),
    ("글 https://a.example/b?c=1, 글", "글 <https://a.example/b?c=1>, 글"),
    ("“https://a.example/b”을", "“<https://a.example/b>”을"),
    ("탭 바이라고 탭 바은행 셀로", "탭 바이라고 탭 바은행 셀로"),
    ("### 제목 https://a.example/b 하나 {#a .do}", "### 제목 https://a.example/b 하나 {#a .do}"),
  ])
  func `a particle that does not agree is put right`(_ text: String, _ expected: String) {
    #expect(mended(text) == expected)
  }

  @Test(arguments: [
    ("**마크다운(Markdown)**을", "**마크다운(Markdown)을**"),
    ("**`UITabBar`**로부터 시작", "**`UITabBar`로부터** 시작"),
    ("**탭(Tab)**은 화면**(아래)**을 씁니다.", "**탭(Tab)**은 화면**(아래)**을 씁니다."),
    ("*탭(Tab)*은 화면*(아래)*을 씁니다.", "*탭(Tab)*은 화면*(아래)*을 씁니다."),
    ("**탭(Tab)**은**바(Bar)**와 다릅니다.", "**탭(Tab)**은**바(Bar)**와 다릅니다."),
    ("**`a`**도 아래의**앱(Tab)**로", "**`a`**도 아래의**앱(Tab)**로"),
    ("**참고:**이 설정은 **잠깐!**이 설정은", "**참고:**이 설정은 **잠깐!**이 설정은"),
    ("**마크다운(Markdown)**가나다", "**마크다운(Markdown)**가나다"),
    ("**마크다운(Markdown)**과(와) 글", "**마크다운(Markdown)**과(와) 글"),
    ("**마크다운(Markdown)**을/를 쓰고", "**마크다운(Markdown)**을/를 쓰고"),
    ("글 <https://a.example> https://b.example.", "글 <https://a.example> <https://b.example>."),
    ("[a]: ../toolbar/ko.md\n글 [a]", "[a]: ../toolbar/ko.md\n\n글 [a]"),
    ("- [a]: ../toolbar/ko.md\n  글 [a]", "- [a]: ../toolbar/ko.md\n  글 [a]"),
  ])
  func `Markdown is mended where there is but one way`(_ text: String, _ expected: String) {
    #expect(mended(text) == expected)
  }

  @Test func `decomposed text is composed, and then its words are found`() {
    let text = mended(
      "\u{1110}\u{1162}\u{11B8} \u{1106}\u{1161}\u{11A8}\u{1103}\u{1162}을 cafe\u{301}")
    #expect(Array(text.utf8) == Array("탭 바를 caf\u{E9}".utf8))
  }

  @Test(arguments: [
    "`open 탭.txt`", "```\nopen 탭.txt\n```", "[문서](https://a.example/탭)", "<https://a.example/탭>",
  ])
  func `decomposed code and addresses stay as they are`(_ text: String) {
    let decomposed = text.replacing("탭", with: "\u{1110}\u{1162}\u{11B8}")
    #expect(mended(decomposed).utf8.elementsEqual(decomposed.utf8))
  }

  @Test func `what is put in has the line ends of the file`() {
    let page = ExampleContent.page("[a]: ../toolbar/ko.md\n글 [a]").replacing("\n", with: "\r\n")
    let files = SmallGuide.files.merging(["bars/tab-bar/ko.md": page]) { $1 }
    let bytes =
      ContentMender(ContentTree(texts: files)).mend().tree.files["bars/tab-bar/ko.md"] ?? []
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == page.replacing("toolbar/ko.md\r\n", with: "toolbar/ko.md\r\n\r\n"))
  }

  @Test func `what was mended is told with its place`() {
    let files = SmallGuide.files.merging([
      "glossary.yml": Self.glossary, "bars/tab-bar/ko.md": ExampleContent.page("👀 단추는 `UITabBar`은"),
    ]) { $1 }
    #expect(
      ContentMender(ContentTree(texts: files)).mend().mends.map(\.line) == [
        "Content/bars/tab-bar/ko.md:7:4: mended: '단추는' is now '버튼은' [glossary/discouraged]",
        "Content/bars/tab-bar/ko.md:7:18: mended: '은' is now '는' [korean/particle]",
      ])
  }

  @Test func `a file saved in decomposed letters is told of once, and composed at once`() {
    let page = ExampleContent.page("탭 바입니다.\n\n탭이 셋입니다.\n\n넷이 아닙니다.\n\n둘도 아닙니다.")
    let files = SmallGuide.files.merging([
      "bars/tab-bar/ko.md": page.replacing("탭", with: "\u{1110}\u{1162}\u{11B8}")
        .replacing("아닙", with: "\u{110B}\u{1161}\u{1102}\u{1175}\u{11B8}")
    ]) { $1 }
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(
      ExampleContent.found(["file/decomposed"], replacing: files) == [
        "bars/tab-bar/ko.md:7:1: '탭' and 3 more words on 4 lines are written in decomposed letters (NFD)"
      ])
    #expect(
      mended.mends.map(\.line) == [
        "Content/bars/tab-bar/ko.md:7:1: mended: the text from here on is now composed [file/decomposed]"
      ])
    #expect(mended.tree.files["bars/tab-bar/ko.md"] == Array(page.utf8))
  }

  @Test func `composing a file leaves its line ends, however mixed`() {
    let page = "\n\r\n탭.\r\n\r\n탭이 셋입니다.\n\n탭이 넷입니다.\n\r탭이 둘."
    let decomposed = page.replacing("탭", with: "\u{1110}\u{1162}\u{11B8}")
    let files = SmallGuide.files.merging([
      "bars/tab-bar/ko.md": ExampleContent.page(decomposed)
    ]) { $1 }
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(
      mended.mends.map(\.line) == [
        "Content/bars/tab-bar/ko.md:9:1: mended: the text from here on is now composed [file/decomposed]"
      ])
    #expect(mended.tree.files["bars/tab-bar/ko.md"] == Array(ExampleContent.page(page).utf8))
  }

  @Test func `a mend that would bring in something else does not keep others from being made`() {
    // Out of the address a link would grow that the other language does not have.
    let body =
      "### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}\n\n탭 막대를 보세요. **마크다운(Markdown)**을 보세요.\n"
      + "https://a.example/b\n\n단추는 셋입니다."
    let files = SmallGuide.files.merging([
      "glossary.yml": Self.glossary, "bars/tab-bar/ko.md": ExampleContent.page(body),
    ]) { $1 }
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(mended.mends.map(\.new) == ["탭 바를", "을**", "버튼은"])
  }

  @Test func `what can be mended is found between what cannot`() {
    let body =
      "### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}\n\nhttps://a.example/a\n\n탭 막대를 보세요.\n\n"
      + "단추는 셋입니다.\n\nhttps://a.example/b"
    let files = SmallGuide.files.merging([
      "glossary.yml": Self.glossary, "bars/tab-bar/ko.md": ExampleContent.page(body),
    ]) { $1 }
    #expect(ContentMender(ContentTree(texts: files)).mend().mends.map(\.new) == ["탭 바를", "버튼은"])
  }

  @Test func `a file that is not UTF-8 is left alone`() {
    var files = SmallGuide.files.mapValues { Array($0.utf8) }
    let page = Array(ExampleContent.page("https://a.example").utf8) + [0xFF]
    files["bars/tab-bar/en.md"] = page
    #expect(
      ContentMender(ContentTree(files: files)).mend().tree.files["bars/tab-bar/en.md"] == page)
  }
}
