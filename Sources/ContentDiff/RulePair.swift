import RuleGraph

/// A text and the page it is on.
struct PlacedPassage {
  let passage: Passage
  let place: PagePlace
}

/// A rule before and after.
struct RulePair {
  /// The two states that pairs are looked for in.
  struct Sides {
    let old: Graph
    let new: Graph
    let renamed: [RuleID: RuleID]
    /// The present id of each page that had another one, by its old id.
    let pages: [String: String]
    let links: RenamedLinks

    init(old: Graph, new: Graph, renamed: [RuleID: RuleID]) {
      (self.old, self.new, self.renamed) = (old, new, renamed)
      let moved = old.components.filter { !$0.isPart }.compactMap { page in
        new.successor(ofPage: page.id).flatMap { old.component($0) == nil ? (page, $0) : nil }
      }
      pages = Dictionary(moved.map { ($0.id, $1) }, uniquingKeysWith: { first, _ in first })
      links = RenamedLinks(
        renamed: renamed,
        pages: Dictionary(
          moved.map { (Self.folder(of: $0), new.component($1).map(Self.folder) ?? $1) },
          uniquingKeysWith: { first, _ in first }),
        folders: Dictionary(
          new.components.map { ($0.id, Self.folder(of: $0)) },
          uniquingKeysWith: { first, _ in first }))
    }

    private static func folder(of component: Component) -> String {
      "\(component.group)/\(component.id)"
    }

    /// What a node governs, links to, replaces and contradicts, by the names of now, so that a rename shows once; what
    /// follows from attributes is told with these.
    func edges(of node: NodeID, in graph: Graph) -> Set<EdgeLine> {
      let edges = graph.edges(from: node).filter { Self.kinds.contains($0.kind) }
      return Set(
        edges.map { EdgeLine(kind: $0.kind.rawValue, target: present($0.target).description) })
    }

    private static let kinds: Set<EdgeKind> = [
      .governs, .mentions, .seeAlso, .supersedes, .conflicts,
    ]

    private func present(_ node: NodeID) -> NodeID {
      switch node {
      case .rule(let id): .rule(renamed[id] ?? id)
      case .component(let id): .component(pages[id] ?? id)
      default: node
      }
    }

    /// Whether a text says the same as before, however it is written: in other lines, with other marks of lists, other
    /// comments.
    func agree(_ before: PlacedPassage, _ after: PlacedPassage) -> Bool {
      // Of what kind a rule is is told apart from its text.
      let stamp = TextStamper(before.passage, on: before.place).stamp(.fact, leading: links.present)
      return stamp == TextStamper(after.passage, on: after.place).stamp(.fact)
    }

    func pair(for rule: Rule) -> RulePair? {
      new.rule(renamed[rule.id] ?? rule.id).map { RulePair(sides: self, old: rule, new: $0) }
    }
  }

  let sides: Sides
  let old: Rule
  let new: Rule

  func change() -> ChangedRule {
    let before = sides.edges(of: .rule(old.id), in: sides.old)
    let after = sides.edges(of: .rule(new.id), in: sides.new)
    return ChangedRule(
      rule: new.line(in: sides.new), formerID: old.id == new.id ? nil : old.id.description,
      attributes: attributes(), texts: texts(),
      gained: after.subtracting(before).sorted(), lost: before.subtracting(after).sorted(),
      translations: translations())
  }

  private func attributes() -> [AttributeChange] {
    let editions = editions()
    let sides: [(String, String?, String?)] = [
      ("kind", old.kind.rawValue, new.kind.rawValue),
      ("component", self.sides.pages[old.component] ?? old.component, new.component),
      ("since", old.since, new.since),
      ("until", old.until, new.until),
      ("platforms", list(old.platforms), list(new.platforms)),
      ("table", old.table, new.table),
      ("sources", cited(by: old), cited(by: new)),
      ("editions", list(editions.old), list(editions.new)),
    ]
    return sides.filter { $0.1 != $0.2 }.map { AttributeChange(name: $0.0, old: $0.1, new: $0.2) }
  }

  /// In which of the editions that were there before and are still there a rule holds, where other rules have a say in it:
  /// what follows from its own attributes is told with these.
  private func editions() -> (old: [String], new: [String]) {
    guard (old.since, old.until) == (new.since, new.until) else { return ([], []) }
    let known = Set(sides.new.editions.map(\.id))
    let editions = sides.old.editions.map(\.id).filter(known.contains)
    return (
      editions.filter { sides.old.isValid(old.id, in: $0) },
      editions.filter { sides.new.isValid(new.id, in: $0) }
    )
  }

  private func cited(by rule: Rule) -> String? {
    var seen: Set<String> = []
    return list(rule.citations.map(\.source).filter { seen.insert($0).inserted })
  }

  private func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private var languages: [String] {
    let codes = (sides.new.site.languages + sides.old.site.languages).map(\.code)
    return codes.enumerated().filter { !codes[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private func texts() -> [TextChange] {
    languages.compactMap { language in
      let (before, after) = (old.texts[language]?.passage, new.texts[language]?.passage)
      guard before?.written != after?.written, !isSame(in: language) else { return nil }
      let place = sides.old.place(of: old, in: language)
      let difference = RuleDifference(
        from: before.map { sides.links.written($0, on: place) } ?? "", to: after?.written ?? "")
      guard !difference.isEmpty else { return nil }
      let runs = difference.title.runs + difference.body.runs
      return TextChange(
        language: language,
        runs: runs.map { TextChange.Run(change: $0.change.name, text: $0.text) },
        titleRuns: difference.title.runs.count)
    }
  }

  private func isSame(in language: String) -> Bool {
    guard let before = old.texts[language]?.passage, let after = new.texts[language]?.passage else {
      return false
    }
    return sides.agree(
      PlacedPassage(passage: before, place: sides.old.place(of: old, in: language)),
      PlacedPassage(passage: after, place: sides.new.place(of: new, in: language)))
  }

  /// Of the languages that are compared with the first one: seen from that, every change would be told twice.
  private func translations() -> [TranslationChange] {
    let first = languages.first { new.texts[$0] != nil }
    return languages.filter { $0 != first }.compactMap { language in
      let before = sides.old.translation(of: old.id, in: language)?.state
      guard let after = sides.new.translation(of: new.id, in: language)?.state, before != after
      else { return nil }
      return TranslationChange(
        language: language, old: before?.rawValue, new: after.rawValue)
    }
  }
}

extension WordDifference.Run.Change {
  var name: String {
    switch self {
    case .kept: "kept"
    case .removed: "removed"
    case .added: "added"
    }
  }
}
