package import Testing

extension Trait where Self == TimeLimitTrait {
  /// How long a test may take that would wait for ever, or nearly, if it failed.
  ///
  /// All tests begin at once, and where others work beside them, or under a sanitizer, most of their time is spent waiting
  /// for a processor: a minute was not enough for a test of a millisecond.
  package static var patience: Self {
    .timeLimit(.minutes(Sanitizer.isOn ? 120 : 15))
  }
}
