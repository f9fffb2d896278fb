import CommonMark

/// The headings of two languages that are at the same place: between the same two ids, with equally many of their
/// level.
struct HeadingPairs {
  typealias Pair = (original: PageHeading, translation: PageHeading)

  let original: [PageHeading]
  let translation: [PageHeading]

  /// Headings that have an id in the translation only.
  var unnamed: [Pair] {
    all.filter { $0.original.id == nil && $0.translation.id != nil }
  }

  /// Headings that have an id in the original only.
  var nameless: [Pair] {
    all.filter { $0.original.id != nil && $0.translation.id == nil }
  }

  /// Headings that have an id in each language, and not the same.
  var renamed: [Pair] {
    all.filter { $0.original.id != nil && $0.translation.id != nil }
  }

  /// Those that share no id.
  private var all: [Pair] {
    var (own, other) = (0, 0)
    return shared.flatMap { end -> [Pair] in
      defer { (own, other) = (end.own + 1, end.other + 1) }
      guard own <= end.own else { return [] }
      return Self.pairs(original[own..<end.own], translation[other..<end.other])
    }
  }

  /// Where headings with the same id are in both, and behind the last of each.
  private var shared: [(own: Int, other: Int)] {
    let places = Dictionary(
      original.enumerated().compactMap { place, heading in heading.id.map { ($0.value, place) } },
      uniquingKeysWith: { first, _ in first })
    let named = translation.indices.compactMap { other in
      translation[other].id.flatMap { places[$0.value] }.map { (own: $0, other: other) }
    }
    return named + [(original.count, translation.count)]
  }

  private static func pairs(
    _ original: ArraySlice<PageHeading>, _ translation: ArraySlice<PageHeading>
  ) -> [Pair] {
    Set(translation.map(\.level)).sorted().flatMap { level -> [Pair] in
      let own = original.filter { $0.level == level }
      let other = translation.filter { $0.level == level }
      return own.count == other.count ? zip(own, other).map { ($0, $1) } : []
    }
  }
}

extension PageOutline {
  /// The headings of the first language that a translation has at the same place under an id that the first language
  /// does not have.
  var renamed: [HeadingPairs.Pair] {
    guard let first = languages.first, let original = page.texts[first] else { return [] }
    let ids = Set(original.headings.compactMap { $0.id?.value })
    return languages.dropFirst().flatMap { language -> [HeadingPairs.Pair] in
      let headings = page.texts[language]?.headings ?? []
      let known = Set(headings.compactMap { $0.id?.value })
      return HeadingPairs(original: original.headings, translation: headings).renamed.filter {
        !known.contains($0.original.id?.value ?? "")
          && !ids.contains($0.translation.id?.value ?? "")
      }
    }
  }

  /// The heading of an entry in the first language.
  func original(of entry: Entry) -> PageHeading? {
    languages.first.flatMap { entry.headings[$0] }
  }

  /// The headings without an id that a language has, by the headings of the first language that they translate.
  func nameless(in language: String) -> [Node.ID: PageHeading] {
    guard let first = languages.first, first != language, let original = page.texts[first],
      let translation = page.texts[language]
    else { return [:] }
    let pairs = HeadingPairs(original: original.headings, translation: translation.headings)
    return Dictionary(
      pairs.nameless.map { ($0.original.node, $0.translation) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The headings without an id that seem to translate an entry which a language lacks.
  func nameless(for entry: Entry) -> [PageHeading] {
    guard let node = original(of: entry)?.node else { return [] }
    return languages.filter { entry.headings[$0] == nil }.compactMap { nameless(in: $0)[node] }
  }
}
