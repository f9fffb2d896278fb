import RuleGraph
import SmallContent
import Testing

/// Addresses, names and values that are a slip from others.
@Suite struct MistypedMarkTests {
  private func found(_ path: String, _ text: String, _ slip: String) -> [String] {
    let file = SmallGuide.files[path] ?? ""
    #expect(file.contains(text), "\(text) is not there")
    return ExampleContent.printed(replacing: [path: file.replacing(text, with: slip)])
      .filter { $0.contains("error: ") || $0.contains("warning: ") || $0.contains("fixit: ") }
  }

  @Test(arguments: [
    ("htps://a.example", "https://a.example"), ("http:/a.example", "http://a.example"),
    ("HTTPS:a.example", "https://a.example"), ("htp://a.example/나", "http://a.example/나"),
    ("mailt:a@b.example", "mailto:a@b.example"),
  ])
  func `a mistyped scheme is told with the right one`(_ slip: String, _ meant: String) {
    let body = "한국어 [글](\(slip))"
    let lines = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(body)
    ]).filter { $0.contains("link/scheme") }
    #expect(
      lines == [
        "Content/bars/tab-bar/en.md:7:9: error: no browser opens '\(slip)'; did you mean '\(meant)'? [link/scheme]"
      ])
  }

  @Test(arguments: [
    "https://a.example", "app-settings:root", "tel:1", "ftp://a.example", "sms:1",
    "mailto:a@b.example", "#availability",
  ])
  func `other schemes are right as they are`(_ address: String) {
    #expect(
      ExampleContent.found(
        ["link/scheme"],
        replacing: ["bars/tab-bar/en.md": ExampleContent.page("See [this](\(address)).")]) == [])
  }

  @Test(arguments: [
    ("www.a.example", "https://www.a.example"), ("https//a.example", "https://a.example"),
  ])
  func `an address without a scheme is no file`(_ slip: String, _ meant: String) {
    #expect(
      ExampleContent.found(
        ["link/missing-file"],
        replacing: ["bars/tab-bar/en.md": ExampleContent.page("See [this](\(slip)).")]) == [
          "bars/tab-bar/en.md:7:12: no file '\(slip)' beside the page; did you mean '\(meant)'?"
        ])
  }

  @Test(arguments: [
    ("*탭* 바", "*' or '&'"), ("*a b", "*'"), ("*탭 바", "*' or '&'"), ("& 탭", "*' or '&'"),
    ("% 탭", "%'"), ("> 탭", ">' or '|'"), ("- 탭", "- '"),
    ("!탭 바", "!'"), ("!a 탭", "!'"), ("{탭}", "{'"), ("# 탭", "#'"), ("[탭]", "['"),
  ])
  func `a value with a mark of YAML before it is told what to do`(_ value: String, _ mark: String) {
    let lines = ExampleContent.printed(replacing: [
      "bars/tab-bar/ko.md": (SmallGuide.files["bars/tab-bar/ko.md"] ?? "")
        .replacing("summary: 탭 바는 영역을 오가게 합니다.", with: "summary: \(value)")
    ])
    #expect(lines.count { $0.contains("error: ") } == 1)
    #expect(lines.contains("  A text that begins with '\(mark) stands between quotation marks."))
  }

  @Test(arguments: [
    ("title:툴바", "2:1"), ("title:  툴바\nedition:ios11", "3:1"),
  ])
  func `a key without a space behind it is told where it stands`(_ slip: String, _ place: String) {
    #expect(
      found("bars/toolbar/ko.md", "title: 툴바", slip) == [
        "Content/bars/toolbar/ko.md:\(place): error: not valid YAML: could not find expected ':' [yaml/syntax]"
      ])
  }

  @Test(arguments: [
    ("name: 한국어, ", "'name' is missing [yaml/missing-key]"),
    ("code: ko, ", "'code' is missing [yaml/missing-key]"),
    (", script: Hang", "'script' is missing [yaml/missing-key]"),
  ])
  func `a language that lacks a key is told alone`(_ text: String, _ expected: String) {
    #expect(found("site.yml", text, "") == ["Content/site.yml:4:5: error: \(expected)"])
  }

  @Test func `the language of a document is one of the site, or another`() {
    #expect(
      found("sources.yml", "[ko]", "[kor]") == [
        "Content/sources.yml:4:17: error: no language 'kor'; did you mean 'ko'? [file/unknown-language]",
        "Content/sources.yml:4:17: fixit: replace 'kor' with 'ko'",
      ])
    #expect(found("sources.yml", "[ko]", "[ja, de]") == [])
  }

  @Test func `a folder that is no group is told once`() {
    let files = [
      "menus/menu/en.md": "---\ntitle: Menus\nsummary: A menu has items.\n---\n",
      "menus/menu/ko.md": "---\ntitle: 메뉴\nsummary: 메뉴에는 항목이 있습니다.\n---\n",
    ]
    #expect(
      ExampleContent.printed(replacing: files.mapValues { $0 as String? }) == [
        "Content/menus/menu/en.md:1:1: warning: the folder 'menus' is no group of site.yml [component/group]",
        "  ---", "  ^",
        "  Its name is the heading of its components, behind all others, until 'groups' has it.",
      ])
  }

  @Test func `a label that only a number stands for is told where it belongs`() {
    let figure = "<svg viewBox=\"0 0 9 9\"><circle r=\"4\"/></svg>\n"
    let words = """
      figures:
        - file: bars/tab-bar/bar.svg
          title: {en: A bar, ko: 바}
          description: {en: It is one., ko: 바입니다.}
          labels:
            home: {en: Home, ko: 홈}
      """
    let page = "---\ntitle: Tab bars\nsummary: Tab bars switch areas.\n---\n\n![A bar](bar.svg)\n"
    let lines = ExampleContent.printed(replacing: [
      "bars/tab-bar/bar.svg": figure, "figures.yml": words, "bars/tab-bar/en.md": page,
    ])
    let place = lines.firstIndex {
      $0.hasSuffix("'bars/tab-bar/bar.svg' has no label 'home' [figure/label]")
    }
    #expect(
      place.map { lines[$0 + 3] }
        == "  What a number in the drawing stands for is listed under 'parts' too.")
  }
}
