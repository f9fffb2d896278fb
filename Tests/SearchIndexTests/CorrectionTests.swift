import SearchIndex
import Testing

/// How words are read that no text has as they were typed.
@Suite struct CorrectionTests {
  private func first(_ query: String, _ language: String) throws -> Hit? {
    let options = QueryOptions(language: language, limit: 1)
    return try Repository.reader.search(query, options).first
  }

  @Test(arguments: [
    // Half a syllable, and a final consonant that moves on when the next vowel comes.
    ("내빅", "ko", "내비게이션 바"), ("툴밯", "ko", "툴바"), ("슬라읻", "ko", "슬라이더"),
    // The wrong layout, both ways; shifted keys too.
    ("soqlrpdltus qk", "ko", "내비게이션 바"), ("ㅕㅑㅔㅑ차ㄷㄱ", "ko", "UIPickerView"),
    ("ㅜㅁ퍄ㅎㅁ샤ㅐㅜ ㅠㅁㄱ", "en", "navigation bar"), ("XOQQK", "ko", "탭바"),
    // A capital that came by itself, as at the beginning of a sentence.
    ("Tmdnlcl", "ko", "스위치"), ("Qjxms", "ko", "버튼"), ("Tprmajsxm zjsxmfhf", "ko", "세그먼트 컨트롤"),
    // One letter apart.
    ("네비개이션 바", "ko", "내비게이션 바"), ("세그맨트 컨트롤", "ko", "세그먼트 컨트롤"),
    ("세그먼트 콘트롤", "ko", "세그먼트 컨트롤"), ("슬라이다", "ko", "슬라이더"),
    ("navgation bar", "en", "navigation bar"), ("segmetned control", "en", "segmented control"),
    ("tolbar", "en", "toolbar"), ("steppper", "en", "stepper"),
    // Names of APIs, of which a part is known.
    ("UINavigatonBar", "en", "UINavigationBar"), ("isEnabeld", "en", "isEnabled"),
    ("isEnabld", "ko", "isEnabled"), ("UISegmentdControl", "ko", "UISegmentedControl"),
    ("largeTitels", "en", "largeTitles"),
    // Opening consonants, a cluster as the two it is typed with.
    ("ㅍㅇㅈㅋㅌㄹ", "ko", "페이지 컨트롤"), ("ㄴㅂㄱㅇㅅ ㅂ", "ko", "내비게이션 바"), ("ㅍㅇㅈ ㅋㅌㄹ", "ko", "페이지 컨트롤"),
    // Spaces where there are none and none where there are.
    ("내비 게이션 바", "ko", "내비게이션 바"), ("세그먼트컨트롤", "ko", "세그먼트 컨트롤"),
    ("버튼텍스트가너무길때", "ko", "버튼 텍스트가 너무길 때"),
  ])
  func `a word that is not known finds what was meant`(
    _ typed: String, _ language: String, _ meant: String
  ) throws {
    let found = try #require(try first(typed, language), "\(typed)")
    #expect(try found.id == first(meant, language)?.id)
  }

  @Test(arguments: ["Tls", "Wm", "Rhk", "Tl"])
  func `behind a capital no lone syllable is meant`(_ typed: String) throws {
    #expect(try first(typed, "en") == nil)
  }

  @Test(arguments: [
    ("세그맨트 컨트롤", "ko", "spelling 세그맨트 → 세그먼트"),
    ("navgation bar", "en", "spelling navgation → navigation"),
    ("텝바", "ko", "spelling 텝바 → 탭바"),
    ("segmetne", "en", "spelling segmetne → segmented"),
    ("soqlrpdltus", "ko", "layout soqlrpdltus → 내비게이션"),
    ("ㅅ뮤ㅠㅁㄱ", "en", "layout ㅅ뮤ㅠㅁㄱ → tabbar"),
  ])
  func `a correction is always said, and every hit stands in the lowest tier`(
    _ typed: String, _ language: String, _ note: String
  ) throws {
    let hits = try Repository.reader.search(typed, QueryOptions(language: language))
    let kind = note.prefix { $0 != "→" }
    #expect(hits.first?.why.first == note)
    #expect(hits.allSatisfy { $0.why.first?.hasPrefix(kind) == true && $0.score / 100_000 == 1 })
  }

  @Test(arguments: [
    ("스우치 글자수", "ko", "spelling 스우치 → 스위치"), ("네비게이숀바 글꼴", "ko", "spelling 네비게이숀바 → 네비게이션바"),
    ("steppper letters", "en", "spelling steppper → stepper"),
  ])
  func `a component is meant by its misspelt name, too, where another word is known`(
    _ typed: String, _ language: String, _ note: String
  ) throws {
    #expect(try first(typed, language)?.why.first == note)
  }

