import Foundation
package import Testing

extension Trait where Self == TimeLimitTrait {
  /// How long a test may take that would wait for ever, or nearly, if it failed.
  ///
  /// All tests begin at once, and under a sanitizer most of their time is spent waiting for a processor.
  package static var patience: Self { patience(minutes: 1) }

  /// The same of tests that take long themselves.
  package static func patience(minutes: Int) -> Self {
    let isSanitized = ProcessInfo.processInfo.environment["HIG_SANITIZER"] != nil
    return .timeLimit(.minutes(isSanitized ? 60 : minutes))
  }
}
