import SearchIndex
import Testing

/// Guides in a language of another script than Latin letters.
@Suite struct OtherScriptTests {
  @Test(arguments: TwoScriptGuide.all)
  func `a language is searched in its own script, by the page as well`(
    _ other: TwoScriptGuide
  ) throws {
    let guide = other.guide
    for (id, queries) in zip(TwoScriptGuide.ids, other.queries) {
      for query in queries {
        let answer = try guide.answer(query, in: other.language)
        #expect(answer.hits.first?.id == id, "\(query)")
        #expect(answer.hits.first?.lang == other.language)
        #expect(
          try guide.pageAnswer(query, in: other.language)
            == answer.hits.map(\.json) + [answer.frameJSON])
      }
    }
  }

  @Test(arguments: TwoScriptGuide.all)
  func `a reader of English is answered in the language whose script a query is in`(
    _ other: TwoScriptGuide
  ) throws {
    let guide = other.guide
    for (id, queries) in zip(TwoScriptGuide.ids, other.queries) {
      let answer = try guide.answer(queries[0], in: "en")
      #expect(answer.hits.first?.id == id, "\(queries[0])")
      #expect(answer.hits.first?.why.contains("language \(other.language)") == true)
      #expect(
        try guide.pageAnswer(queries[0], in: "en")
          == answer.hits.map(\.json) + [answer.frameJSON])
    }
  }

  /// A letter with a mark behind it begins as the letter alone does: the page knows no clusters.
  @Test(arguments: [("th", "Thai", "น้ำอยู่ในแถบ", "น"), ("vi", "Latn", "q\u{303}uick đi", "q")])
  func `the beginning of a word is marked although it is half of what looks like one letter`(
    _ language: String, _ script: String, _ title: String, _ query: String
  ) throws {
    let guide = TwoScriptGuide(
      language: language, script: script, rules: [(title, "แถบ"), ("แถบ", "แถบ")], queries: []
    ).guide
    let answer = try guide.answer(query, in: language)
    #expect(answer.hits.first?.marks.title.isEmpty == false, "\(answer.hits.map(\.json))")
    #expect(
      try guide.pageAnswer(query, in: language) == answer.hits.map(\.json) + [answer.frameJSON])
  }

  @Test(arguments: TwoScriptGuide.all)
  func `what was asked for is marked where it stands`(_ other: TwoScriptGuide) throws {
    let hit = try #require(
      other.guide.answer(other.queries[1][0], in: other.language).hits.first)
    let marked = hit.marks.title.map { Array(hit.title.utf16)[$0] }.map {
      String(decoding: $0, as: UTF16.self)
    }
    #expect(!marked.isEmpty)
    #expect(marked.allSatisfy { !$0.isEmpty && hit.title.contains($0) })
  }
}
