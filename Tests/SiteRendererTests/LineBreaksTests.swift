import Testing

@testable import SiteRenderer

struct LineBreaksTests {
  private func mended(_ markup: String) -> String {
    LineBreaks.mended(TrustedHTML(markup: markup)).markup
      .replacing("\u{2060}", with: "+").replacing("\u{A0}", with: "~")
  }

  @Test(arguments: [
    ("‘바’로", "‘바’+로"), ("“이메일”이나", "“이메일”+이나"), ("(선택)은", "(선택)+은"), ("[가]를", "[가]+를"),
    ("「가」의", "「가」+의"), ("50%를", "50%+를"), ("‘<em>바</em>’로", "‘<em>바</em>’+로"),
    ("<strong>‘바’</strong>로", "<strong>‘바’</strong>+로"),
    ("<a href=\"#\"><code>f(_:)</code></a>로", "<a href=\"#\"><code>f(_:)</code></a>+로"),
    (
      "<code>f(_:)</code><span lang=\"ko\">로</span>",
      "<code>f(_:)</code><span lang=\"ko\">+로</span>"
    ),
  ])
  func `a particle stays with the closing mark before it`(markup: String, expected: String) {
    #expect(mended(markup) == expected)
  }

  @Test(arguments: [
    ("iOS 11부터", "iOS~11부터"), ("In iOS 7, a bar", "In iOS~7, a bar"), ("watchOS 4", "watchOS~4"),
    ("<p>tvOS 14와 iOS 16</p>", "<p>tvOS~14와 iOS~16</p>"),
  ])
  func `a version stays with the name of its platform`(markup: String, expected: String) {
    #expect(mended(markup) == expected)
  }

  @Test(arguments: [
    "‘바’ 로", "‘바’, 로", "(a) b", "<p>(가)</p><p>나</p>", "(가)<br>나", "<code>(가)나</code>", "iOS 앱",
    "OS 9",
    "SOS 112", "<code>iOS 7</code>", "<a title=\"iOS 7 ‘바’로\">a</a>",
    "<svg><title>iOS 7 (가)나</title></svg>",
    "<pre>iOS 7 (가)나</pre>", "(가)\u{D7CB}", "(가)\u{A990}", "라면", "", "<", "<code>", "<svg", "(",
  ])
  func `all else may break as before`(markup: String) {
    #expect(mended(markup) == markup)
  }

  @Test func `pages hold lines together, and twins, titles and descriptions have nothing of it`()
    throws
  {
    let pages = try SampleSite.pages([
      "bars/toolbar/ko.md":
        "---\ntitle: 툴바\nsummary: iOS 7의 ‘툴바’를 씁니다.\n---\n## iOS 7은 ‘툴바’로 {#hide}\n\niOS 7의 (툴바)를\n"
    ])
    let page = pages["ko/toolbar.html"] ?? ""
    #expect(page.contains("<p class=\"summary\">iOS\u{A0}7의 ‘툴바’\u{2060}를 씁니다.</p>"))
    #expect(page.contains("<p>iOS\u{A0}7의 (툴바)\u{2060}를</p>"))
    #expect(page.contains("<a class=\"anchor\" href=\"#hide\">iOS\u{A0}7은 ‘툴바’\u{2060}로</a>"))
    #expect(page.contains("property=\"og:description\" content=\"iOS 7의 ‘툴바’를 씁니다.\">"))
    let twin = pages["ko/toolbar.md"] ?? ""
    #expect(twin.contains("iOS 7의 (툴바)를"))
    #expect(!twin.contains("\u{A0}") && !twin.contains("\u{2060}"))
  }
}
