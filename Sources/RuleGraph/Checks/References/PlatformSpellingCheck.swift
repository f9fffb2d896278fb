import Korean

/// A platform is spelled in one way, and platforms are listed one by one.
enum PlatformSpellingCheck: Check {
  static let description = CheckDescription(
    id: "platform/spelling",
    texts: (
      summary: "A platform is spelled in one way, and platforms are listed one by one.",
      explanation: """
      There is no list of platforms: whatever pages and headings name is one. Another spelling, `ios` beside `iOS`, is \
      another platform, with a filter of its own that hides the rules of the first. The spelling that is used most often \
      is taken to be right, or, among equals, the one that is used first. Commas separate platforms: `iOS/iPadOS` would \
      be a platform of its own.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        platforms: [iOS, ↓macos]
        ---

        ### Keep tabs enabled {#keep-tabs-enabled .do platforms=iOS,macOS}

        A dimmed tab explains nothing.

        ### Keep tabs short {#keep-tabs-short .do platforms=macOS}

        Long words are cut off.
        """
      ]),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        platforms: [macOS, ↓iOS/iPadOS]
        ---

        ### Keep tabs short {#keep-tabs-short .do platforms=↓iOS/macOS}

        Long words are cut off.
        """
      ]),
      .page("### Keep tabs short {#keep-tabs-short .do platforms=↓iPadO}"),
      .page("### Keep tabs short {#keep-tabs-short .do platforms=↓“web”}"),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        platforms: [iOS, macOS]
        ---

        ### Keep tabs enabled {#keep-tabs-enabled .do platforms=iOS,iPad,web}

        A dimmed tab explains nothing.
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let platforms = platforms(content.catalog)
    return Dictionary(grouping: platforms) { $0.value.lowercased() }.values.flatMap(diagnostics)
      + platforms.filter { $0.value.contains(where: separators.contains) }.map {
        report(
          at: $0.location,
          Message(
            "'\($0.value)' is read as one platform",
            explanation: "Commas stand between several: 'iOS,iPadOS'."))
      } + platforms.compactMap { quoted($0) ?? mistyped($0) }
  }

  /// A name with the quotes that a keyboard curls, of which the reader of attributes knows none.
  private static func quoted(_ platform: Located<String>) -> Diagnostic? {
    let bare = platform.value.filter { !quotes.contains($0) }
    guard bare != platform.value else { return nil }
    return report(
      at: platform.location, "the quotes are part of the platform's name '\(platform.value)'",
      fixIts: platform.location.range.isEmpty
        ? [] : [FixIt(location: platform.location, replacement: bare)])
  }

  private static let usual = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]

  /// A name that is one letter from that of a platform of Apple.
  private static func mistyped(_ platform: Located<String>) -> Diagnostic? {
    let letters = Array(platform.value.lowercased())
    guard !usual.contains(where: { $0.lowercased() == platform.value.lowercased() }),
      let meant = usual.first(where: {
        editDistance(letters, Array($0.lowercased()), limit: 1) != nil
      })
    else { return nil }
    return report(
      at: platform.location, "'\(platform.value)' is no platform; did you mean '\(meant)'?",
      fixIts: platform.location.range.isEmpty
        ? [] : [FixIt(location: platform.location, replacement: meant)])
  }

  private static let quotes: Set<Character> = [
    "“", "”", "„", "‘", "’", "«", "»", "「", "」", "\"", "'",
  ]

  private static let separators: Set<Character> = ["/", ";", "|", "+", "&", "·", "、", "，", "；"]

  /// Every platform where it is named, in reading order.
  private static func platforms(_ catalog: Catalog) -> [Located<String>] {
    catalog.pages.flatMap { page in
      page.texts.languages.compactMap { page.texts[$0] }.flatMap { text in
        text.frontMatter.platforms + text.headings.flatMap { $0.values(.platforms) }
      }
    }
  }

  /// - Parameter named: one platform, wherever it is named.
  private static func diagnostics(_ named: [Located<String>]) -> [Diagnostic] {
    let ways = Dictionary(grouping: named, by: \.value)
    guard ways.count > 1,
      let most = ways.values.map(\.count).max(),
      let first = named.first(where: { ways[$0.value]?.count == most })
    else { return [] }
    let right = first.value
    return named.filter { $0.value != right }.map { wrong in
      report(
        at: wrong.location,
        Message(
          "'\(wrong.value)' is written '\(right)' elsewhere",
          notes: [Note(location: first.location, text: "first written so here")]),
        fixIts: [FixIt(location: wrong.location, replacement: right)])
    }
  }
}
