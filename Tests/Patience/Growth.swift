/// How work takes longer as there is more of it: eight times as long where it is linear, 64 times where it is quadratic.
///
/// A ratio of processor times says the same on any machine, whatever else that does. Each time is the best of three.
package struct Growth {
  /// What is asked of work that is to be linear.
  package static let linear = 24.0

  /// How many times as long eight times as much takes.
  package let factor: Double

  /// - Parameters:
  ///   - input: makes so much to work on, which is not measured.
  ///   - work: what is measured, on this thread alone.
  package init<Input>(
    from count: Int, of input: (_ count: Int) -> Input, _ work: (Input) -> Void
  ) {
    let times = [count, count * 8].map { count in
      let input = input(count)
      return (0..<3).map { _ in ProcessorTime.seconds { work(input) } }.min() ?? 0
    }
    factor = times[1] / times[0]
  }
}
