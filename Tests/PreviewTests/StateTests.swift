import PreviewFeed
import Testing

@testable import Preview

@Suite struct StateTests {
  private let problem = PreviewProblem(severity: "error", text: "error")

  @Test func `who waits is woken by the next build`() async {
    let state = PreviewState()
    await state.take(PreviewNews(changed: ["a": [1]]))
    async let next = state.snapshot(newerThan: 1, within: .seconds(60))
    await state.take(PreviewNews(changed: ["a": [2]]))
    let snapshot = await next
    #expect(snapshot.number == 2)
    #expect(snapshot.files == ["a": [2]])
  }

  @Test func `who waits too long is told what is there`() async {
    let state = PreviewState()
    await state.take(PreviewNews())
    let snapshot = await state.snapshot(newerThan: 1, within: .milliseconds(5))
    #expect(snapshot.number == 1)
  }

  @Test func `the last good site stays while the content has errors`() async {
    let state = PreviewState()
    await state.take(PreviewNews(changed: ["a": [1]]))
    await state.take(PreviewNews(problems: [problem]))
    let current = await state.current
    #expect(current.files == ["a": [1]])
    #expect(current.problems == [problem])
    #expect((current.number, current.siteNumber) == (2, 1))
  }
}
