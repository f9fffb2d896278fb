/// The names that a message lists, and how many it leaves out: a line of a log cannot hold thousands.
struct NameList {
  private static let mostTold = 10

  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// `'a', 'b'`, and of more than ten `'a', 'b' and 9 more`.
  var words: String {
    let told = names.prefix(Self.mostTold).map { "'\($0)'" }.joined(separator: ", ")
    return names.count <= Self.mostTold
      ? told : "\(told) and \(names.count - Self.mostTold) more"
  }
}
