/// Where a new rule goes, in every language: after the same heading.
struct DraftPlace {
  /// The level of its heading.
  let level: Int
  /// The entry of the outline that it stands behind; `nil` for a page without headings.
  private let last: Int?
  private let outline: PageOutline

  /// - Parameter section: the anchor of a section or part; without one, the rule follows the last that belongs to no
  ///   part.
  /// - Returns: `nil` when there is no such section.
  init?(in outline: PageOutline, section: String?) {
    self.outline = outline
    let levels = outline.entries.map { entry in
      outline.languages.lazy.compactMap { entry.headings[$0]?.level }.first ?? 1
    }
    if let section {
      guard let start = Self.section(section, outline) else { return nil }
      let end = levels[(start + 1)...].firstIndex { $0 <= levels[start] } ?? levels.count
      // What is in a part or section within it is not its own.
      let inner = (start + 1..<end).first { outline.entries[$0].ruleID(on: outline.page.id) == nil }
      let own = start + 1..<(inner ?? end)
      last = own.upperBound - 1
      level = Self.rules(own, outline).first.map { levels[$0] } ?? levels[start] + 1
    } else {
      let own = Self.own(outline, levels)
      let rule = Self.rules(0..<levels.count, outline).last(where: own.contains)
      last = rule ?? own.last
      level = rule.map { levels[$0] } ?? 2
    }
  }

  /// The anchors that a rule can be put beneath.
  static func sections(_ outline: PageOutline) -> [String] {
    outline.entries.filter { $0.ruleID(on: outline.page.id) == nil }.map(\.key.anchor)
  }

  private static func section(_ anchor: String, _ outline: PageOutline) -> Int? {
    outline.entries.firstIndex {
      $0.key.anchor == anchor && $0.ruleID(on: outline.page.id) == nil
    }
  }

  private static func rules(_ range: Range<Int>, _ outline: PageOutline) -> [Int] {
    range.filter { outline.entries[$0].ruleID(on: outline.page.id) != nil }
  }

  /// The entries that are in no part.
  private static func own(_ outline: PageOutline, _ levels: [Int]) -> [Int] {
    var part: Int?
    return outline.entries.indices.filter { index in
      if let level = part, levels[index] <= level { part = nil }
      if part == nil, outline.entries[index].isPart { part = levels[index] }
      return part == nil
    }
  }

  /// Puts a text where the rule goes, set off by blank lines.
  func insert(_ words: String, _ language: String, _ text: PageText, _ edits: inout TextEdits) {
    edits.insert(words, before: outline.line(after: last, in: text, language), of: text)
  }
}