  @Test func `what is known as it stands is not corrected to no more`() throws {
    let found = try first("shake to undo", "en")
    #expect(found?.why.contains { $0.hasPrefix("spelling ") } == false)
  }

  @Test(arguments: [("네비게이선바 숨김", "네비게이션바 숨김"), ("네비게이선바", "네비게이션바")])
  func `a word one letter away is meant rather than several words of a letter`(
    _ typed: String, _ meant: String
  ) throws {
    let found = try #require(try first(typed, "ko"))
    #expect(try found.id == first(meant, "ko")?.id)
    #expect(found.why.contains("spelling 네비게이선바 → 네비게이션바"))
  }

  @Test func `no word is taken apart after what is only an ending`() throws {
    // 로 could be a particle, 그인 a word with the copula.
    #expect(try Repository.reader.search("로그인", QueryOptions(language: "ko")).isEmpty)
  }

  @Test(arguments: [
    ("로그인버튼", "로그인 버튼"), ("결제버튼을", "결제 버튼을"), ("카카오스위치", "카카오 스위치"),
  ])
  func `what nothing else is found of is parted before the name that ends it`(
    _ together: String, _ apart: String
  ) throws {
    let options = QueryOptions(language: "ko")
    let found = try Repository.reader.search(together, options)
    #expect(try found.map(\.id) == Repository.reader.search(apart, options).map(\.id))
    #expect(found.first?.why.contains { $0.hasPrefix("without ") } == true)
  }

  @Test func `parts of single letters are none where no rule has all of them`() throws {
    let found = try Repository.reader.search("회원가입 버튼", QueryOptions(language: "ko"))
    #expect(found.first?.why.contains("without 회원가입") == true)
  }

  @Test(arguments: ["hidesWhenStopped", "탭 hidesWhenStopped"])
  func `a name whose parts have capitals is parted there alone`(_ query: String) throws {
    let found = try Repository.reader.search(query, QueryOptions(language: "ko"))
    #expect(!found.isEmpty)
    #expect(
      !found.contains { $0.why.contains { $0.contains("topped") && !$0.contains("Stopped") } })
  }

  @Test func `two consonants of one key are found apart`() throws {
    let cluster = try Repository.reader.search("ㄳ", QueryOptions(language: "ko"))
    #expect(
      try cluster.map(\.id)
        == Repository.reader.search("ㄱㅅ", QueryOptions(language: "ko")).map(\.id))
    #expect(!cluster.isEmpty)
  }

  @Test(arguments: ["탭", "바", "색", "점", "b"])
  func `a word of one letter is a word`(_ query: String) throws {
    #expect(try first(query, query == "b" ? "en" : "ko") != nil)
  }

  @Test(arguments: [
    "UITabBar.setItems(_:animated:)", "setItems(_:animated:)", "setItems:animated:",
    "-[UITabBar setItems:animated:]", "SETITEMS:ANIMATED:", "`setItems`를",
    "UITabBar setItems animated",
  ])
  func `a selector is found by its labels`(_ query: String) throws {
    var files = SampleGuide.files
    files["apis.yml"]?.replace(
      "symbols:\n",
      with:
        "symbols:\n  - {name: 'UITabBar.setItems(_:animated:)', kind: method, framework: UIKit}\n")
    files["bars/toolbar/en.md"]? +=
      "\n### Move {#move .do}\n\nCall `UITabBar.setItems(_:animated:)`.\n"
    let reader = SearchReader(shards: IndexBuilder.shards(of: SampleGuide.graph(of: files)))
    for language in ["en", "ko"] {
      let hits = try reader.search(query, QueryOptions(language: language))
      #expect(hits.first?.id == "toolbar/move")
    }
  }

  @Test(arguments: [
    ("UIBarButtonSystemItemCancel", "UIBarButtonItem.SystemItem.cancel"),
    ("uibarbuttonsystemitemcancel", "UIBarButtonItem.SystemItem.cancel"),
    ("UIBarButtonSystemItemCancel을", "UIBarButtonItem.SystemItem.cancel"),
  ])
  func `an API is found by its old name and in any case`(
    _ typed: String, _ name: String
  ) throws {
    for language in ["en", "ko"] {
      let options = QueryOptions(language: language, limit: 100)
      let governed = try Repository.reader.search("api:\(name)", options).map(\.id)
      let found = try #require(try first(typed, language))
      #expect(governed.contains(found.id))
    }
  }

  @Test(arguments: ["rightbarbuttonitems", "barbuttonitems", "tabbaritems", "tabbaricon"])
  func `names run together are found by their parts`(_ query: String) throws {
    for language in ["en", "ko"] {
      #expect(try first(query, language) != nil)
    }
  }
}
