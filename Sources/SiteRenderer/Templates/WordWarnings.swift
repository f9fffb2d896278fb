import RuleGraph

/// Finds which texts pages show without there being any, and which are there and shown nowhere.
struct WordWarnings {
  /// In the languages of the site that have a file, in order of preference.
  let tables: [WrittenTexts]
  /// The texts that pages ask for, whatever their templates.
  private let asked: Set<String>
  /// All that may be shown.
  private let shown: Set<String>
  private let sections: Set<String>

  /// - Parameter categories: those of the glossary's terms.
  /// - Parameter use: what the templates show.
  init(_ tables: [WrittenTexts], categories: [String], use: TemplateUse) {
    self.tables = tables
    asked = AskedWords.keys.union(categories.map { "category.\($0)" })
    shown = AskedWords.keys.union(AskedWords.settings).union(use.words)
    sections = Set(shown.filter { $0.contains(".") }.map(Self.section))
      .union(AskedWords.openSections).union(["example"])
  }

  func all() -> [TemplateWarning] {
    let strays = tables.flatMap(strays)
    return missing(but: Set(strays.compactMap(\.meant))) + strays.map(\.warning)
      + tables.flatMap(halfExamples)
  }

  /// What no language has, unless it is there under a mistyped name.
  private func missing(but meant: Set<String>) -> [TemplateWarning] {
    let lacking = asked.filter { key in tables.allSatisfy { $0.strings[key] == nil } }
      .subtracting(meant)
    guard let first = tables.first, !lacking.isEmpty else { return [] }
    let places = first.places()
    return lacking.sorted().map { key in
      let place = places[Self.section(of: key)] ?? first.source.location(0..<0)
      return TemplateWarning("no language has the text '\(key)'", at: place, in: first.source)
    }
  }

  /// A text that nothing shows, and the one whose name was likely meant.
  private typealias Stray = (warning: TemplateWarning, meant: String?)

  private func strays(in table: WrittenTexts) -> [Stray] {
    // The first language is believed.
    let isFirst = table.source.path == tables.first?.source.path
    let others = isFirst ? [] : tables.filter { $0.source.path != table.source.path }.map(\.strings)
    let scripted = scripted(of: others, but: table.strings)
    let idle = table.strings.keys.filter {
      isIdle($0) || isMistyped($0, beside: others, among: scripted)
    }
    guard !idle.isEmpty else { return [] }
    let lacking = shown.filter { table.strings[$0] == nil }.sorted()
    let places = table.places()
    let located = idle.compactMap { key in places[key].map { (key, $0) } }
    return located.sorted { $0.1.range.lowerBound < $1.1.range.lowerBound }.map { key, place in
      if sections.contains(key) {
        let summary = "'\(key)' is a section and holds texts by key"
        return (TemplateWarning(summary, at: place, in: table.source), nil)
      }
      let isScripted = AskedWords.openSections.contains(Self.section(of: key))
      let meant = NearestName.of(key, among: isScripted ? scripted : lacking)
      let summary = "nothing shows the text '\(key)'\(Suggestion(name: meant).phrase)"
      return (TemplateWarning(summary, at: place, in: table.source), meant)
    }
  }

  /// The texts that scripts ask for, of those that other languages have and one lacks.
  private func scripted(of others: [[String: String]], but own: [String: String]) -> [String] {
    Set(others.flatMap(\.keys)).filter { key in
      let section = Self.section(of: key)
      return section != key && AskedWords.openSections.contains(section) && own[key] == nil
    }.sorted()
  }

  private func isIdle(_ key: String) -> Bool {
    // For one of a thing there may be a text of its own.
    let plain = key.hasSuffix("-one") ? String(key.dropLast(4)) : key
    return !shown.contains(key) && !shown.contains(plain) && !SearchExamples.hold(key)
      && (key == Self.section(of: key)
        || !AskedWords.openSections.contains(Self.section(of: key)))
  }

  /// Whether a text that scripts ask for, and that other languages have, is there under nearly its name.
  private func isMistyped(
    _ key: String, beside others: [[String: String]], among lacking: [String]
  ) -> Bool {
    AskedWords.openSections.contains(Self.section(of: key)) && !shown.contains(key)
      && !others.contains { $0[key] != nil } && NearestName.of(key, among: lacking) != nil
  }

  /// What is typed and nobody says what it finds, and the reverse.
  private func halfExamples(in table: WrittenTexts) -> [TemplateWarning] {
    let halves = table.strings.keys.filter {
      SearchExamples.hold($0) && table.strings[SearchExamples.other(than: $0)] == nil
    }
    guard !halves.isEmpty else { return [] }
    let places = table.places()
    return halves.sorted().compactMap { key in
      places[key].map {
        let summary =
          "the home page does not show '\(key)' without '\(SearchExamples.other(than: key))'"
        return TemplateWarning(summary, at: $0, in: table.source)
      }
    }
  }

  private static func section(of key: String) -> String {
    String(key.prefix { $0 != "." })
  }
}
