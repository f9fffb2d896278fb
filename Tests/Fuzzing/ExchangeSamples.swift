import RuleGraph
import SmallContent
import XLIFF

/// A guide in three languages with all that a text can hold, and what translators get of it.
struct ExchangeSamples {
  static let files = texts.mapValues { Array($0.utf8) }

  /// An export for each two languages, as it is and with a translation everywhere; and all at once.
  let documents: [String]

  init() {
    let codes = ["en", "ko", "ja"]
    let content = FuzzedGuide.content(ContentTree(files: Self.files))
    let exports = codes.flatMap { source in
      codes.filter { $0 != source }.flatMap { target -> [String] in
        let text = Self.exported(content, from: source, to: target)
        return [text, Self.translated(text)]
      }
    }
    let files = exports.prefix(4).compactMap { text in
      text.firstRange(of: "  <file ").flatMap { start in
        text.firstRange(of: "</xliff>").map { text[start.lowerBound..<$0.lowerBound] }
      }
    }
    let head = "<xliff version=\"1.2\" xmlns=\"\(ExchangeWriter.namespace)\">\n"
    documents = exports + [head + files.joined() + "</xliff>\n"]
  }

  static func exported(
    _ content: CheckedContent, from source: String, to target: String
  ) -> String {
    let pages = UnitCollector(content, from: source, to: target).pages()
    return ExchangeWriter(from: source, to: target).text(
      of: pages.map { ("\($0.page.folder)/\(source).md", $0.groups) })
  }

  /// With the source for a translation where there is none.
  private static func translated(_ export: String) -> String {
    var lines = export.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for place in lines.indices.dropLast().reversed() {
      guard lines[place].contains("<source"), !lines[place + 1].contains("<target") else {
        continue
      }
      lines.insert(
        lines[place].replacing("<source", with: "<target").replacing("</source", with: "</target"),
        at: place + 1)
    }
    return lines.joined(separator: "\n")
  }

  private static let texts = SmallGuide.files.merging([
    "site.yml": (SmallGuide.files["site.yml"] ?? "").replacing(
      "script: Hang}", with: "script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}"),
    "bars/toolbar/en.md": toolbar,
    "bars/toolbar/ko.md": """
    ---
    title: 툴바
    summary: 툴바는 화면에 동작을 더합니다.
    ---

    **툴바**는 *아래쪽*에 있습니다.

    ## 버튼 {#toolbar-button}

    ### 길게 늘이지 마세요 {#keep-it-short}

    - 적은 버튼이
      더 빨리 눈에 띕니다.
    - [탭 바](../tab-bar/ko.md#availability "표")와 `UITabBar`

    > 셋\\
    > 넷

    ### 그림을 쓰세요 {#use-pictures}

    한 문단뿐입니다.
    """,
    "bars/toolbar/ja.md": """
    ---
    title: ツールバー
    summary: 画面の操作です。
    ---

    ### 短く {#keep-it-short}

    - 少ない方が早い。
    - [タブバー](../tab-bar/en.md#availability "表")と`UITabBar`

    > 三\\
    > 四

    """,
  ]) { $1 }

  private static let toolbar = """
    ---
    title: Toolbars
    summary: "A toolbar: acts on the screen."
    edition: ios11
    ---

    A **toolbar** is at the *bottom*.

    ## Buttons {#toolbar-button .part apis=UITabBarItem}

    ### Keep it short {#keep-it-short .avoid}

    - Few buttons are found
      faster.
    - [Tab bars](../tab-bar/en.md#availability "table") and `UITabBar`

    > Three\\
    > four

    ### Use pictures {#use-pictures .do}

    ![A *plus*](plus.png) is `` a ` tick `` <b>more</b> &amp; 1\\. or &#0; *so **very** so*.

    ```swift
    let a = 1
    ```

    1. One <https://example.com>
    2. Two [reference]

    [reference]: https://example.com/a_(b) "Title"

    ## Last {#last}

    Words at the end.

    """
}
