import Testing

@testable import SearchIndex

/// What stands beside the hits: filters, counts, corrections and other queries.
@Suite struct AnswerTests {
  private func answer(
    _ query: String, _ language: String = "ko", isExact: Bool = false
  ) throws -> SearchAnswer {
    try SampleGuide.reader.answer(
      to: query, QueryOptions(language: language, isExact: isExact))
  }

  @Test(arguments: [
    ("컴포넌트:탭바", "component", ["tab-bar"]), ("구성요소:\"탭 막대\"", "component", ["tab-bar"]),
    ("component:toolbar", "component", ["toolbar"]), ("컴포넌트:툴", "component", ["toolbar"]),
    ("종류:하지마세요", "kind", ["avoid"]), ("종류:“하지 마세요”", "kind", ["avoid"]),
    ("KIND:Avoid", "kind", ["avoid"]), ("유형:하", "kind", ["do", "avoid"]),
    ("판:2018", "edition", ["ios11"]), ("에디션:\"iOS 7\"", "edition", ["ios7"]),
    ("edition:ios", "edition", ["ios7", "ios11"]), ("언어:영어", "lang", []),
    ("lang:en", "lang", ["en"]), ("언어:한국어", "lang", ["ko"]), ("lang:한", "lang", ["ko"]),
    ("api:UITabBarItem.isEnabled", "api", ["UITabBarItem.isEnabled"]),
    ("심벌:tabenabled", "api", ["tabenabled"]), ("api:uitabbari", "api", ["uitabbari"]),
    ("컴포넌트:없음", "component", []),
  ])
  func `a filter is understood by any of its names`(
    _ typed: String, _ field: String, _ names: [String]
  ) throws {
    let applied = try answer("\(typed) 탭").filters
    #expect(applied.map(\.field) == [field])
    #expect(applied.map(\.names) == [names])
  }

  @Test(arguments: [
    ("판:iOS 7 탭", "edition", "iOS 7", ["ios7"]), ("edition: 2018 탭", "edition", "2018", ["ios11"]),
    ("탭 종류:하지 마세요 바", "kind", "하지 마세요", ["avoid"]), ("kind: Avoid 탭", "kind", "Avoid", ["avoid"]),
    ("탭 종류:  do  not", "kind", "do  not", ["avoid"]), ("판: ios7\n탭", "edition", "ios7", ["ios7"]),
    ("기기: 아이폰 탭", "platform", "아이폰", []), ("platform: iOS 탭", "platform", "iOS", []),
  ])
  func `a known value needs no quotes, and may stand behind a blank`(
    _ query: String, _ field: String, _ value: String, _ names: [String]
  ) throws {
    let found = try answer(query)
    #expect(found.filters == [AppliedFilter(field: field, value: value, names: names)])
    let quoted = try answer("탭 \(field):\"\(value)\"\(query.hasSuffix("바") ? " 바" : "")")
    #expect(found.hits.map(\.id) == quoted.hits.map(\.id))
  }

  @Test(arguments: [
    ("kind: 탭", "탭"), ("종류: \"하기\" 탭", "\"하기\" 탭"), ("component: tab-bar", "tab-bar"),
  ])
  func `what is no known value behind a blank stays a word`(
    _ query: String, _ rest: String
  ) throws {
    let found = try answer(query)
    #expect(found.filters.isEmpty)
    #expect(try found.hits == answer(rest).hits)
    #expect(!found.hits.isEmpty)
  }

  @Test func `decomposed filters are understood as well`() throws {
    let composed = "종류:하지마세요 툴바"
    let decomposed =
      "\u{110C}\u{1169}\u{11BC}\u{1105}\u{1172}:"
      + "\u{1112}\u{1161}\u{110C}\u{1175}\u{1106}\u{1161}\u{1109}\u{1166}\u{110B}\u{116D} 툴바"
    #expect(try answer(decomposed).hits == answer(composed).hits)
    #expect(try answer(composed).hits.map(\.id) == ["toolbar/keep-it-short"])
  }

