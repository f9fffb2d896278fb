/// The headings of two languages that stand at the same place: between the same two ids, with as many of their level.
struct HeadingPairs {
  let original: [PageHeading]
  let translation: [PageHeading]

  /// Headings that have an id in the translation only.
  var unnamed: [(original: PageHeading, translation: PageHeading)] {
    var (own, other) = (0, 0)
    return shared.flatMap { end -> [(PageHeading, PageHeading)] in
      defer { (own, other) = (end.own + 1, end.other + 1) }
      guard own <= end.own else { return [] }
      return Self.unnamed(original[own..<end.own], translation[other..<end.other])
    }
  }

  /// Where headings with the same id stand in both, and behind the last of each.
  private var shared: [(own: Int, other: Int)] {
    let places = Dictionary(
      original.enumerated().compactMap { place, heading in heading.id.map { ($0.value, place) } },
      uniquingKeysWith: { first, _ in first })
    let named = translation.indices.compactMap { other in
      translation[other].id.flatMap { places[$0.value] }.map { (own: $0, other: other) }
    }
    return named + [(original.count, translation.count)]
  }

  private static func unnamed(
    _ original: ArraySlice<PageHeading>, _ translation: ArraySlice<PageHeading>
  ) -> [(PageHeading, PageHeading)] {
    Set(translation.map(\.level)).sorted().flatMap { level -> [(PageHeading, PageHeading)] in
      let own = original.filter { $0.level == level }
      let other = translation.filter { $0.level == level }
      guard own.count == other.count else { return [] }
      return zip(own, other).filter { $0.id == nil && $1.id != nil }.map { ($0, $1) }
    }
  }
}
