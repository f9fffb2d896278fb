import Synchronization

/// What the process holds until it ends, when the system takes all memory back at once.
///
/// To take a graph of 10,000 rules apart, string by string, took a tenth of a second on one processor after the site was
/// there already; to take apart the index that a lookup read, a twelfth of the lookup.
enum UntilExit {
  private static let kept = Mutex<(any Sendable)?>(nil)

  /// Holds a value instead of the one before, so that a process of many builds does not grow.
  static func keep(_ value: some Sendable) {
    kept.withLock { $0 = value }
  }
}
