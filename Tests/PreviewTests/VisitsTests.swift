import Patience
import Testing

@testable import Preview

/// Whoever is to go would be waited for for ever if nobody were asked to.
@Suite(.patience) struct VisitsTests {
  @Test func `who asks nothing for the longest time goes for one that comes`() async throws {
    let visits = Visits(limit: 3, patience: .zero)
    let (asking, idle, last) = (
      try await visits.begin(), try await visits.begin(), try await visits.begin()
    )
    asking.expectAnswer()
    last.hear()
    async let coming = visits.begin()
    await idle.untilEnd()
    visits.leave(idle)
    #expect(try await coming !== last)
  }

  @Test func `who has said nothing yet goes long before one that has asked something`() async throws
  {
    let visits = Visits(limit: 2, patience: .seconds(3600))
    let (heard, silent) = (try await visits.begin(), try await visits.begin())
    heard.hear()
    async let coming = visits.begin()
    await silent.untilEnd()
    visits.leave(silent)
    #expect(try await coming !== heard)
  }

  @Test func `who has its answer goes, and before that nobody`() async throws {
    let visits = Visits(limit: 1, patience: .zero)
    let asking = try await visits.begin()
    asking.expectAnswer()
    #expect(asking.idleStart == nil)
    async let coming = visits.begin()
    asking.beAnswered()
    await asking.untilEnd()
    visits.leave(asking)
    #expect(try await coming.idleStart != nil)
  }
}
