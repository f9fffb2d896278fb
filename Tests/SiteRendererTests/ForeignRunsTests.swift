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

  private static func runs(
    in language: String, among languages: [(String, String)]
  ) -> ForeignRuns {
    let site = SampleSite.graph().site
    return ForeignRuns(
      in: language,
      of: Site(
        words: (site.title, site.summary),
        languages: languages.map { Language(code: $0.0, name: $0.0, script: $0.1) },
        groups: site.groups))
  }

  @Test(arguments: [
    ("Kore", "say 탭 바", "say <span lang=\"xx\">탭 바</span>"),
    ("Jpan", "say タブ・バー、画面。", "say <span lang=\"xx\">タブ・バー、画面</span>。"),
    ("Hebr", "a סרגל־כרטיסיות, כן", "a <span lang=\"xx\">סרגל־כרטיסיות, כן</span>"),
    ("Arab", "a علامة، نعم.", "a <span lang=\"xx\">علامة، نعم</span>."),
    ("Armn", "탭 a Նշան", "탭 a <span lang=\"xx\">Նշան</span>"), ("Latf", "plain", "plain"),
  ])
  func `a script is told by its letters, however it is called`(
    script: String, text: String, markup: String
  ) {
    let runs = Self.runs(in: "en", among: [("en", "Latn"), ("xx", script)])
    #expect(runs.markup(text).markup == markup)
  }

  @Test func `of two languages that share letters only those of one alone say its language`() {
    let languages = [("zh", "Hans"), ("ja", "Jpan")]
    let chinese = Self.runs(in: "zh", among: languages)
    #expect(chinese.markup("标签栏 タブ").markup == "标签栏 <span lang=\"ja\">タブ</span>")
    #expect(Self.runs(in: "ja", among: languages).markup("标签栏 タブ").markup == "标签栏 タブ")
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
