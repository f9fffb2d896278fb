import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results for all elements, in their order, computed on all processors.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { position in
      let result = transform(self[position])
      results.withLock { $0[position] = result }
    }
    let found = results.withLock { $0 }
    return indices.compactMap { found[$0] }
  }
}
