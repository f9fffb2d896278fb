/// The names closest to one that was not found, best first, for "did you mean".
///
/// Names are compared by ``letters(of:)``, so one wrong vowel in 콘트롤 costs one edit and upper case
/// nothing. A name within a third of the longer one's letters is near; one that continues the name, or
/// that the name continues, is near too once the shorter has three letters, and costs less; one that
/// differs in hyphens or spaces alone costs least. Ties fall to the longer common beginning, then the
/// shorter name, then the order of code points, so the answer depends on neither hashing nor the order
/// of `names`. Names that are longer than any that people type are near none: comparing takes time with
/// the square of their lengths.
package func nearMisses(
  to name: String, among names: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard name.utf8.count <= mostBytes else { return [] }
  let wanted = letters(of: name)
  let misses = Set(names).filter { $0.utf8.count <= mostBytes }
    .compactMap { NearMiss($0, to: wanted, from: name) }
  return misses.sorted().prefix(max(0, limit)).map(\.name)
}

private let mostBytes = 400

/// The letters without what may part words of a name.
private func parted(_ letters: [Character]) -> [Character] {
  letters.filter { !"-_ .".contains($0) }
}

/// A name and how far it is from the wanted one.
private struct NearMiss: Comparable {
  let name: String
  /// In quarters of an edit.
  let cost: Int
  let sharedBeginning: Int
  let length: Int

  init?(_ name: String, to wanted: [Character], from written: String) {
    guard name != written else { return nil }
    let letters = letters(of: name)
    let shared = zip(wanted, letters).prefix { $0.0 == $0.1 }.count
    let (shorter, longer) = (min(wanted.count, letters.count), max(wanted.count, letters.count))
    let distance = editDistance(wanted, letters, limit: longer / 3)
    let continuation =
      shared == shorter && shorter >= 3 ? Self.continuationCost(longer - shorter) : nil
    let isSame = distance != nil && parted(wanted) == parted(letters)
    let costs = isSame ? [1] : [distance.map { $0 * 4 }, continuation].compactMap { $0 }
    guard let cost = costs.min() else { return nil }
    (self.name, self.cost, sharedBeginning, length) = (name, cost, shared, letters.count)
  }

  /// Adding a few letters costs less than an edit each; the more, the less each of them.
  private static func continuationCost(_ added: Int) -> Int { min(4, added) + added / 2 }

  static func < (left: Self, right: Self) -> Bool {
    let leftKey = (left.cost, -left.sharedBeginning, left.length)
    let rightKey = (right.cost, -right.sharedBeginning, right.length)
    if leftKey != rightKey { return leftKey < rightKey }
    return left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
  }

  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
