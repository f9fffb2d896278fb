package import RuleGraph

/// What a change to the content does, in terms of rules rather than lines.
package struct ContentChanges: Codable, Equatable, Sendable {
  package let added: [RuleLine]
  package let removed: [RemovedRule]
  package let changed: [ChangedRule]
  /// What is no rule and is there before and after.
  package let nodes: [ChangedNode]
  package let components: Comings
  package let apis: Comings
  package let terms: Comings
  package let editions: Comings
  /// Pages, and places on pages, below the folder of a language.
  package let addresses: Comings

  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && nodes.isEmpty
      && [components, apis, terms, editions, addresses].allSatisfy(\.isEmpty)
  }
}

/// Compares two states of the content.
package struct ContentComparison: Sendable {
  private let old: Graph
  private let new: Graph
  /// The present id of each rule that had another one, by its old id.
  private let renamed: [RuleID: RuleID]

  package init(from old: Graph, to new: Graph) {
    self.old = old
    self.new = new
    renamed = Self.renamed(from: old, to: new)
  }

  /// - Parameter addresses: the addresses of both sites, each in a fixed order.
  package func changes(addresses: (old: [String], new: [String])) -> ContentChanges {
    let present = Set(new.rules.map(\.id))
    let known = Set(old.rules.map { renamed[$0.id] ?? $0.id })
    let pairs = RulePair.Sides(old: old, new: new, renamed: renamed)
    let pages = pairs.pages
    return ContentChanges(
      added: new.rules.filter { !known.contains($0.id) }.map { $0.line(in: new) },
      removed: old.rules.filter { !present.contains(renamed[$0.id] ?? $0.id) }.map(removal),
      changed: old.rules.compactMap { pairs.pair(for: $0)?.change() }.filter { !$0.isEmpty },
      nodes: NodeComparison(sides: pairs).changes,
      components: Comings(
        from: old.components.map { pairs.pages[$0.id] ?? $0.id }, to: new.components.map(\.id)),
      apis: Comings(from: old.apiNames, to: new.apiNames),
      terms: Comings(from: old.terms.map(\.id), to: new.terms.map(\.id)),
      editions: Comings(from: old.editions.map(\.id), to: new.editions.map(\.id)),
      addresses: Comings(
        from: Self.present(addresses.old, in: addresses.new, pages), to: addresses.new))
  }

  /// The addresses of before, those on a page that leads on to another as they are there.
  private static func present(
    _ old: [String], in new: [String], _ pages: [String: String]
  ) -> [String] {
    guard !pages.isEmpty else { return old }
    let known = Set(new)
    return old.map { address in
      guard !known.contains(address), let end = address.firstRange(of: ".html")?.lowerBound,
        let page = pages[String(address[..<end])]
      else { return address }
      let present = page + address[end...]
      return known.contains(present) ? present : address
    }
  }

  /// A rename is one that the lock records, of a rule that was there before.
  private static func renamed(from old: Graph, to new: Graph) -> [RuleID: RuleID] {
    let pairs = new.formerRules.compactMap { former -> (RuleID, RuleID)? in
      guard former.status == .renamed, let now = former.successors.first,
        old.rule(former.id) != nil, old.rule(now) == nil
      else { return nil }
      return (former.id, now)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func removal(of rule: Rule) -> RemovedRule {
    let former = new.formerRule(rule.id)
    return RemovedRule(
      rule: rule.line(in: old), status: former?.status.rawValue,
      successors: former?.successors.map(\.description) ?? [])
  }
}

extension Rule {
  func line(in graph: Graph) -> RuleLine {
    let text = texts.first(of: graph.site.languageCodes)?.value
    return RuleLine(id: id.description, kind: kind.rawValue, title: text?.title ?? "")
  }
}
