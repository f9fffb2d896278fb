import Testing

@testable import SearchIndex

/// Words that no text has, and of which nobody can tell what they were meant to be.
@Suite struct DoubtfulWordTests {
  private func answer(_ query: String, _ language: String = "ko") throws -> SearchAnswer {
    try Repository.reader.answer(to: query, QueryOptions(language: language))
  }

  @Test(arguments: [
    ("노치", "ko", []), ("카드", "ko", ["코드"]), ("카드를", "ko", []), ("얼럿", "ko", []),
    ("notch", "en", []), ("popup", "en", []), ("codd", "en", ["code"]),
  ])
  func `a short word is asked about and not taken for another`(
    _ typed: String, _ language: String, _ meant: [String]
  ) throws {
    let found = try answer(typed, language)
    #expect(found.hits.isEmpty)
    #expect(
      found.suggestions == meant.map { SearchSuggestion(kind: .nearest, query: $0, count: 0) })
  }

  @Test(arguments: ["로그인", "로그인을", "자르기", "비율", "복원"])
  func `a word that is spelt right is not taken for a name one letter away`(
    _ typed: String
  ) throws {
    let found = try answer(typed)
    #expect(found.hits.isEmpty)
    #expect(found.suggestions.allSatisfy { $0.kind == .nearest })
  }

  @Test(arguments: ["동의", "동의를"])
  func `two syllables are not taken for the beginning of a word one letter away`(
    _ typed: String
  ) throws {
    #expect(try answer(typed).hits.isEmpty)
  }

  @Test(arguments: ["커서", "커서를", "게임", "푸시", "신고", "속도", "문의", "업적"])
  func `a lone word is not found by a stem of one syllable that others begin with`(
    _ typed: String
  ) throws {
    #expect(try answer(typed).hits.isEmpty)
  }

  @Test(arguments: [
    ("끄기", "끄면"), ("끄려면", "끄는"), ("밀기", "밀어"), ("밀면", "밀어"), ("접기", "접어"), ("접으면", "접어"),
  ])
  func `a lone verb of one syllable is found in its other forms`(
    _ typed: String, _ form: String
  ) throws {
    let found = try answer(typed).hits
    #expect(!found.isEmpty)
    #expect(found.contains { hit in [hit.title, hit.snippet].contains { $0.contains(form) } })
  }

  @Test(arguments: [
    "먹기", "듣기", "가게", "표기", "배기", "사기", "단기", "저기", "모기", "메기", "누기", "물어보기",
  ])
  func `a lone verb that no text has, and a noun that only looks like one, find nothing`(
    _ typed: String
  ) throws {
    #expect(try answer(typed).hits.isEmpty)
  }

  @Test(arguments: [
    ("대기", "progress-indicator/tell-how-long-to-wait"),
    ("정기", "refresh-control/update-automatically"),
  ])
  func `what finds something is no verb of one syllable`(_ typed: String, _ wanted: String) throws {
    #expect(try answer(typed).hits.map(\.id) == [wanted])
  }

  @Test func `a key is not what has been turned on`() throws {
    let marked = try answer("키").hits.flatMap { hit in
      let pieces = [(hit.title, hit.marks.title), (hit.snippet, hit.marks.snippet)]
      return pieces.flatMap { text, ranges in
        let units = Array(text.utf16)
        return ranges.map { String(decoding: units[$0.lowerBound..<$0.upperBound], as: UTF16.self) }
      }
    }
    #expect(marked.contains("키"))
    #expect(!marked.contains { $0.hasPrefix("켰") || $0.hasPrefix("켜") })
  }

  @Test(arguments: ["2022년", "2022년판"])
  func `a year is looked for as it is written where texts have it so`(_ typed: String) throws {
    #expect(try answer(typed).hits.first?.id == "search-field/no-search-field-on-watchos")
  }

  @Test(arguments: ["2013년", "2013년판"])
  func `a year that no text has is the edition of that year`(_ typed: String) throws {
    let found = try answer(typed)
    #expect(found.filters.map(\.field) == ["edition"])
    #expect(!found.hits.contains { $0.why.contains { $0.hasPrefix("without") } })
  }

  @Test(arguments: ["안되나요", "그리고", "하지만", "하게"])
  func `a lone word that says nothing is not answered by what its stem begins`(
    _ typed: String
  ) throws {
    #expect(try answer(typed).hits.isEmpty)
  }

  @Test(arguments: [("그", "ko"), ("to", "en")])
  func `a lone word that says nothing may still be the beginning of one`(
    _ typed: String, _ language: String
  ) throws {
    #expect(try !answer(typed, language).hits.isEmpty)
  }

  @Test(arguments: ["위젯", "툴팁", "모달창"])
  func `a word of a few letters is not answered with one of its parts`(_ typed: String) throws {
    #expect(try answer(typed).hits.isEmpty)
  }

  @Test(arguments: ["three tabz", "theme color", "dos and donts"])
  func `no word is taken for one that says nothing`(_ query: String) throws {
    let notes = try answer(query, "en").hits.flatMap(\.why)
    #expect(!notes.contains { $0.hasPrefix("spelling ") && $0.contains("→ th") })
  }

  @Test(arguments: ["ads", "sf", "qr"])
  func `a few letters are not taken for consonants that the same keys write`(
    _ typed: String
  ) throws {
    #expect(try answer(typed, "en").hits.isEmpty)
  }

  @Test(arguments: ["screenshot", "hourglass", "checkmark", "barcode"])
  func `a word is not taken apart into others that no rule has together`(
    _ typed: String
  ) throws {
    #expect(try answer(typed, "en").hits.isEmpty)
  }

  @Test(arguments: [("노치", "ko"), ("스크린샷", "ko"), ("카드", "ko"), ("login", "en")])
  func `nobody is asked whether what was typed was meant`(
    _ typed: String, _ language: String
  ) throws {
    #expect(try answer(typed, language).suggestions.allSatisfy { $0.query != typed })
  }

  @Test(arguments: [
    ("로그인 화면 비밀번호", "text-field/secure-sensitive-data"),
    ("노치 상태 바", "status-bar/status-bar-shows-device-state"),
  ])
  func `the words that are known decide what is found beside one that is not`(
    _ query: String, _ wanted: String
  ) throws {
    let found = try answer(query)
    #expect(found.hits.first?.id == wanted)
    #expect(found.hits.allSatisfy { !$0.why.contains { $0.hasPrefix("spelling ") } })
  }

  @Test(arguments: [
    ("탭빠", "spelling 탭빠 → 탭바"), ("할동 표시기", "spelling 할동 → 활동"),
    ("스태퍼", "spelling 스태퍼 → 스테퍼"), ("내비개이션", "spelling 내비개이션 → 내비게이션"),
    ("세그매", "spelling 세그매 → 세그먼트"),
  ])
  func `a name that begins alike and a long word are still corrected`(
    _ query: String, _ note: String
  ) throws {
    #expect(try answer(query).hits.first?.why.contains(note) == true)
  }
}
