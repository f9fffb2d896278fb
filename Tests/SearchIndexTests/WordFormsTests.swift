import RuleGraph
import SmallContent
import Testing

@testable import SearchIndex

@Suite struct WordFormsTests {
  private static let forms: WordForms = {
    let tree = ContentTree(texts: SmallGuide.files)
    return WordForms(Linker(CatalogReader(tree).read()).link().graph, language: "ko")
  }()

  @Test func `particles come off, and words are also written as one`() {
    let joined = ["탭바를", "탭바", "바를켜", "켜두세요", "켜두세"]
    let alone = ["탭", "바를", "바", "켜", "두세요", "두세"]
    let pairs = ["탭바", "바를", "를켜", "켜두", "두세", "세요"]
    let forms = Self.forms.forms(of: "탭 바를 켜 두세요")
    #expect(Set(forms) == Set(joined + alone + pairs))
    #expect(forms.count == Set(forms).count)
    #expect(forms.prefix(3) == ["탭", "탭바를", "탭바"])
    #expect(!Self.forms.forms(of: "탭\n바, 툴바").contains { ["탭바", "바툴바"].contains($0) })
  }

  @Test func `names of APIs are found by their parts`() {
    let forms = Self.forms.forms(of: "UITabBarItem.isEnabled를 쓰세요")
    #expect(
      Set(forms).isSuperset(of: ["uitabbaritem", "isenabled", "tab", "bar", "tabbaritem", "쓰세요"]))
    #expect(!forms.contains("를"))
  }

  @Test func `a number is one with its unit`() {
    #expect(Self.forms.forms(of: "높이는 44 포인트").contains("44pt"))
    let forms = Self.forms.forms(of: "탭 15분이면, 너비는 270포인트만 1.5 배율로")
    let joined = ["15분이면", "270포인트만", "270포인트", "1.5배율"]
    #expect(Set(forms).isSuperset(of: ["15", "분이면"] + joined), "\(forms)")
    #expect(!forms.contains { $0.hasPrefix("탭15") || $0.hasPrefix("만1.5") }, "\(forms)")
  }

  @Test func `a long word that the content does not know is found without its particle`() {
    #expect(Self.forms.forms(of: "내비게이션은").contains("내비게이션"))
    #expect(Self.forms.forms(of: "바로").first == "바로")
  }

  @Test func `words without spaces are found by pairs`() {
    #expect(Self.forms.forms(of: "検索欄") == ["検索欄", "検索", "索欄"])
  }
}
