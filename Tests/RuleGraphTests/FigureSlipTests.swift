import RuleGraph
import SmallContent
import Testing

/// Figures with a slip in them: each is told where it stands, and those beside it are left alone.
@Suite struct FigureSlipTests {
  private static let path = "bars/tab-bar/ko.md"

  /// The first lines of all findings, and the fix-its, where two figures in a rule are written so in Korean.
  private func found(_ figures: String) -> [String] {
    var files = FigureGuide.files
    files[Self.path] = files[Self.path]?.replacing(FigureGuide.korean, with: figures)
    return ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { ["error: ", "warning: ", "fixit: "].contains(where: $0.contains) }
      .map { String($0.dropFirst("Content/\(Self.path):".count)) }
  }

  @Test func `the guide is sound`() {
    #expect(found(FigureGuide.korean) == [])
  }

  @Test(arguments: [
    "[켜진 탭](on.svg)\n![꺼진 탭](off.svg)", "[켜진 탭](on.svg)\n\n![꺼진 탭](off.svg)",
  ])
  func `a figure without its mark is told alone`(_ figures: String) {
    #expect(
      found(figures) == [
        "12:1: error: the figure 'on.svg' is linked to and not shown [figure/link]",
        "12:1: fixit: put in '!'",
      ])
  }

  @Test(arguments: ["！", "！ ", "! ", "\\!"], ["\n", "\n\n", "  \n"])
  func `a figure with a mark that is none is told alone`(_ mark: String, _ lineEnd: String) {
    #expect(
      found("\(mark)[켜진 탭](on.svg)\(lineEnd)![꺼진 탭](off.svg)") == [
        "12:1: error: '\(mark)' before '[' shows no figure; write '!' [figure/link]",
        "12:1: fixit: replace '\(mark)' with '!'",
      ])
  }

  @Test func `a link to a figure among words is told without a mend`() {
    #expect(
      found("정말! [켜진 탭](on.svg)과 다릅니다.\n\n![꺼진 탭](off.svg)") == [
        "12:5: error: the figure 'on.svg' is linked to and not shown [figure/link]"
      ])
  }

  @Test(arguments: [
    (
      "![켜진 탭](om.svg)",
      [
        "12:9: error: no file 'om.svg' beside the page; did you mean 'on.svg'? [link/missing-file]",
        "12:9: fixit: replace 'om.svg' with 'on.svg'",
      ]
    ),
    (
      "![켜진 탭] (on.svg)",
      [
        "12:7: warning: '] (' stays in the text: nothing may stand between ']' and '(' [markdown/torn-link]",
        "12:7: fixit: replace '] (' with ']('",
      ]
    ),
    (
      "![켜진 탭](on.svg",
      ["12:7: warning: '](' stays in the text: this is no link [markdown/torn-link]"]
    ),
  ])
  func `a mistyped or torn figure does not part the one below from it`(
    _ figure: String, _ expected: [String]
  ) {
    #expect(found("\(figure)\n![꺼진 탭](off.svg)") == expected)
  }

  @Test func `a figure beside an image of another kind is told, since neither is one then`() {
    let warning =
      "warning: the figure 'on.svg' stands beside an image that is none [figure/in-text]"
    let photo = "![사진](https://example.com/a.png)"
    let below = found("![켜진 탭](on.svg)\n\(photo)\n\n![꺼진 탭](off.svg)")
    #expect(
      below.filter { $0.hasPrefix("12:") } == [
        "12:1: \(warning)", "12:16: fixit: put in a blank line",
      ])
    // A small drawing may stand in a line of other things.
    let beside = found("\(photo) ![켜진 탭](on.svg)\n\n![꺼진 탭](off.svg)")
    #expect(!beside.contains { $0.contains("figure/in-text") })
  }

  @Test(arguments: [("*", "*", "in emphasis"), ("[", "](../toolbar/ko.md)", "in a link")])
  func `of a figure that is part of something else that is told`(
    _ before: String, _ after: String, _ place: String
  ) {
    let found = found("한글입니다.\n\n\(before)![켜진 탭](on.svg)\(after)\n\n![꺼진 탭](off.svg)")
    #expect(
      found.filter { $0.hasPrefix("14:") } == [
        "14:2: warning: the figure 'on.svg' stands \(place) [figure/in-text]"
      ])
  }

  @Test func `of a figure among the words of emphasis the words are told`() {
    let found = found("글 *글 ![켜진 탭](on.svg) 글* 글\n\n![꺼진 탭](off.svg)")
    #expect(!found.contains { $0.contains("in emphasis") })
  }

  @Test func `a link to a place within a figure is a link to a figure`() {
    #expect(
      found("[켜진 탭](on.svg#home)\n\n![켜진 탭](on.svg)\n![꺼진 탭](off.svg)") == [
        "12:1: error: the figure 'on.svg#home' is linked to and not shown [figure/link]",
        "12:1: fixit: put in '!'",
      ])
  }

  @Test func `a slip among the labels makes no other label wrong`() {
    var files = FigureGuide.files
    files["bars/tab-bar/on.svg"] =
      "<svg viewBox=\"0 0 9 9\">\n  <text y=\"8\" data-label=\"home\">Home</text>\n</svg>\n"
    files["figures.yml"] = (files["figures.yml"] ?? "").replacing(
      "off.svg", with: "off.svg", maxReplacements: 1
    ).replacing(
      "바입니다.}\n  - file",
      with: "바입니다.}\n    labels:\n      home: 홈\n      end: {en: End, ko: 끝}\n  - file")
    let found = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { $0.contains("error: ") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Content/figures.yml:6:13: error: 'home' must be") == true)
  }

  @Test func `a figure above or below words is told as before`() {
    #expect(
      found("![켜진 탭](on.svg)\n탭입니다.\n\n![꺼진 탭](off.svg)") == [
        "12:1: warning: the figure 'on.svg' stands among words [figure/in-text]",
        "12:16: fixit: put in a blank line",
      ])
  }
}

/// The small guide with two figures in the body of a rule.
private enum FigureGuide {
  static let korean = "![켜진 탭](on.svg)\n![꺼진 탭](off.svg)"

  static let files: [String: String] = {
    var files = SmallGuide.files
    let words = ["on", "off"].map { name in
      """
        - file: bars/tab-bar/\(name).svg
          title: {en: A tab bar, ko: 탭 바}
          description: {en: A bar with a tab., ko: 탭이 하나 있는 바입니다.}
      """
    }
    files["figures.yml"] = "figures:\n\(words.joined(separator: "\n"))"
    for name in ["on", "off"] {
      files["bars/tab-bar/\(name).svg"] =
        "<svg viewBox=\"0 0 9 9\">\n  <path d=\"M0 0\"/>\n</svg>\n"
    }
    let english = "![Enabled tabs](on.svg)\n![Dimmed tabs](off.svg)"
    for (language, figures) in [("en", english), ("ko", korean)] {
      let path = "bars/tab-bar/\(language).md"
      files[path] = files[path]?.replacing(
        /(\n### .*#dim-unavailable-tabs)/, with: { "\n\(figures)\n\($0.output.1)" })
    }
    return files
  }()
}
