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
    let before: Int?
    if let section {
      guard let start = Self.section(section, outline) else { return nil }
      let rule = Self.lastRule(beneath: start, outline, levels)
      before = rule ?? start
      level = rule.map { levels[$0] } ?? Self.level(beneath: start, levels)
    } else {
      let own = Self.own(outline, levels)
      let rule = own.last { outline.entries[$0].ruleID(on: outline.page.id) != nil }
      before = rule ?? own.last
      level = rule.map { levels[$0] } ?? 3
    }
    // A deeper heading that follows would become part of the new rule.
    let first = before.map { $0 + 1 } ?? 0
    let next = levels[first...].firstIndex { [level] in $0 <= level } ?? levels.count
    last = next == 0 ? nil : next - 1
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

  /// The last of the rules that come before any other section or part, each with the headings in its text.
  private static func lastRule(
    beneath section: Int, _ outline: PageOutline, _ levels: [Int]
  ) -> Int? {
    let end = end(of: section, levels)
    var (last, next) = (Int?.none, section + 1)
    while next < end, outline.entries[next].ruleID(on: outline.page.id) != nil {
      (last, next) = (next, Self.end(of: next, levels))
    }
    return last
  }

  /// The level of the first rule beneath a heading: that of what is there already, or one below.
  private static func level(beneath section: Int, _ levels: [Int]) -> Int {
    let end = end(of: section, levels)
    return section + 1 < end ? levels[section + 1] : levels[section] + 1
  }

  /// The place behind what is beneath a heading.
  private static func end(of heading: Int, _ levels: [Int]) -> Int {
    levels[(heading + 1)...].firstIndex { $0 <= levels[heading] } ?? levels.count
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
