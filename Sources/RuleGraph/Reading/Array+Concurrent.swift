import Foundation

/// How work is spread over processors.
package enum Concurrency {
  /// Whether work stays on the thread that asks for it, because other work is more urgent.
  @TaskLocal package static var isOff = false
}

extension Array where Element: Sendable {
  /// The results for all elements, in their order, computed on all processors.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard !Concurrency.isOff else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Every call writes an element of its own, and all have ended when the memory is used.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { position in
        results.initializeElement(at: position, to: transform(self[position]))
      }
      initializedCount = count
    }
  }
}
