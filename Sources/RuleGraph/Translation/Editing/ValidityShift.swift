/// A rule that holds in other editions than before, because another went that superseded it or was superseded.
package struct ValidityShift: Equatable, Sendable {
  package let rule: RuleID
  /// The editions in which it did not hold before.
  package let gained: [String]
  /// Those in which it holds no more.
  package let lost: [String]

  package init(rule: RuleID, gained: [String], lost: [String]) {
    (self.rule, self.gained, self.lost) = (rule, gained, lost)
  }

  /// Those of all rules that are there before and after, in reading order.
  static func all(from old: Graph, to new: Graph) -> [ValidityShift] {
    let editions = old.editions.map(\.id)
    return old.rules.map(\.id).filter { new.rule($0) != nil }.compactMap { rule in
      let before = held(rule, in: old, editions)
      let after = held(rule, in: new, editions)
      guard before != after else { return nil }
      return ValidityShift(
        rule: rule, gained: after.filter { !before.contains($0) },
        lost: before.filter { !after.contains($0) })
    }
  }

  /// The editions in which a rule holds; not the newest where another has its place.
  private static func held(_ rule: RuleID, in graph: Graph, _ editions: [String]) -> [String] {
    editions.filter {
      graph.isValid(rule, in: $0) && ($0 != editions.last || graph.isInForce(rule))
    }
  }
}

extension ValidityShift: CustomStringConvertible {
  package var description: String {
    gained.isEmpty
      ? "'\(rule)' would hold no more in \(lost.joined(separator: ", ")); take out what would supersede it"
      : "'\(rule)' would hold in \(gained.joined(separator: ", ")) as well; say with until= how long it holds, "
        + "or let another rule supersede it"
  }
}
