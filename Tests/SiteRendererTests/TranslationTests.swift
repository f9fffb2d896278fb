import RuleGraph
import Testing

@testable import SiteRenderer

/// What pages say of texts that were not translated anew, and of rules that are there no more.
@Suite struct TranslationTests {
  private static let page = "---\ntitle: Tab bars\nsummary: S\n---\n"
  private static let english =
    page
    + "## Size {#size .do}\n\nMake it `UITabBar` and 44 points. See [tools](../toolbar/en.md).\n"
  private static let korean = page + "## 크기 {#size}\n\n40포인트로 하세요.\n"

  /// The page of a rule whose texts were accepted as they are, in Korean.
  private func main(_ path: String, accepting: [String: String]) throws -> String {
    let files = ["bars/tab-bar/en.md": Self.english, "bars/tab-bar/ko.md": Self.korean]
    let accepted = CatalogReader(
      ContentTree(
        texts: SampleSite.texts.merging(files) { $1 }.merging(accepting) { $1 }
      )
    ).read()
    let linked = Linker(accepted).link()
    var keeper = LockKeeper(CheckedContent(catalog: accepted, linked: linked))
    for rule in linked.graph.rules { keeper.accept(rule, in: ["en", "ko"]) }
    let now = files.merging(["rules.lock": keeper.text.text]) { $1 }
    return SampleSite.mainPart(of: try SampleSite.pages(now)[path])
  }

  @Test func `texts that were accepted as they are say nothing`() throws {
    #expect(try !main("ko/tab-bar.html", accepting: [:]).contains("translation"))
  }

  @Test func `a text that has not followed says so, with the facts that differ and the other text`()
    throws
  {
    let before = ["bars/tab-bar/en.md": Self.english.replacing("44", with: "40")]
    let main = try main("ko/tab-bar.html", accepting: before)
    #expect(main.contains("English 글이 바뀌었지만 이 글은 아직 그대로입니다."))
    #expect(
      main.contains("<li>숫자: <span>여기에만 40.</span> <span>English 글에만 44.</span></li>"))
    #expect(main.contains("<li>API 이름과 코드: <span>English 글에만 UITabBar.</span></li>"))
    #expect(main.contains("<li>링크: <span>English 글에만 bars/toolbar.</span></li>"))
    #expect(main.contains("<blockquote lang=\"en\"><p><strong>Size</strong></p>"))
    #expect(main.contains("href=\"tab-bar.parallel.html#size\""))
  }

  @Test func `the text that has changed says nothing`() throws {
    let before = ["bars/tab-bar/en.md": Self.english.replacing("44", with: "40")]
    #expect(try !main("en/tab-bar.html", accepting: before).contains("translation"))
  }

  @Test func `texts that have both changed say so on both pages`() throws {
    let before = [
      "bars/tab-bar/en.md": Self.english.replacing("44", with: "40"),
      "bars/tab-bar/ko.md": Self.korean.replacing("40", with: "44"),
    ]
    let notice = "This text and the <span lang=\"ko\">한국어</span> one have both changed"
    #expect(try main("en/tab-bar.html", accepting: before).contains(notice))
    #expect(try main("ko/tab-bar.html", accepting: before).contains("두 글이 모두 바뀌었습니다"))
  }

  @Test func `beside one another the text that has not followed is named`() throws {
    let before = ["bars/tab-bar/en.md": Self.english.replacing("44", with: "40")]
    let main = try main("en/tab-bar.parallel.html", accepting: before)
    #expect(
      main.contains(
        "<p class=\"notice\"><span lang=\"ko\">한국어</span>: The English text has changed, and this one has not followed yet.</p>"
      ))
  }

  @Test func `a rule that is there no more keeps its address and leads on`() throws {
    let lock = """
      tab-bar/dim-it renamed tab-bar/keep
      tab-bar/gone retired
      tabs/first merged tab-bar/keep
      """
    let pages = try SampleSite.pages(["rules.lock": lock])
    let main = SampleSite.mainPart(of: pages["en/tab-bar.html"])
    let renamed = "<code>dim-it</code> has another name now<ul>"
    #expect(main.contains("<li id=\"dim-it\" data-moved=\"#keep\">\(renamed)"))
    #expect(main.contains("<li id=\"gone\"><code>gone</code> is withdrawn</li>"))
    let old = SampleSite.mainPart(of: pages["ko/tabs.html"])
    #expect(old.contains("<li id=\"first\" data-moved=\"tab-bar.html#keep\"><code>first</code>"))
    #expect(old.contains("href=\"tab-bar.html#keep\""))
  }

  @Test(arguments: [
    (["18"], "18"), (["1", "2", "3"], "1–3"), (["3,5", "4"], "3–5"),
    (["9", "13-15", "7"], "7, 9, 13–15"),
    (["9223372036854775807", "3,9223372036854775807"], "3, 9223372036854775807"),
    (["0-9223372036854775807", "5"], "0–9223372036854775807"),
  ])
  func `lines that follow one another are one range`(lines: [String], text: String) {
    #expect(LineRanges(lines).description == text)
  }
}