  @Test func `values of one field are alternatives and fields add up`() throws {
    let either = try answer("kind:do kind:avoid")
    #expect(Set(either.hits.map(\.kind)) == ["do", "avoid"])
    #expect(
      try answer("kind:do kind:avoid component:toolbar").hits.map(\.id)
        == ["toolbar/keep-it-short"])
  }

  @Test func `filters alone list all that pass, and one without a value leaves nothing out`() throws
  {
    #expect(try answer("판:ios7").hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    #expect(try answer("종류:").total == 7)
    #expect(try answer("종류: 배지").hits.first?.id == "tab-bar/red-oval")
    #expect(try answer("모름:탭").filters.isEmpty)
  }

  @Test func `a filter is the same in the options as in the text`() throws {
    var filters = QueryFilters(component: ["탭바", "툴바"], kind: ["권장"], edition: ["2018"])
    filters.lang = ["한국어"]
    filters.platform = ["아이폰"]
    let given = try SampleGuide.reader.answer(
      to: "탭", QueryOptions(language: "ko", filters: filters))
    let typed = try answer("탭 컴포넌트:탭바 컴포넌트:툴바 종류:권장 판:2018 기기:아이폰 언어:한국어")
    #expect(given.hits == typed.hits)
    #expect(given.facets == typed.facets)
    #expect(
      given.filters.map(\.field) == [
        "component", "component", "kind", "edition", "platform", "lang",
      ])
  }

  @Test func `counts are of all rules that answer, whatever the other filters of the field`() throws
  {
    let counts = { (answer: SearchAnswer, field: String) in
      answer.facets.first { $0.field == field }?.values.map { "\($0.value) \($0.count)" }
    }
    let all = try answer("탭")
    #expect(counts(all, "kind") == ["fact 3", "do 2", "avoid 1"])
    #expect(counts(all, "component") == ["tab-bar 5", "badge 1", "icons 1", "toolbar 1"])
    let some = try answer("탭 kind:do")
    #expect(some.total == 2)
    #expect(counts(some, "kind") == ["fact 3", "do 2", "avoid 1"])
    #expect(counts(some, "component") == ["tab-bar 2"])
    #expect(counts(some, "edition") == ["ios7 1", "ios11 1"])
  }

  @Test func `counts have the names of the language`() throws {
    let components = try answer("탭").facets.first { $0.field == "component" }
    #expect(components?.values.map(\.title) == ["탭 바", "배지", "아이콘", "툴바"])
    let english = try answer("tab", "en").facets.first { $0.field == "component" }
    #expect(english?.values.first?.title == "Tab bars")
  }

  @Test func `an edition among the words is a filter where rules of it answer`() throws {
    let named = try answer("iOS 7 탭")
    #expect(named.hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    #expect(named.filters == [AppliedFilter(field: "edition", value: "iOS 7", names: ["ios7"])])
    #expect(try answer("2013년판 툴바").filters.isEmpty)
  }

  @Test(arguments: [
    ("2013년의 탭", "2013 년의"), ("2013년에 탭", "2013 년에"), ("2013년판에서는 탭", "2013 년판에서는"),
    ("탭 2013년부터", "2013 년부터"), ("iOS 7에서 탭", "iOS 7"), ("2013의 탭", "2013"),
  ])
  func `an ending after an edition among the words is none of its name`(
    _ query: String, _ typed: String
  ) throws {
    let named = try answer(query)
    #expect(named.hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    #expect(named.filters == [AppliedFilter(field: "edition", value: typed, names: ["ios7"])])
  }

  @Test(arguments: ["2013", "ios7", "iOS 7", "2013년", "2013년의"])
  func `the name of an edition that no text has is a filter`(_ query: String) throws {
    let named = try answer(query)
    #expect(named.hits.contains { $0.id == "tab-bar/dim-unavailable-tabs" })
    #expect(named.filters.map(\.field) == ["edition"] && named.filters[0].names == ["ios7"])
    #expect(try answer(query, isExact: true).filters.isEmpty)
    let avoided = try answer("\(query) 종류:피하기")
    #expect(avoided.filters.map(\.field) == ["kind", "edition"])
    #expect(avoided.hits.allSatisfy { $0.kind == "avoid" })
  }

  @Test func `words as written are found alone when asked for exactly`() throws {
    #expect(try answer("비활성화하지").hits.first?.id == "tab-bar/keep-every-tab-enabled")
    #expect(try answer("비활성화된", isExact: true).hits.isEmpty)
    #expect(try answer("탭바", isExact: true).hits.isEmpty)
    let exact = try answer("비활성화하지", isExact: true)
    #expect(exact.hits.map(\.why) == [[]])
  }

  @Test func `what was corrected is offered with what it finds`() throws {
    let corrected = try answer("빨간 타완입니다")
    #expect(corrected.hits.first?.id == "tab-bar/red-oval")
    #expect(corrected.hits.first?.why == ["spelling 타완입니다 → 타원입니다"])
    #expect(
      corrected.suggestions.first
        == SearchSuggestion(kind: .corrected, query: "빨간 타원입니다", count: corrected.total))
  }

  @Test func `a word that no rule has with the others is offered to be left out`() throws {
    let found = try answer("배지 툴바 버튼")
    let offered = found.suggestions.filter { $0.kind == .without }
    #expect(offered == [SearchSuggestion(kind: .without, query: "툴바 버튼", count: 1)])
    #expect(
      found.hits.map(\.why)
        == [
          ["without 배지", "prefix 버튼"], ["without 툴바", "without 버튼"],
          ["without 배지", "without 버튼", "language en"],
        ])
  }

  @Test func `filters that leave nothing are offered to be left out`() throws {
    let found = try answer("배지 종류:금지")
    #expect(found.hits.isEmpty)
    #expect(found.suggestions == [SearchSuggestion(kind: .unfiltered, query: "배지", count: 1)])
  }

  @Test func `what finds nothing is answered with the nearest names and counts of everything`()
    throws
  {
    let found = try answer("tuolbr", "en")
    #expect(found.total == 0)
    #expect(found.suggestions == [SearchSuggestion(kind: .nearest, query: "Toolbars", count: 0)])
    let kinds = found.facets.first { $0.field == "kind" }?.values ?? []
    #expect(kinds.map { "\($0.value) \($0.count)" } == ["fact 4", "do 2", "avoid 1"])
  }

  @Test(arguments: [
    ("tuolbr", "en", ["Toolbars"]), ("tobler", "en", []), ("스아니퓨", "ko", ["쓸어 넘기기"]),
    ("툴팁", "ko", []),
    ("알럿", "ko", []),
  ])
  func `a name is near that one letter in three makes out of what was typed`(
    _ typed: String, _ language: String, _ names: [String]
  ) throws {
    let found = try answer(typed, language).suggestions
    #expect(found == names.map { SearchSuggestion(kind: .nearest, query: $0, count: 0) })
  }

  @Test func `a name of the other language finds and says so`() throws {
    let hits = try answer("swipe").hits
    #expect(hits.first?.id == "toolbar/keep-it-short")
    #expect(hits.first?.why == ["translation swipe → 쓸어 넘기기"])
  }

  @Test func `words of the other language are found in its texts, and every hit is marked`() throws
  {
    let hits = try answer("dimmed place").hits
    #expect(hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    #expect(hits.map(\.lang) == ["en"])
    #expect(hits.map(\.why) == [["language en"]])
    let korean = try answer("제자리를", "en").hits
    #expect(korean.map(\.lang) == ["ko"])
    #expect(korean.map(\.url) == ["ko/tab-bar.html#dim-unavailable-tabs"])
    #expect(korean.map { $0.score / 100_000 } == [1])
  }

  @Test func `a rule that the language lacks is marked`() throws {
    let hits = try answer("툴바 lang:en").hits
    #expect(hits.map(\.id) == ["toolbar/only-english"])
    #expect(hits.first?.lang == "en")
    #expect(hits.first?.why.last == "language en")
  }

  @Test func `rules that answer equally well stand in the order of their ids`() throws {
    for query in ["kind:fact", "kind:do kind:fact kind:avoid", "탭"] {
      let hits = try answer(query).hits
      for (one, next) in zip(hits, hits.dropFirst()) where one.score == next.score {
        #expect(one.id < next.id)
      }
    }
    #expect(try answer("kind:fact").hits.count == 4)
  }

  @Test(arguments: ["lang:ko 탭", "lang：ko 탭", "탭 lang：한국"])
  func `the languages that a query asks for are told before there is an index`(_ query: String) {
    let known = [(code: "en", name: "English"), (code: "ko", name: "한국어")]
    #expect(SearchReader.languages(askedIn: query, among: known) == ["ko"])
  }
}
