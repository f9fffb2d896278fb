import PreviewFeed
import Testing

@testable import Preview

@Suite struct StateTests {
  private let problem = PreviewProblem(severity: "error", text: "error")

  @Test func `who waits is woken by the next news`() async {
    let state = PreviewState()
    await state.take(PreviewNews(site: 1))
    async let next = state.snapshot(newerThan: 1, within: .seconds(60))
    await state.take(PreviewNews(site: 1, problems: [problem]))
    let snapshot = await next
    #expect(snapshot.number == 2)
    #expect(snapshot.news == PreviewNews(site: 1, problems: [problem]))
  }

  @Test func `who waits too long is told what is there`() async {
    let state = PreviewState()
    await state.take(PreviewNews(site: 1))
    let snapshot = await state.snapshot(newerThan: 1, within: .milliseconds(5))
    #expect(snapshot.number == 1)
  }

  @Test func `every wish gets its own answer, in whatever order they come`() async {
    let files = Answering(["a": "1", "b": "2"]).files
    async let first = files.file("a")
    async let second = files.file("b")
    async let none = files.file("c")
    let texts = await [first, second, none].map { file in
      file.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    #expect(texts == ["1", "2", nil])
  }

  @Test func `without anybody to ask there is no file`() async {
    struct Gone: Error {}
    let files = SiteFiles { _ in throw Gone() }
    #expect(await files.file("a") == nil)
  }
}
