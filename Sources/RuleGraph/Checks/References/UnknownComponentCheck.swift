/// A component that a data file names has a page or a part.
enum UnknownComponentCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-component",
    texts: (
      summary: "A component that a data file names has a page or a part.",
      explanation: """
      The ids are the names of the folders, and the ids of headings with `.part`.
      """
    ),
    bad: [
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: Hang}
        groups:
          - id: bars
            title: {en: Bars, ko: 바}
            components: [tab-bar, ↓tool-bar]
        """
      ])
    ],
    good: [
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: Hang}
        groups:
          - id: bars
            title: {en: Bars, ko: 바}
            components: [tab-bar, toolbar]
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let unknown = content.unresolved.filter { $0.target == .component }
    guard !unknown.isEmpty else { return [] }
    let sections = sections(of: content)
    var suggestions = Suggestions()
    let renamed = UnrecordedRenames(in: content)
    return unknown.map { reference in
      if let section = sections[reference.name] {
        return report(
          at: reference.written.location,
          Message(
            "no component '\(reference.name)'; the section of that name is no part",
            notes: [
              Note(location: section.location, text: "'{#\(reference.name) .part}' makes it one")
            ]))
      }
      if let former = FormerPage(reference.name, in: content.graph, renamed) {
        let place = reference.written.location
        let lead = "no component '\(reference.name)'; "
        return report(at: place, former.message(after: lead), fixIts: former.fixIts(at: place))
      }
      return report(
        unknown: "component", reference.written,
        suggestions.suggestion(
          for: reference.name, among: content.graph.components.map(\.id)))
    }
  }

  /// The headings in the first language of a page that have a name without being a part or a rule.
  private static func sections(of content: CheckedContent) -> [String: PageHeading] {
    let named = content.outlines.flatMap { outline in
      outline.entries.compactMap { entry -> (String, PageHeading)? in
        guard case .id(let name) = entry.key, entry.kind == nil, !entry.isPart else { return nil }
        return outline.languages.first.flatMap { entry.headings[$0] }.map { (name, $0) }
      }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
