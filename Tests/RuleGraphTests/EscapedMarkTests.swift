import RuleGraph
import SmallContent
import Testing

/// A backslash takes the meaning from the mark behind it, unless it is escaped itself.
@Suite struct EscapedMarkTests {
  private func places(_ body: String) -> [String] {
    ExampleContent.printed(replacing: ["bars/tab-bar/en.md": ExampleContent.page(body)])
      .filter { $0.hasPrefix("Content/bars/tab-bar/en.md:7:") }
      .map { String($0.dropFirst("Content/bars/tab-bar/en.md:7:".count).prefix { $0 != ":" }) }
  }

  @Test(arguments: ["[^2]", "<!- 메모 ->"])
  func `a mark behind an escaped backslash is a mark`(_ mark: String) {
    #expect(Set(places("한글 \(mark) 글")) == ["4"])
    #expect(Set(places("한글 \\\\\(mark) 글")) == ["6"])
    #expect(places("한글 \\\(mark) 글") == [])
  }

  /// As formatters escape `_`.
  @Test(arguments: ["#dim\\_tabs", "../toolbar/en.md#keep\\_short", "../tab\\_bra/en.md#keep"])
  func `a name in an address that is escaped is told where the address begins, without a mend`(
    _ address: String
  ) {
    let page = ["bars/tab-bar/en.md": ExampleContent.page("한글 [탭 바](\(address)) 글")]
    let found = ExampleContent.printed(replacing: page).filter {
      $0.hasPrefix("Content/bars/tab-bar/en.md:7:")
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Content/bars/tab-bar/en.md:7:10: error: no ") == true)
  }

  @Test func `words before an escaped backslash may be those of a link`() {
    #expect(Set(places("한글 [탭 바\\\\] (../toolbar/en.md) 글")) == ["10"])
    #expect(places("한글 [탭 바\\] (../toolbar/en.md) 글") == [])
  }

  @Test func `a title's mood is asked in every region of a language`() {
    let files = SmallGuide.files.map { path, text in
      let name = path.replacing("/en.md", with: "/en-GB.md")
      return (
        name,
        text.replacing("en:", with: "en-GB:").replacing("code: en,", with: "code: en-GB,")
          .replacing("/en.md", with: "/en-GB.md")
          .replacing("### Keep every tab enabled", with: "### Don't keep every tab enabled")
      )
    }
    let catalog = CatalogReader(ContentTree(texts: Dictionary(uniqueKeysWithValues: files))).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let found = CheckRegistry.diagnostics(in: content).filter {
      $0.check == "translation/title-mood"
    }
    #expect(found.map(\.location.path) == ["Content/bars/tab-bar/en-GB.md"])
  }
}
