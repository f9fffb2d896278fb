/// The lines of a table that cannot be read: the first, which are told one by one, and how many more there are.
///
/// A file of another kind under the name of a table is nothing but such lines, and may have millions.
struct BrokenLines {
  /// More than anybody mends by hand.
  static let mostTold = 1_000

  /// What of each line is told.
  private var told: [Located<String>] = []
  private var others = 0

  mutating func append(_ line: Located<String>) {
    if told.count < Self.mostTold { told.append(line) } else { others += 1 }
  }

  /// What there is to say of each that is told, the last of which stands for all that are not.
  func faults<Kind>(_ fault: (Located<String>, _ others: Int) -> Kind) -> [Kind] {
    told.enumerated().map { fault($1, $0 == told.count - 1 ? others : 0) }
  }
}
