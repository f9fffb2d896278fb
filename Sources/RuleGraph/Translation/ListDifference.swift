/// What is taken out of a list and what comes in, by position; the rest is what most of both have in the same order.
///
/// Of two lists with little in common Myers' algorithm, which the standard library has, takes as many steps as the product
/// of their lengths, and keeps them. So it is not given what only one of them has: a page whose line ends were changed has
/// no line of the one before.
package struct ListDifference: Equatable, Sendable {
  package private(set) var removed: Set<Int>
  package private(set) var added: Set<Int>

  package init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let shared = Set(old).intersection(new)
    let numbers = Dictionary(uniqueKeysWithValues: zip(shared, 0...))
    let (left, right) = (Self.shared(old, numbers), Self.shared(new, numbers))
    removed = Set(old.indices).subtracting(left.places)
    added = Set(new.indices).subtracting(right.places)
    for change in right.numbers.difference(from: left.numbers) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.places[offset])
      case .insert(let offset, _, _): added.insert(right.places[offset])
      }
    }
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
