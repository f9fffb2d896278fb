/// A rule that holds in other editions than before, because a rule that superseded it, or that it superseded, went.
package struct ValidityShift: Equatable, Sendable {
  package let rule: RuleID
  /// The editions in which it did not hold before.
  package let gained: [String]
  /// The editions in which it no longer holds.
  package let lost: [String]
  /// The rules that supersede it then.
  package let superseders: [RuleID]

  package init(rule: RuleID, gained: [String], lost: [String], superseders: [RuleID] = []) {
    (self.rule, self.gained, self.lost) = (rule, gained, lost)
    self.superseders = superseders
  }

  /// The shifts of all rules that exist before and after, in reading order.
  ///
  /// - Parameter present: what a rule is called in the new graph.
  static func all(
    from old: Graph, to new: Graph, present: (RuleID) -> RuleID = { $0 }
  ) -> [ValidityShift] {
    let editions = old.editions.map(\.id)
    return old.rules.map(\.id).compactMap { former in
      let rule = present(former)
      guard new.rule(rule) != nil else { return nil }
      let before = held(former, in: old, editions)
      let after = held(rule, in: new, editions)
      guard before != after else { return nil }
      return ValidityShift(
        rule: rule, gained: after.filter { !before.contains($0) },
        lost: before.filter { !after.contains($0) }, superseders: superseders(of: rule, in: new))
    }
  }

  /// The editions in which a rule holds; not the newest where another has its place.
  private static func held(_ rule: RuleID, in graph: Graph, _ editions: [String]) -> [String] {
    editions.filter {
      graph.isValid(rule, in: $0) && ($0 != editions.last || graph.isInForce(rule))
    }
  }

  private static func superseders(of rule: RuleID, in graph: Graph) -> [RuleID] {
    graph.edges(to: .rule(rule), .supersedes).compactMap { edge in
      if case .rule(let id) = edge.source { id } else { nil }
    }
  }
}

extension ValidityShift: CustomStringConvertible {
  package var description: String {
    guard gained.isEmpty else {
      let editions = gained.joined(separator: ", ")
      return "'\(rule)' would hold in \(editions) as well; say with until= how long it holds, "
        + "or let another rule supersede it"
    }
    let others = superseders.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(rule)' would hold no more in \(lost.joined(separator: ", ")), for \(others) would "
      + "supersede it; take that out of the heading there first"
  }
}
