/// The likely meaning of a name that is not known.
package struct Suggestion {
  /// The nearest known name; `nil` when none is near.
  let name: String?
  /// Known names that are written there as one.
  private let parts: [String]
  /// Whether the name would take the place of more than itself.
  private let isPart: Bool

  package init(name: String?) {
    self.init(name: name, parts: [], isPart: false)
  }

  private init(name: String?, parts: [String], isPart: Bool) {
    self.name = name
    self.parts = parts
    self.isPart = isPart
  }

  init(for name: String, among known: some Sequence<String>) {
    let pieces = name.split { " ;；:：，、".contains($0) }.map(String.init)
    guard pieces.count > 1 else {
      self.init(name: NearestName.of(name, among: known))
      return
    }
    let all = Set(known)
    if pieces.allSatisfy(all.contains) {
      self.init(name: nil, parts: pieces, isPart: false)
      return
    }
    let near = NearestName.of(name, among: known)
    let length = pieces.reduce(0) { $0 + $1.count }
    self.init(name: near, parts: [], isPart: near.map { $0.count * 4 < length * 3 } ?? false)
  }

  /// `; did you mean 'a'?`, or nothing when no name is near.
  package var phrase: String {
    if !parts.isEmpty { return "; write '\(parts.joined(separator: ", "))'" }
    return name.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The same, but all of the names where none is near and there are only a few.
  func phrase(among known: [String]) -> String {
    guard name == nil, parts.isEmpty else { return phrase }
    let few = known.prefix(Self.mostTold + 1).map { "'\($0)'" }
    guard few.count <= Self.mostTold, let last = few.last else { return "" }
    let others = few.dropLast().joined(separator: ", ")
    return "; there is \(others.isEmpty ? last : "\(others) and \(last)")"
  }

  private static let mostTold = 6

  /// A fix-it that puts the likely name in place of the wrong one.
  func fixIts(at location: SourceLocation) -> [FixIt] {
    guard !location.range.isEmpty, !isPart else { return [] }
    if !parts.isEmpty {
      return [FixIt(location: location, replacement: parts.joined(separator: ", "))]
    }
    guard let name else { return [] }
    return [FixIt(location: location, replacement: name)]
  }
}
