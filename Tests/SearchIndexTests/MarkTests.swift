import RuleGraph
import SearchIndex
import Testing

/// Which words of a text are marked as found.
struct MarkTests {
  private func marked(_ query: String, in text: String) throws -> [String] {
    var files = SampleGuide.files
    files["bars/toolbar/ko.md"]?.replace("적은 버튼이 더 빨리 눈에 띕니다.", with: text)
    let reader = SearchReader(shards: IndexBuilder.shards(of: SampleGuide.graph(of: files)))
    let hits = try reader.search(query, QueryOptions(language: "ko"))
    let hit = try #require(hits.first { $0.id == "toolbar/keep-it-short" })
    let letters = Array(hit.snippet.utf16)
    return hit.marks.snippet.map { String(decoding: letters[$0], as: UTF16.self) }
  }

  @Test func `a syllable that is found as it stands is no beginning of another syllable`() throws {
    let text = "바의 방향을 바꾸어도 바는 그대로입니다. 바를 밝게 두고 바에서 바닥까지 비우세요."
    // The last is that of 탭 바, which the text ends with.
    #expect(try marked("짧게 바", in: text) == Array(repeating: "바", count: 7))
  }

  @Test func `a syllable is not marked in an adverb that seems to be it with a particle`() throws {
    // The last is that of 탭 바, which the text ends with.
    #expect(try marked("바 짧게", in: "바로 바를 두고 바에 둡니다.") == ["바", "바", "바"])
  }

  @Test func `a syllable that is not found as it stands is the beginning of another`() throws {
    #expect(try marked("짧게 비", in: "빛이 바를 비춥니다.") == ["빛", "비"])
  }

  @Test func `syllables of a name are not marked in other words`() throws {
    let query = "네비게이션 바 뒤로 가기 버튼 숨기기"
    let hits = try Repository.reader.search(query, QueryOptions(language: "ko"))
    let marked = hits.flatMap { hit in
      hit.marks.snippet.map { String(decoding: Array(hit.snippet.utf16)[$0], as: UTF16.self) }
    }
    #expect(marked.contains("내비게이션 바"))
    #expect(!marked.contains("이션"))
  }

  @Test func `a syllable that is not finished is the beginning of two`() throws {
    #expect(try marked("짧게 방햐", in: "세로 방향에서 여세요.") == ["방향"])
  }
}
