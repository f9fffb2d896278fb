import RuleGraph
import SmallContent
import Testing

/// Rules that stand behind a part of a component.
@Suite struct RuleOfPartTests {
  @Test func `no rule becomes one of a part because the heading between them goes`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"]? += """


      ## Label buttons {#label-buttons .do source=ios7-2013}

      Words help.

      ### Keep labels short {#short-labels .do source=ios7-2013}

      One word is enough.

      """
    files["bars/toolbar/ko.md"]? += """


      ## 버튼에 이름을 붙이세요 {#label-buttons}

      낱말이 도움이 됩니다.

      ### 이름을 짧게 하세요 {#short-labels}

      한 낱말이면 됩니다.

      """
    let accepted = LockedGuide.accepting(files)
    #expect(CheckRegistry.diagnostics(in: LockedGuide.content(of: accepted)) == [])
    let editor = RuleEditor(ContentTree(texts: accepted))
    let old = try #require(RuleID("toolbar/label-buttons"))
    #expect {
      try editor.retire(old, into: [], reason: "틀렸습니다.")
    } throws: {
      "\($0)"
        == "'toolbar/short-labels' would no longer lead to the component 'toolbar' (belongs-to)"
    }
  }
}
