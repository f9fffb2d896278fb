internal import CThread

/// Work that another processor does meanwhile.
///
/// Systems begin a thread where the one that asks for it runs, and some leave both there for milliseconds while another
/// processor has nothing to do: a lookup at 10,000 rules took a quarter longer.
struct SideThread {
  private let thread: UnsafeMutableRawPointer

  /// Begins some work; `nil` when there is no other processor, and nothing is done.
  init?(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    let thread = begin_elsewhere(
      { box in
        box.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard let thread else {
      box.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the work; to be called once.
  func join() {
    await_end(thread)
  }

  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
