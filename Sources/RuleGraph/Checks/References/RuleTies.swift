extension Graph {
  /// Whether any edge or link leads from one rule to the other.
  func areTied(_ rule: RuleID, _ other: RuleID) -> Bool {
    let edges = edges(from: .rule(rule)) + edges(to: .rule(rule))
    return edges.contains { $0.source == .rule(other) || $0.target == .rule(other) }
  }

  /// Whether two rules hold in one edition, or the content has none.
  func holdTogether(_ rule: RuleID, _ other: RuleID) -> Bool {
    editions.isEmpty
      || editions.contains { isValid(rule, in: $0.id) && isValid(other, in: $0.id) }
  }

  /// The position of the edition that a rule holds from, without one the first; `nil` where there is no such edition.
  func start(of rule: Rule) -> Int? {
    guard let since = rule.since else { return editions.indices.first }
    return editions.firstIndex { $0.id == since }
  }
}

extension Rule {
  /// Where it stands, with the edition that it holds from.
  func notes(since edition: String) -> [Note] {
    texts.languages.prefix(1).compactMap { texts[$0] }.map {
      Note(location: $0.location, text: "'\(id)' holds since '\(edition)'")
    }
  }

  /// Whether both are about some platform, as rules without any are about all.
  func sharesPlatform(with other: Rule) -> Bool {
    platforms.isEmpty || other.platforms.isEmpty
      || platforms.contains(where: other.platforms.contains)
  }
}
