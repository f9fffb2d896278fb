import RuleGraph
import Testing

@testable import SiteRenderer

struct ForeignRunsTests {
  private let runs = ForeignRuns(in: "en", of: SampleSite.graph().site)

  @Test(arguments: [
    ("plain", "plain"),
    ("say 탭 바, not 탭", "say <span lang=\"ko\">탭 바</span>, not <span lang=\"ko\">탭</span>"),
    ("ㅌㅂ", "<span lang=\"ko\">ㅌㅂ</span>"),
    ("a < 나, 다 ", "a &lt; <span lang=\"ko\">나, 다</span> "),
    (
      "\u{1110}\u{1162}\u{11B8} bar",
      "<span lang=\"ko\">\u{1110}\u{1162}\u{11B8}</span> bar"
    ),
  ])
  func `words in another script say their language`(text: String, markup: String) {
    #expect(runs.markup(text).markup == markup)
  }

  @Test func `tags and drawings stay as they are`() {
    let html = "<a title=\"탭\">탭</a><svg><title>탭</title></svg><b>바</b>"
    #expect(
      runs.markup(TrustedHTML(markup: html)).markup
        == "<a title=\"탭\"><span lang=\"ko\">탭</span></a><svg><title>탭</title></svg><b><span lang=\"ko\">바</span></b>"
    )
  }

  @Test func `Latin letters tell no language`() {
    let korean = ForeignRuns(in: "ko", of: SampleSite.graph().site)
    #expect(korean.markup("iOS의 UITabBar").markup == "iOS의 UITabBar")
  }
}
