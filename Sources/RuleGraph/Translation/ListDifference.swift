/// What is taken out of a list and what comes in, by position; the rest is what most of both have in the same order.
///
/// What only one of them has is not compared at all: a page whose line ends were changed has no line of the one before.
package struct ListDifference: Equatable, Sendable {
  package private(set) var removed: Set<Int>
  package private(set) var added: Set<Int>

  package init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let shared = Set(old).intersection(new)
    let numbers = Dictionary(uniqueKeysWithValues: zip(shared, 0...))
    let (left, right) = (Self.shared(old, numbers), Self.shared(new, numbers))
    removed = Set(old.indices).subtracting(left.places)
    added = Set(new.indices).subtracting(right.places)
    let comparison = ListComparison(from: left.numbers, to: right.numbers)
    removed.formUnion(comparison.removed.lazy.map { left.places[$0] })
    added.formUnion(comparison.added.lazy.map { right.places[$0] })
  }

  private static func shared<Element>(
    _ list: [Element], _ numbers: [Element: Int]
  ) -> (places: [Int], numbers: [Int]) {
    let shared = list.enumerated().compactMap { place, element in
      numbers[element].map { (place, $0) }
    }
    return (shared.map(\.0), shared.map(\.1))
  }
}
