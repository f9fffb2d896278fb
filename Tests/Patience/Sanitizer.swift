import Foundation

/// What `Tests/sanitize` watches the tests with.
package enum Sanitizer {
  /// Whether there is one, which takes time, memory and stack of its own.
  package static let isOn = ProcessInfo.processInfo.environment["HIG_SANITIZER"] != nil
}
