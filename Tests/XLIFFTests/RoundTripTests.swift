import RuleGraph
import SmallContent
import Testing
import XLIFF

/// What goes out comes back.
@Suite struct RoundTripTests {
  private static let bodies: [(String, String)] = [
    ("One.", "하나."),
    (
      "Use `UITabBar` and [it](../tab-bar/en.md#availability).",
      "[그것](../tab-bar/ko.md#availability)과 `UITabBar`를 쓰세요."
    ),
    ("*a* **b** ***c*** `d`", "**나** *가* `d`"),
    ("- one\n- two\n\n  more\n\n1. x\n2. y", "- 하나\n- 둘\n\n  더\n\n1. 가\n2. 나"),
    ("> quoted\n> text\n\n```swift\nlet a = 1\n```", "> 따온\n> 글\n\n```swift\nlet a = 1\n```"),
    ("One.\n\nTwo.", "하나\n둘 `코드`."),
    ("One.", "하나.\n\n둘.\n\n- 셋"),
    ("a \\* b &amp; c < d > e &lt; \"f\"", "가 \\* 나 &amp; 다 < 라"),
    ("hard  \nbreak\\\nagain", "굳은  \n줄"),
    ("![figure](tab.svg \"T\")", "![그림](tab.svg \"제목\")"),
    (
      #"See [that](<https://example.com/a\>b> "A\\") and [this](https://example.com/?a&amp;copy;)."#,
      #"[그것](<https://example.com/a\>b> "가\\")과 [이것](https://example.com/?a&amp;copy;)을 보세요."#
    ),
    ("[ref][r]\n\n[r]: ../tab-bar/en.md", "[참조][r]\n\n[r]: ../tab-bar/ko.md"),
    ("<b>x</b> bell\u{7} null", "<b>엑스</b> 종\u{7}"),
    ("`` a ` b ``", "`` a ` b ``"),
    ("", "글."), ("Text.", ""),
    ("#### Inner\n\nText", "#### 안\n\n글"),
  ]

  @Test(arguments: bodies)
  func `an export that comes back unchanged changes no byte`(
    _ english: String, _ korean: String
  ) throws {
    for files in [
      ExchangeGuide.files(english: english, korean: korean),
      ExchangeGuide.files(english: english, korean: korean).mapValues {
        $0.replacing("\n", with: "\r\n")
      },
    ] {
      let result = try ExchangeGuide.imported(ExchangeGuide.exported(files), into: files)
      #expect(result.problems == [])
      #expect(result.texts == [:])
      #expect(result.counts.changed == 0)
    }
  }

  @Test(arguments: bodies.filter { !$0.0.isEmpty && !$0.0.hasPrefix("#") })
  func `a language that is not there yet is written whole`(
    _ english: String, _ korean: String
  ) throws {
    var files = ExchangeGuide.files(english: english, korean: korean)
    files["bars/toolbar/ko.md"] = nil
    let text = ExchangeGuide.exported(files)
      .replacing(/<source xml:lang="en">(.*?)<\/source>/) { match in
        "\(match.0)<target>\(match.1)</target>"
      }
    let result = try ExchangeGuide.imported(
      text, into: files.filter { !$0.key.hasPrefix("bars/tab-bar/ko") })
    #expect(result.problems == [])
    let after = ExchangeGuide.applied(result, to: files)
    let page = try #require(after["bars/toolbar/ko.md"])
    #expect(page.hasPrefix("---\ntitle: Toolbars\nsummary: A toolbar acts on the screen.\n---\n\n"))
    #expect(page.contains("### Keep it short {#keep-it-short}\n"))
    #expect(page.hasSuffix("## Last {#last}\n"))
    let again = try ExchangeGuide.imported(ExchangeGuide.exported(after), into: after)
    #expect(again.texts == [:])
    #expect(again.counts.untranslated == 0, "\(page)")
  }

  @Test func `an export says what to translate and in what state it is`() {
    let files = SmallGuide.files.filter { $0.key != "bars/tab-bar/ko.md" && $0.key != "rules.lock" }
    let text = ExchangeGuide.exported(files)
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file original="bars/tab-bar/en.md" datatype="x-markdown" source-language="en" target-language="ko" xml:space="preserve">
            <header><tool tool-id="hig" tool-name="hig"/></header>
            <body>
              <group id="tab-bar" restype="x-heading" resname="tab-bar">
                <context-group purpose="location"><context context-type="sourcefile">Content/bars/tab-bar/en.md</context><context context-type="linenumber">2</context></context-group>
                <trans-unit id="tab-bar#title" resname="tab-bar#title" approved="no" extradata="target=none" xml:space="preserve">
                  <source xml:lang="en">Tab bars</source>
                  <note from="hig">tab-bar: The page's name and what stands above its rules.</note>
                </trans-unit>

        """))
    #expect(
      text.contains(
        """
                <trans-unit id="tab-bar/keep-every-tab-enabled#1" resname="tab-bar/keep-every-tab-enabled#1" approved="no" extradata="target=none" xml:space="preserve">
                  <source xml:lang="en">A dimmed tab explains nothing; leave <ph id="1" ctype="x-code">UITabBarItem.isEnabled</ph> alone.</source>
                  <note from="hig">tab-bar/keep-every-tab-enabled: A rule of the kind 'do'.</note>
                </trans-unit>

        """))
    #expect(
      text.contains(
        #"<source xml:lang="en">A dimmed tab kept its place. For actions see <g id="1" ctype="link" xid="bars/toolbar#keep-it-short">toolbars</g>.</source>"#
      ))
    #expect(
      text.contains(
        #"<target xml:lang="ko" state="final">적은 버튼이 더 빨리 눈에 띕니다.</target>"#))
  }

  @Test func `the shipped content goes out and comes back`() throws {
    let folder = SourcePlace.root + "/Content"
    let tree = try ContentTree.load(folder: folder, withFigures: false)
    let catalog = CatalogReader(tree).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let pages = UnitCollector(content, from: "en", to: "ko").pages()
    let text = ExchangeWriter(from: "en", to: "ko").text(of: pages.map { ($0.page.id, $0.groups) })
    var files = try ExchangeReader(Array(text.utf8)).read()
    var all = files.removeFirst()
    for file in files { all.units += file.units }
    let result = TranslationImporter(tree).apply(all)
    #expect(result.problems == [])
    #expect(result.texts == [:])
    #expect(result.counts.unchanged == all.units.count)
  }
}

/// Where the package is.
enum SourcePlace {
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
}
