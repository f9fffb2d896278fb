/// The likely meaning of a name that is not known.
struct Suggestion {
  /// The nearest known name; `nil` when none is near.
  let name: String?

  init(for name: String, among known: some Sequence<String>) {
    self.name = NearestName.of(name, among: known)
  }

  /// `; did you mean 'a'?`, or nothing when no name is near.
  var phrase: String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A fix-it that puts the likely name in place of the wrong one.
  func fixIts(at location: SourceLocation) -> [FixIt] {
    guard let name, !location.range.isEmpty else { return [] }
    return [FixIt(location: location, replacement: name)]
  }
}
