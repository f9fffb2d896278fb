import Foundation

extension Array where Element: Sendable {
  /// The results for all elements, in their order, computed on all processors.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Every call writes an element of its own, and all have ended when the memory is used.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { position in
        results.initializeElement(at: position, to: transform(self[position]))
      }
      initializedCount = count
    }
  }
}
