/// A page's headings with their languages put together, in reading order.
package struct PageOutline: Sendable {
  /// What makes two headings of different languages the same: their id, or otherwise their number among the headings
  /// without an id.
  package enum Key: Hashable, Sendable {
    case id(String)
    case section(Int)

    package var anchor: String {
      switch self {
      case .id(let id): id
      case .section(let number): "section-\(number)"
      }
    }
  }

  package struct Entry: Sendable {
    package let key: Key
    package let headings: Localized<PageHeading>
    /// The kind that any language gives, the preferred language first.
    package let kind: RuleKind?
    package let isPart: Bool

    /// The rule that the heading is, unless it is a part or a section or has no id.
    package func ruleID(on page: String) -> RuleID? {
      guard kind != nil, !isPart, case .id(let name) = key else { return nil }
      return RuleID(page: page, name: name)
    }
  }

  package let page: Page
  /// The languages that have the page, the preferred one first.
  package let languages: [String]
  package let entries: [Entry]

  package init(_ page: Page, site: Site) {
    self.page = page
    languages = page.languages(in: site)
    var slots: [Key: Int] = [:]
    var found: [(key: Key, headings: Localized<PageHeading>)] = []
    var order = ReadingOrder()
    for language in languages {
      var last: Int?
      for (key, heading) in Self.keyed(page.texts[language]?.headings ?? []) {
        if let slot = slots[key] {
          if found[slot].headings[language] == nil {
            found[slot].headings.set(heading, in: language)
          }
          last = slot
        } else {
          slots[key] = found.count
          last = order.add(after: last)
          found.append((key, Localized([language: heading])))
        }
      }
    }
    entries = order.slots.map { [languages] in
      Self.entry(found[$0].key, found[$0].headings, languages)
    }
  }

  /// For who asks for many.
  var entriesByKey: [Key: Entry] {
    Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The line of a language's page before which to insert what follows an entry: the line of the next heading, with the
  /// comments above it.
  ///
  /// Entries before it that the language lacks are skipped.
  ///
  /// - Parameter entry: `nil` for what is inserted before all headings.
  /// - Returns: `nil` at the end of the page.
  package func line(after entry: Int?, in text: PageText, _ language: String) -> Int? {
    let before = entry.map { entries[...$0] } ?? []
    let heading = before.reversed().lazy.compactMap { $0.headings[language]?.node }.first ?? 0
    return text.headings.first { $0.node > heading }.map { text.firstLine(of: $0) }
  }

  private static func keyed(_ headings: [PageHeading]) -> [(Key, PageHeading)] {
    var sections = 0
    return headings.map { heading in
      if let id = heading.id { return (.id(id.value), heading) }
      sections += 1
      return (.section(sections), heading)
    }
  }

  private static func entry(
    _ key: Key, _ headings: Localized<PageHeading>, _ languages: [String]
  ) -> Entry {
    let written = languages.compactMap { headings[$0] }
    var hasID = false
    if case .id = key { hasID = true }
    return Entry(
      key: key, headings: headings,
      kind: written.lazy.compactMap { $0.kind?.value }.first,
      isPart: hasID && written.contains { $0.part != nil })
  }
}

/// A row of slots into which new ones may be inserted anywhere, each with the one that follows it.
private struct ReadingOrder {
  private var first: Int?
  private var nexts: [Int?] = []

  /// - Parameter slot: what the new one follows; `nil` for nothing.
  mutating func add(after slot: Int?) -> Int {
    let new = nexts.count
    if let slot {
      nexts.append(nexts[slot])
      nexts[slot] = new
    } else {
      nexts.append(first)
      first = new
    }
    return new
  }

  var slots: [Int] {
    Array(
      sequence(state: first) { next in
        defer { next = next.flatMap { nexts[$0] } }
        return next
      })
  }
}
