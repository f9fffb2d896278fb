extension Sequence {
  /// The elements whose key an earlier one has, each with the first that has it.
  func repeated<Key: Hashable>(by key: (Element) -> Key) -> [(later: Element, first: Element)] {
    var first: [Key: Element] = [:]
    return compactMap { element in
      let key = key(element)
      guard let earlier = first[key] else {
        first[key] = element
        return nil
      }
      return (element, earlier)
    }
  }
}
