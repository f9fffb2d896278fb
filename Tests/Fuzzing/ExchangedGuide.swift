import RuleGraph
import XLIFF

/// A guide before or after an import.
struct ExchangedGuide: Sendable {
  let tree: ContentTree
  let content: CheckedContent

  init(_ tree: ContentTree) {
    self.tree = tree
    content = FuzzedGuide.content(tree)
  }

  /// The rules with their kinds.
  var rules: [String] { content.graph.rules.map { "\($0.id) \($0.kind)" }.sorted() }
}

/// The units of a guide by id, and of each its group.
struct ExchangeUnits {
  private(set) var units: [String: TranslationUnit] = [:]
  private var groups: [String: [String]] = [:]
  private var heads: [String: [String]] = [:]

  init(_ guide: ExchangedGuide, _ pair: (source: String, target: String)) {
    let pages = UnitCollector(guide.content, from: pair.source, to: pair.target).pages()
    for (page, pageGroups) in pages {
      // A new page needs its title and summary, which one that is there has.
      let isThere = page.texts[pair.target] != nil
      let head = isThere ? [] : ["\(page.id)#title", "\(page.id)#summary"]
      for group in pageGroups {
        for unit in group.units {
          units[unit.id] = unit
          groups[unit.id] = group.units.map(\.id)
          heads[unit.id] = head
        }
      }
    }
  }

  /// Whether all was translated that must be so that a unit can be written.
  func isWhole(_ id: String, in taken: Set<String>) -> Bool {
    ((groups[id] ?? []) + (heads[id] ?? [])).allSatisfy(taken.contains)
  }
}
