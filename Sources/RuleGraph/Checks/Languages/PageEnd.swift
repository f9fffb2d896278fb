/// Where one language of a page ends before the others, as when only a part of the page was saved.
struct PageEnd {
  let missing: [PageOutline.Entry]
  /// The last heading that exists, or the title.
  let location: SourceLocation
  /// The first that is missing, and the language that has it.
  let first: PageHeading
  let other: String

  private static let fewest = 4

  /// `nil` where few headings are missing, or others follow them.
  init?(_ missing: [PageOutline.Entry], in language: String, of outline: PageOutline) {
    guard missing.count >= Self.fewest, let text = outline.page.texts[language],
      let next = missing.first, let found = next.headings.first(of: outline.languages)
    else { return nil }
    let last = outline.entries.lastIndex { $0.headings[language] != nil }
    let start = outline.entries.firstIndex { $0.key == next.key } ?? 0
    if let last, last > start { return nil }
    self.missing = missing
    (first, other) = (found.value, found.language)
    location =
      last.flatMap { outline.entries[$0].headings[language]?.location }
      ?? text.titleLocation
  }
}
