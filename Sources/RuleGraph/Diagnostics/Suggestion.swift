/// The likely meaning of a name that is not known.
struct Suggestion {
  /// The nearest known name; `nil` when none is near.
  let name: String?

  init(name: String?) {
    self.name = name
  }

  init(for name: String, among known: some Sequence<String>) {
    self.init(name: NearestName.of(name, among: known))
  }

  /// `; did you mean 'a'?`, or nothing when no name is near.
  var phrase: String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The same, but where no name is near and there are but a few, all of them.
  func phrase(among known: [String]) -> String {
    guard name == nil else { return phrase }
    let few = known.prefix(Self.mostTold + 1).map { "'\($0)'" }
    guard few.count <= Self.mostTold, let last = few.last else { return "" }
    let others = few.dropLast().joined(separator: ", ")
    return "; there is \(others.isEmpty ? last : "\(others) and \(last)")"
  }

  private static let mostTold = 6

  /// A fix-it that puts the likely name in place of the wrong one.
  func fixIts(at location: SourceLocation) -> [FixIt] {
    guard let name, !location.range.isEmpty else { return [] }
    return [FixIt(location: location, replacement: name)]
  }
}
