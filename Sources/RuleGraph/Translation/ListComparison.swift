/// Tells which places of two lists of numbers do not stay, in time that hardly grows faster than the lists.
///
/// Myers' algorithm, which the standard library has, keeps as much as there can be and takes the square of what differs: of
/// 100,000 lines in another order, minutes. So it gets short stretches alone. A long one is first divided at numbers that
/// each list has once in it, as in Bram Cohen's patience diff: of those stay as many as come in the same order.
struct ListComparison {
  private let old: [Int]
  private let new: [Int]
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    /// How often it was divided.
    let depth: Int

    var count: Int { old.count + new.count }
  }

  /// The longest stretch for Myers' algorithm.
  private static let shortCount = 4_000
  /// A number that a stretch has twice may be there once in a part of it; but each look takes as long as the stretch.
  private static let mostDivisions = 20

  init(from old: [Int], to new: [Int]) {
    (self.old, self.new) = (old, new)
    var waiting = [Stretch(old: old.indices, new: new.indices, depth: 0)]
    while let stretch = waiting.popLast() { waiting += compared(stretch) }
  }

  /// - Returns: the parts that are yet to be compared.
  private mutating func compared(_ whole: Stretch) -> [Stretch] {
    guard whole.count > Self.shortCount else {
      compareShort(whole)
      return []
    }
    let stretch = withoutEqualEnds(whole)
    guard stretch.count > Self.shortCount else { return [stretch] }
    let anchors = stretch.depth < Self.mostDivisions ? anchors(of: stretch) : []
    guard !anchors.isEmpty else {
      removed += stretch.old
      added += stretch.new
      return []
    }
    return parts(of: stretch, between: anchors)
  }

  private mutating func compareShort(_ stretch: Stretch) {
    for change in new[stretch.new].difference(from: old[stretch.old]) {
      switch change {
      case .remove(let offset, _, _): removed.append(stretch.old.lowerBound + offset)
      case .insert(let offset, _, _): added.append(stretch.new.lowerBound + offset)
      }
    }
  }

  private func withoutEqualEnds(_ stretch: Stretch) -> Stretch {
    var (left, right) = (stretch.old, stretch.new)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      (left, right) = (left.dropLast(), right.dropLast())
    }
    return Stretch(old: left, new: right, depth: stretch.depth)
  }

  private func parts(
    of stretch: Stretch, between anchors: [(old: Int, new: Int)]
  ) -> [Stretch] {
    var (left, right) = (stretch.old.lowerBound, stretch.new.lowerBound)
    let end = (old: stretch.old.upperBound, new: stretch.new.upperBound)
    return (anchors + [end]).map { anchor in
      defer { (left, right) = (anchor.old + 1, anchor.new + 1) }
      return Stretch(
        old: left..<anchor.old, new: right..<anchor.new, depth: stretch.depth + 1)
    }
  }

  /// Places of numbers that each list has once, in the order of both.
  private func anchors(of stretch: Stretch) -> [(old: Int, new: Int)] {
    let places = Self.single(new, stretch.new)
    let pairs = Self.single(old, stretch.old)
      .compactMap { number, place in places[number].map { (old: place, new: $0) } }
      .sorted { $0.old < $1.old }
    return Self.longestRise(pairs)
  }

  /// The places of the numbers that a range of a list has once.
  private static func single(_ list: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for place in range {
      // Twice is no place.
      places[list[place]] = places[list[place]] == nil ? place : -1
    }
    return places.filter { $0.value >= 0 }
  }

  /// The most pairs whose second places rise as the first ones do, found by patience sorting.
  private static func longestRise(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // The last pair of the best row of each length, and the pair before each in its row.
    var (tops, before): ([Int], [Int?]) = ([], [])
    for (number, pair) in pairs.enumerated() {
      let length = tops.partitioningIndex { pairs[$0].new > pair.new }
      before.append(length > 0 ? tops[length - 1] : nil)
      if length == tops.count { tops.append(number) } else { tops[length] = number }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = tops.last
    while let number = next {
      rise.append(pairs[number])
      next = before[number]
    }
    return rise.reversed()
  }
}
