import SmallContent
import Synchronization
import Testing

@testable import hig

/// A search for changes in which threads help one another.
@Suite struct ChangeSearchTests {
  @Test func `what another thread did is there once it has ended`() throws {
    let sum = Mutex(0)
    for number in 1...100 {
      // A machine with one processor has nobody to help.
      guard let thread = SideThread({ sum.withLock { $0 += number } }) else { return }
      thread.join()
      #expect(sum.withLock { $0 } == number * (number + 1) / 2)
    }
  }

  @Test func `an errand is done once, before anything else is looked at`() {
    let search = ChangeSearch(site: "/nowhere", content: "/nowhere")
    let calls = Mutex(0)
    search.send { calls.withLock { $0 += search.foundNothing ? 1 : 100 } }
    search.look()
    search.look(beside: {})
    #expect(calls.withLock { $0 } == 1)
    #expect(!search.foundNothing)
  }
}
