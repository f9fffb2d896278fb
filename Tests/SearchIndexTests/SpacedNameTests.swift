import SearchIndex
import Testing

/// Names of several words, with spaces and without.
@Suite struct SpacedNameTests {
  private func ids(_ query: String, _ language: String = "ko") throws -> [String] {
    try Repository.reader.search(query, QueryOptions(language: language, limit: 500)).map(\.id)
  }

  @Test(arguments: ["쓸어 넘기기", "쓸어넘기기", "스와이프", "쓸어 넘길 때"])
  func `what speaks of swiping is found first by each of its names, together and apart`(
    _ name: String
  ) throws {
    let swiped = [
      "navigation-bar/bar-can-be-set-to-hide", "page-control/pages-come-in-order",
      "search-bar/search-bar-pins-or-collapses",
      "search-field/system-field-fits-the-navigation-bar",
    ]
    #expect(try ids(name).prefix(4).sorted() == swiped)
  }

  @Test(arguments: [("붙여 넣기", "붙여넣기"), ("붙여 넣기를", "붙여넣기"), ("잘라 내기", "잘라내기")])
  func `two words that texts have as one are found as that, though each is a word`(
    _ apart: String, _ together: String
  ) throws {
    #expect(try ids(apart).first == ids(together).first)
  }

  @Test(arguments: [
    ("큰제목은언제쓰나요", "큰제목은 언제 쓰나요"), ("스위치언제쓰나요", "스위치 언제 쓰나요"),
    ("상태바왜안보여요", "상태바 왜 안보여요"), ("피커말고뭐써요", "피커 말고 뭐 써요"), ("레이블은뭐예요", "레이블은 뭐예요"),
    ("툴바에뭘넣어요", "툴바에 뭘 넣어요"), ("탭바 숨겨도돼", "탭바 숨겨도 돼"), ("탭바 숨겨도됨?", "탭바 숨겨도 됨?"),
  ])
  func `a question that is run together finds what it finds with blanks`(
    _ together: String, _ apart: String
  ) throws {
    #expect(try ids(together).prefix(3) == ids(apart).prefix(3))
    #expect(try !ids(together).isEmpty)
  }

  @Test(arguments: [
    ("모달 탭 바", "tab-bar/system-tab-icons"), ("모달 툴바", "toolbar/standard-bar-buttons"),
  ])
  func `behind other words a name is not the beginning of a longer one first`(
    _ query: String, _ longer: String
  ) throws {
    #expect(try ids(query).first != longer)
  }

  @Test(arguments: ["trash 아이콘", "휴지통 아이콘", "쓰레기통", "rewind 아이콘", "organize 아이콘", "compose 아이콘"])
  func `a system item is found by its name in Swift as well`(_ query: String) throws {
    #expect(try ids(query).first == "toolbar/standard-buttons-by-system-item")
  }

  @Test(arguments: ["주의사항", "이수증", "대한민국"])
  func `no unknown word is taken apart by a syllable that says nothing in other places`(
    _ word: String
  ) throws {
    #expect(try ids(word).isEmpty)
  }

  @Test(arguments: [
    ("진행 바", "progress-indicator/fills"), ("진행바", "progress-indicator/fills"), ("슬라이드바", "slider/"),
    ("제목이 너무 길면", "button/short-title"),
  ])
  func `what people call it finds it`(_ query: String, _ wanted: String) throws {
    #expect(try ids(query).first?.hasPrefix(wanted) == true)
  }
}
