import RuleGraph

/// What came back translated and is not written before the rest of its rule is, or of its page's head.
struct WaitingUnits {
  private(set) var ids: Set<String> = []

  init(
    _ accepted: [String: AcceptedUnit], _ pages: [(page: Page, groups: [UnitGroup])],
    to target: String
  ) {
    for (page, groups) in pages {
      // A page begins with its title and summary.
      let head = groups.flatMap(\.units).filter(\.part.isFrontMatter)
      let canBegin =
        page.texts[target] != nil || head.count == 2 && head.allSatisfy { accepted[$0.id] != nil }
      for group in groups {
        let missing = group.units.filter { $0.target == nil && !$0.part.isFrontMatter }
        let isWhole = missing.allSatisfy { accepted[$0.id] != nil }
        let waiting = !canBegin ? group.units : isWhole ? [] : missing
        ids.formUnion(waiting.map(\.id).filter { accepted[$0] != nil })
      }
    }
  }
}

extension TranslationUnit.Part {
  var isFrontMatter: Bool {
    if case .frontMatter = self { true } else { false }
  }
}
