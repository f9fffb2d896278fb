import RuleGraph
import Testing

@testable import SiteRenderer

struct ProseTests {
  /// The body of the rule `r` of a page, `ko/tab-bar.html` unless said otherwise.
  private func body(_ markdown: String, in language: String = "ko") throws -> String {
    let text = "---\ntitle: T\nsummary: S\n---\n### 제목 {#r .fact}\n\n\(markdown)\n"
    let graph = SampleSite.graph(["bars/tab-bar/\(language).md": text])
    let rule = try #require(graph.rule(RuleID(page: "tab-bar", name: "r")))
    let passage = try #require(rule.texts[language]?.passage)
    let parts = SiteParts(graph, strings: ["en": ["page.quotes": "“”‘’"]])
    let viewpoint = Viewpoint(parts, language: language, page: "tab-bar.html")
    return viewpoint.prose(on: "tab-bar", in: language).body(of: passage).markup
  }

  @Test(arguments: [
    ("[a](../toolbar/en.md)", "<a href=\"toolbar.html\">a</a>"),
    ("[a](../toolbar/en.md#hide)", "<a href=\"toolbar.html#hide\">a</a>"),
    ("[a](#r)", "<a href=\"#r\">a</a>"),
    ("[a](https://example.com/?a=1&b)", "<a href=\"https://example.com/?a=1&amp;b\">a</a>"),
    ("[a](javascript:alert(1))", "<a href=\"\">a</a>"),
    ("[a](//evil.example/x)", "<a href=\"\">a</a>"),
    ("[a](&#47;/evil.example/x)", "<a href=\"\">a</a>"),
    ("[a](&#9;//evil.example/x)", "<a href=\"%09//evil.example/x\">a</a>"),
  ])
  func `links lead to the pages of the site`(markdown: String, html: String) throws {
    #expect(try body(markdown, in: "en") == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("[툴바](../toolbar/ko.md)", "<a href=\"toolbar.html\">툴바</a>"),
    ("[숨기기](../toolbar/ko.md#hide)", "<a href=\"toolbar.html#hide\">숨기기</a>"),
  ])
  func `a link to a page that is not translated leads to what is shown instead`(
    markdown: String, html: String
  ) throws {
    #expect(try body(markdown) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("`UITabBar`는", "<a class=\"api\" href=\"api/UITabBar.html\"><code>UITabBar</code></a>는"),
    ("`Unknown`은", "<code>Unknown</code>은"),
    ("`a < b`", "<code>a &lt; b</code>"),
    ("[`UITabBar`](#r)", "<a href=\"#r\"><code>UITabBar</code></a>"),
    ("a <!-- hig:ignore b --> c", "a  c"),
    ("<b>x</b>", "<!-- raw HTML omitted -->x<!-- raw HTML omitted -->"),
  ])
  func `code that names an API leads to its page`(markdown: String, html: String) throws {
    #expect(try body(markdown) == "<p>\(html)</p>\n")
  }
}

struct QuotationMarkTests {
  @Test(arguments: [
    ("Don't use \"this\"", "Don’t use “this”"),
    ("'탭'과 \"바\"", "‘탭’과 “바”"),
    ("(\"a\") 'b'", "(“a”) ‘b’"),
    ("\"'a' b\"", "“‘a’ b”"),
    ("\"a\"/\"b\"", "“a”/“b”"),
    ("말—\"탭\"—말, 'a'–'b'", "말—“탭”—말, ‘a’–‘b’"),
    ("\"Wait—\" and/", "“Wait—” and/"),
    ("none", "none"),
    ("\"확인\"·\"취소\" 같은 말", "“확인”·“취소” 같은 말"),
    ("'확인'·'취소' 같은 말", "‘확인’·‘취소’ 같은 말"),
    ("예:\"확인\"+\"취소\"", "예:“확인”+“취소”"),
    ("\"어디로…\"라고, '정말…'이라고", "“어디로…”라고, ‘정말…’이라고"),
    ("Settings→\"General\", \"OK\"+\"Cancel\"", "Settings→“General”, “OK”+“Cancel”"),
    ("…\"and so on\"", "…“and so on”"),
    ("按下\"完成\"按鈕，按'好'", "按下“完成”按鈕，按‘好’"),
    ("12\" and 3½\"짜리 화면", "12” and 3½”짜리 화면"),
    ("\"Tabs\"'s, (x)'s and C++'s", "“Tabs”’s, (x)’s and C++’s"),
    ("'don't'·'won't'", "‘don’t’·‘won’t’"),
  ])
  func `straight marks in a text become those of the language`(text: String, result: String) {
    #expect(QuotationMarks("“”‘’").text(text) == result)
    #expect(QuotationMarks("").text(text) == text)
  }

  @Test(arguments: [
    ("<p>&quot;<em>탭</em>&quot;을</p>\n<p>'a'</p>", "<p>“<em>탭</em>”을</p>\n<p>‘a’</p>"),
    ("<code>it's &quot;x&quot;</code>'s", "<code>it's &quot;x&quot;</code>’s"),
    ("<a href=\"#it's\">it's</a>", "<a href=\"#it's\">it’s</a>"),
    (
      "<p>&quot;<a href=\"#a\">가</a>&quot;·&quot;<code>b</code>&quot;을</p>",
      "<p>“<a href=\"#a\">가</a>”·“<code>b</code>”을</p>"
    ),
    ("<p>&quot;가</p>\n<p>나:&quot;다&quot;</p>", "<p>“가</p>\n<p>나:“다”</p>"),
    ("<code>'", "<code>'"),
    ("<", "<"),
  ])
  func `tags and code keep their marks`(markup: String, result: String) {
    #expect(QuotationMarks("“”‘’").markup(TrustedHTML(markup: markup)).markup == result)
  }
}

struct SymbolMarkupTests {
  @Test(arguments: [
    ("UITabBarItem.badgeValue", ["UITabBarItem.", "badgeValue"]),
    (
      "UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:)",
      [
        "UISegmentedControl.", "set", "Content", "Position", "Adjustment(", "_:",
        "forSegmentType:)",
      ]
    ),
    ("UIKit", ["UIKit"]),
    ("update()", ["update()"]),
    ("", []),
  ])
  func `names break after punctuation, long words before humps`(name: String, words: [String]) {
    #expect(SymbolMarkup.words(of: name) == words)
  }
}
