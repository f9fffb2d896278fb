import RuleGraph
import SmallContent
import Testing

/// Lists with other marks than commas between their names.
@Suite struct ListSeparatorTests {
  private static let path = "bars/tab-bar/en.md"

  private func found(_ text: String, _ slip: String) -> [String] {
    let files = SmallGuide.tabBar(replacing: text, with: slip)
    return ExampleContent.printed(replacing: files.mapValues { $0 as String? })
      .filter { ["error: ", "warning: ", "fixit: "].contains(where: $0.contains) }
      .map { String($0.dropFirst("Content/\(Self.path):".count)) }
  }

  @Test(arguments: ["，", "、", "；", ";", "|"])
  func `a mark that is no comma is told, and no name`(_ mark: String) {
    #expect(
      found("Dim unavailable tabs {", "탭은 흐리게 {see=keep-every-tab-enabled\(mark)toolbar ") == [
        "15:39: error: '\(mark)' parts no names; write ',' [list/separator]",
        "15:39: fixit: replace '\(mark)' with ','",
      ])
  }

  @Test func `a list behind a kind is not mended without being asked`() {
    let files = SmallGuide.tabBar(
      replacing: "{#dim-unavailable-tabs .do",
      with: "{.do #dim-unavailable-tabs platforms=iOS；iPadOS")
    let content = ExampleContent.content(replacing: files.mapValues { $0 as String? })
    let fixIts = CheckRegistry.diagnostics(in: content).flatMap(\.fixIts)
    #expect(fixIts.map(\.isCertain) == [false])
  }

  @Test func `several are mended at once`() {
    #expect(
      found("apis: [UITabBar]", "apis: [UITabBar; UITabBarItem，UITabBarItem.isEnabled]") == [
        "4:16: error: ';' parts no names; write ',' [list/separator]",
        "4:16: fixit: replace '; UITabBarItem，' with ', UITabBarItem,'",
      ])
  }

  @Test(arguments: ["，", "、", "；"])
  func `rules of the provenance that other marks part keep their source`(_ mark: String) {
    let names = "tab-bar/dim-unavailable-tabs\(mark)toolbar/keep-it-short"
    let provenance = SmallGuide.files["provenance.tsv"].map {
      "\($0)\ns9\tios7-2013\t1\t\(names)\n"
    }
    let found = ExampleContent.printed(replacing: ["provenance.tsv": provenance])
    let parted = "tab-bar/dim-unavailable-tabs, toolbar/keep-it-short"
    #expect(
      found.first
        == "Content/provenance.tsv:3:16: error: no rule '\(names)'; write '\(parted)' [provenance/unknown-rule]"
    )
    #expect(
      found.contains("Content/provenance.tsv:3:16: fixit: replace '\(names)' with '\(parted)'"))
  }

  @Test func `a name between them that is unknown is told as well`() {
    #expect(
      found("apis: [UITabBar]", "apis: [UITabBar；UITabBarItm]") == [
        "4:16: error: '；' parts no names; write ',' [list/separator]",
        "4:16: fixit: replace '；' with ','",
        "4:17: error: no API 'UITabBarItm'; did you mean 'UITabBarItem'? [api/unknown]",
        "4:17: fixit: replace 'UITabBarItm' with 'UITabBarItem'",
      ])
  }

  @Test(arguments: [
    ("[탭 막대]", "[탭 막대 / 탭 띠]", "6:28: fixit: replace ' / ' with ', '"),
    ("[탭 막대]", "[탭 막대;탭 띠; 탭 줄]", "6:28: fixit: replace ';탭 띠;' with ',탭 띠,'"),
  ])
  func `names of a data file are parted as those of front matter`(
    _ list: String, _ slip: String, _ fixIt: String
  ) {
    let glossary = SmallGuide.files["glossary.yml"]?.replacing(list, with: slip)
    let found = ExampleContent.printed(replacing: ["glossary.yml": glossary])
    #expect(found.last == "Content/glossary.yml:\(fixIt)", "\(found)")
    #expect(found.count { $0.contains("error: ") } == 1)
  }

  @Test(arguments: ["[\"탭; 막대\"]", "[탭/막대]"])
  func `what stands in quotes or without blanks is one name`(_ list: String) {
    let glossary = SmallGuide.files["glossary.yml"]?.replacing("[탭 막대]", with: list)
    #expect(ExampleContent.printed(replacing: ["glossary.yml": glossary]) == [])
  }

  @Test(arguments: ["apis: UITabBar; UITabBarItem", "apis: [\"UITabBar; UITabBarItem\"]"])
  func `without brackets, or in quotes, the names are told as joined`(_ slip: String) {
    let found = found("apis: [UITabBar]", slip).filter { $0.contains("error: ") }
    let words = "'UITabBar; UITabBarItem' is 2 API names in one [api/joined]"
    #expect(found.map { $0.hasSuffix(words) } == [true])
  }
}
