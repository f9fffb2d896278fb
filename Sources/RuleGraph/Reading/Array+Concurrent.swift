import Foundation

/// How work is spread over processors.
package enum Concurrency {
  /// Whether work stays on the thread that asks for it, because other work is more urgent.
  @TaskLocal package static var isOff = false
}

/// Two results, computed side by side.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  // Each is written by a call of its own, and both have ended when they are read.
  nonisolated(unsafe) var one: First?
  nonisolated(unsafe) var other: Second?
  sideBySide({ one = first() }, { other = second() })
  return (one ?? first(), other ?? second())
}

/// Does two things at once, and ends when both are done.
package func sideBySide(_ first: @Sendable () -> Void, _ second: @Sendable () -> Void) {
  guard Concurrency.isOn else {
    first()
    return second()
  }
  DispatchQueue.concurrentPerform(iterations: 2) { call in
    if call == 0 { first() } else { second() }
  }
}

extension Array where Element: Sendable {
  /// The results for all elements, in their order, computed on all processors.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // An array of nothing is one that all share: to be told that nothing was written, it is written to.
    guard Concurrency.isOn, !isEmpty else { return map(transform) }
    return concurrentMap(beside: 0..<0, { _ in }, transform)
  }

  /// The results for all elements, and of two other tasks.
  ///
  /// - Parameter areShort: whether the tasks are begun once all elements are, so that a processor has something to do
  ///   while another is not done with the last one; otherwise they take long, and are begun before.
  package func concurrentMap<Result: Sendable, First: Sendable, Second: Sendable>(
    beside first: @Sendable () -> First, _ second: @Sendable () -> Second, areShort: Bool = false,
    _ transform: @Sendable (Element) -> Result
  ) -> (results: [Result], first: First, second: Second) {
    guard Concurrency.isOn, !isEmpty else {
      let (first, second) = concurrently(first, second)
      return (map(transform), first, second)
    }
    // Each is written by a call of its own, and both have ended when they are read.
    nonisolated(unsafe) var one: First?
    nonisolated(unsafe) var other: Second?
    let tasks = areShort ? count..<count + 2 : 0..<2
    let results = concurrentMap(
      beside: tasks, { if $0 == 0 { one = first() } else { other = second() } }, transform)
    return (results, one ?? first(), other ?? second())
  }

  /// The same of an array that is not empty.
  ///
  /// - Parameter tasks: which of all calls, in the order in which they are begun, are those of the tasks.
  private func concurrentMap<Result: Sendable>(
    beside tasks: Range<Int>, _ task: @Sendable (Int) -> Void,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Every call writes an element of its own, and all have ended when the memory is used.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: tasks.count + count) { call in
        guard !tasks.contains(call) else { return task(call - tasks.lowerBound) }
        let position = call < tasks.lowerBound ? call : call - tasks.count
        results.initializeElement(at: position, to: transform(self[position]))
      }
      initializedCount = count
    }
  }
}
