/// No rule supersedes itself, not even by way of others.
enum SupersedingCycleCheck: Check {
  static let description = CheckDescription(
    id: "rule/superseding-cycle",
    texts: (
      summary: "No rule supersedes itself, not even by way of others.",
      explanation: """
      `supersedes=` leads from the newer rule to the older. In a cycle nobody could tell which rule holds now.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=↓keep-tabs-enabled}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=↓dim-tabs}

        ### Dim tabs {#dim-tabs .do since=ios7 supersedes=keep-tabs-enabled}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=dim-tabs}

        ### Dim tabs {#dim-tabs .do since=ios7 supersedes=hide-tabs}

        ### Hide tabs {#hide-tabs .do since=ios7}
        """)
    ])

  /// A `supersedes=` as it is written: the older rule and the place.
  private typealias Step = (older: RuleID, location: SourceLocation)

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let steps = steps(in: content)
    let sets = sets(of: steps, among: content.graph.rules.map(\.id))
    var known: Set<RuleID> = []
    var told: [Int: Int] = [:]
    return content.graph.rules.map(\.id).compactMap { start in
      guard let own = sets[start], !known.contains(start), told[own, default: 0] < mostTold else {
        return nil
      }
      let within = { sets[$0] == own }
      guard let cycle = cycle(from: start, steps, within), let location = cycle.first?.location
      else { return nil }
      known.formUnion(cycle.map(\.older))
      told[own, default: 0] += 1
      let others = cycle.dropLast().map(\.older.description)
      let way = others.isEmpty ? "" : " by way of \(NameList(others).words)"
      return report(at: location, "'\(start)' supersedes itself\(way)")
    }
  }

  /// The most cycles through the same rules; among thousands that lead to one another each takes a walk through all.
  private static let mostTold = 20

  /// For each rule that supersedes itself, the number of the set of rules by way of which it does.
  private static func sets(of steps: [RuleID: [Step]], among rules: [RuleID]) -> [RuleID: Int] {
    let numbers = Dictionary(
      rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let nexts = rules.map { (steps[$0] ?? []).compactMap { numbers[$0.older] } }
    let sets = StronglyConnectedComponents(nexts).sets
    let sizes = sets.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let inCircles = rules.indices.filter { sizes[sets[$0]] != 1 || nexts[$0].contains($0) }
    return Dictionary(
      inCircles.map { (rules[$0], sets[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  private static func steps(in content: CheckedContent) -> [RuleID: [Step]] {
    var steps: [RuleID: [Step]] = [:]
    for outline in content.outlines {
      let page = outline.page.id
      for entry in outline.entries {
        guard let rule = entry.ruleID(on: page) else { continue }
        let own = outline.languages.compactMap { entry.headings[$0] }
          .flatMap { $0.values(.supersedes) }
          .map { (RuleID($0.value, on: page), $0.location) }
        steps[rule] = own.isEmpty ? nil : own
      }
    }
    return steps
  }

  /// The shortest way from a rule back to itself, by breadth-first search.
  private static func cycle(
    from start: RuleID, _ steps: [RuleID: [Step]], _ isWithin: (RuleID) -> Bool
  ) -> [Step]? {
    var cameBy: [RuleID: (from: RuleID, step: Step)] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count, cameBy[start] == nil {
      let rule = waiting[next]
      next += 1
      for step in steps[rule] ?? [] where cameBy[step.older] == nil && isWithin(step.older) {
        cameBy[step.older] = (rule, step)
        waiting.append(step.older)
      }
    }
    guard var arrival = cameBy[start] else { return nil }
    var way = [arrival.step]
    while arrival.from != start, let earlier = cameBy[arrival.from] {
      way.append(earlier.step)
      arrival = earlier
    }
    return way.reversed()
  }
}
