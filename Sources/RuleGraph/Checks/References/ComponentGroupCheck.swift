/// A group of `site.yml` is a folder, and lists what is in it.
enum ComponentGroupCheck: Check {
  static let description = CheckDescription(
    id: "component/group",
    texts: (
      summary: "A group of `site.yml` is a folder, and lists what is in it.",
      explanation: """
      A component belongs to the group whose folder holds its page; a part belongs where its page does. A component \
      listed under another group is ignored there and comes last in its own. A group without pages is taken to be \
      planned, unless its name was plainly meant for an existing folder.
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
          - {id: bars, title: {en: Bars, ko: 바}, components: [tab-bar]}
          - {id: menus, title: {en: Menus, ko: 메뉴}, components: [↓toolbar]}
        """
      ]),
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: Hang}
        groups:
          - {id: ↓bar, title: {en: Bars, ko: 바}, components: [tab-bar, toolbar]}
        """
      ]),
    ],
    good: [
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: Hang}
        groups:
          - {id: bars, title: {en: Bars, ko: 바}, components: [tab-bar]}
          - {id: menus, title: {en: Menus, ko: 메뉴}, components: []}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let unnamed = unnamedFolders(in: content)
    let folders = Dictionary(grouping: content.catalog.pages, by: \.id)
      .mapValues { $0.map(\.group) }
    return unnamed.diagnostics + undeclared(in: content, besides: unnamed.folders)
      + listed(in: content).filter { !unnamed.groups.contains($0.group) }.compactMap {
        diagnostic(of: $0.name, in: $0.group, folders[$0.name.value] ?? [], content.graph)
      }
  }

  /// The groups without a page whose names are near those of folders that are no group.
  private static func unnamedFolders(
    in content: CheckedContent
  ) -> (groups: Set<String>, folders: Set<String>, diagnostics: [Diagnostic]) {
    let folders = Set(content.catalog.pages.map(\.group))
    let declared = content.catalog.references.filter { $0.target == .group }.map(\.name)
    let others = folders.subtracting(declared.map(\.value)).sorted()
    var suggestions = Suggestions()
    var (groups, meant): (Set<String>, Set<String>) = ([], [])
    let diagnostics = declared.compactMap { group -> Diagnostic? in
      guard !others.isEmpty, !folders.contains(group.value) else { return nil }
      let suggestion = suggestions.suggestion(for: group.value, among: others)
      guard let name = suggestion.name else { return nil }
      groups.insert(group.value)
      meant.insert(name)
      // What cannot be a name is told as such.
      return HeadingReader.isName(group.value) ? report(unknown: "folder", group, suggestion) : nil
    }
    return (groups, meant, diagnostics)
  }

  /// Folders that are no group, where there are groups at all.
  private static func undeclared(
    in content: CheckedContent, besides meant: Set<String>
  ) -> [Diagnostic] {
    let declared = content.catalog.references.filter { $0.target == .group }.map(\.name.value)
    guard !declared.isEmpty, !content.damage.holds(file: "site.yml") else { return [] }
    var suggestions = Suggestions()
    var told = meant.union(declared)
    let counts = Dictionary(content.catalog.pages.map { ($0.id, 1) }, uniquingKeysWith: +)
    return content.catalog.pages.compactMap { page in
      // A copy of another page, or a name that cannot be one, is told as such.
      guard counts[page.id] == 1, HeadingReader.isName(page.group),
        told.insert(page.group).inserted,
        let text = page.texts.first(of: page.languages(in: content.catalog.site))?.value
      else { return nil }
      let near = suggestions.suggestion(for: page.group, among: declared).phrase
      // Nothing is lost but a heading, so it is no error.
      return Diagnostic(
        finding: (description.id, .warning), at: SourceLocation(path: text.path),
        Message(
          "the folder '\(page.group)' is no group of site.yml\(near)",
          explanation: near.isEmpty
            ? "Its name is the heading of its components, behind all others, until 'groups' has it."
            : nil))
    }
  }

  /// The components that groups list, where they do: `site.yml` names a group before what is in it.
  private static func listed(
    in content: CheckedContent
  ) -> [(name: Located<String>, group: String)] {
    let groups = Dictionary(
      content.catalog.site.groups.map { ($0.id, $0.components) },
      uniquingKeysWith: { first, _ in first })
    let path = content.catalog.printedPath("site.yml")
    var group = ""
    return content.catalog.references.compactMap { reference in
      guard reference.name.location.path == path else { return nil }
      if reference.target == .group { group = reference.name.value }
      let isListed =
        reference.target == .component && groups[group]?.contains(reference.name.value) ?? false
      return isListed ? (reference.name, group) : nil
    }
  }

  /// - Parameter folders: those in which a component has a page.
  private static func diagnostic(
    of name: Located<String>, in group: String, _ folders: [String], _ graph: Graph
  ) -> Diagnostic? {
    if let folder = folders.first {
      guard !folders.contains(group) else { return nil }
      return report(
        at: name.location, "'\(name.value)' stands in the folder '\(folder)', not in '\(group)'")
    }
    guard let part = graph.component(name.value), part.isPart else { return nil }
    return report(
      at: name.location, "'\(name.value)' is a part of '\(part.page)', and stands where that does")
  }
}
