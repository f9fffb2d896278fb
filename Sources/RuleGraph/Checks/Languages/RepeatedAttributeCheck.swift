/// What holds for all languages is given by the first alone.
enum RepeatedAttributeCheck: Check {
  static let description = CheckDescription(
    id: "attribute/repeated",
    texts: (
      summary: "What holds for all languages is given by the first alone.",
      explanation: """
      Kinds, attributes and the keys `apis`, `platforms` and `edition` hold for all languages. If one is given twice, the second will be forgotten when the first changes; if only a translation gives it, nobody will look for it there.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled .↓do}
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ↓edition: ios11
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled ↓until=ios11}
        """
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}
        """
      ])
    ])

  /// The keys of the front matter that each language gives in its own words.
  private static let ownKeys = ["title", "summary"]

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    if let order = otherOrder(in: content.catalog) { return [order] }
    return content.catalog.pages.flatMap { page -> [Diagnostic] in
      let languages = page.languages(in: content.catalog.site)
      guard let first = languages.first, let original = page.texts[first] else { return [] }
      return languages.dropFirst().compactMap { page.texts[$0] }.flatMap {
        repeatedKeys($0, original) + repeatedAttributes($0, original)
      }
    }
  }

  /// Where all pages give what they share in a language other than the site's first, because the order of languages has
  /// changed.
  private static func otherOrder(in catalog: Catalog) -> Diagnostic? {
    guard let first = catalog.data.reading.languageCodes.first else { return nil }
    let marked = catalog.pages.filter { $0.texts[first.value] != nil }.map { page in
      page.texts.languages.filter { page.texts[$0]?.headings.contains(where: \.hasMarks) ?? false }
    }.filter { !$0.isEmpty }
    guard let other = marked.first?.first, marked.count > 1, other != first.value,
      marked.allSatisfy({ $0 == [other] })
    else { return nil }
    return report(
      at: first.location,
      Message(
        "'\(first.value)' is the first language, and all pages give their attributes in '\(other)'",
        explanation: "What holds for all languages stands in the first; so '\(other)' comes first.")
    )
  }

  private static func repeatedKeys(_ text: PageText, _ original: PageText) -> [Diagnostic] {
    text.frontMatter.keys.filter { !ownKeys.contains($0.value) }.compactMap { key in
      original.frontMatter.keys.first { $0.value == key.value }.map {
        repeated("'\(key.value)'", at: key.location, first: $0.location)
      }
    }
  }

  private static func repeatedAttributes(_ text: PageText, _ original: PageText) -> [Diagnostic] {
    let marked = text.headings.filter(\.hasMarks)
    guard !marked.isEmpty else { return [] }
    let originals = Dictionary(
      original.headings.compactMap { heading in heading.id.map { ($0.value, heading) } },
      uniquingKeysWith: { first, _ in first })
    return marked.flatMap { heading -> [Diagnostic] in
      guard let other = heading.id.flatMap({ originals[$0.value] }) else { return [] }
      return kinds(heading, other) + pairs(heading, other)
    }
  }

  private static func kinds(_ heading: PageHeading, _ other: PageHeading) -> [Diagnostic] {
    let kind = heading.kind.flatMap { kind in
      other.kind.map {
        repeated("'.\(kind.value.rawValue)'", at: kind.location, first: $0.location)
      }
    }
    let part = heading.part.flatMap { part in
      other.part.map { repeated("'.part'", at: part, first: $0) }
    }
    return [kind, part].compactMap(\.self) + mixed(heading, other)
  }

  /// A rule in one language that is a part in another.
  private static func mixed(_ heading: PageHeading, _ other: PageHeading) -> [Diagnostic] {
    let isRule = heading.kind.flatMap { kind in other.part.map { (kind.location, $0) } }
    let isPart = heading.part.flatMap { part in other.kind.map { (part, $0.location) } }
    return [isRule, isPart].compactMap(\.self).map { own, first in
      report(
        at: own,
        Message(
          "a rule in one language and a part in another",
          notes: [Note(location: first, text: "given here for all languages")]))
    }
  }

  private static func pairs(_ heading: PageHeading, _ other: PageHeading) -> [Diagnostic] {
    heading.attributes.map { attribute in
      let name = "'\(attribute.key.rawValue)'"
      let first = other.attributes.first { $0.key == attribute.key }
      return first.map { repeated(name, at: attribute.keyLocation, first: $0.keyLocation) }
        ?? report(
          at: attribute.keyLocation,
          Message(
            "\(name) holds for all languages, and the first does not give it",
            notes: [Note(location: other.location, text: "it belongs here")]))
    }
  }

  private static func repeated(
    _ name: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    report(
      at: location,
      Message(
        "\(name) is already given by the first language",
        notes: [Note(location: first, text: "given here for all languages")]))
  }
}

extension PageHeading {
  /// Whether it says more than which heading it is.
  fileprivate var hasMarks: Bool {
    kind != nil || part != nil || !attributes.isEmpty
  }
}
