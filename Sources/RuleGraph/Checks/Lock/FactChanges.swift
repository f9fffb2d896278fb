/// The facts that changed since two texts of a rule agreed, less what follows from mistyped marks.
struct FactChanges {
  private let sides: [(language: String, aspects: Set<TextAspect>)]

  /// `nil` where no fact is left.
  init?(_ translation: Translation, of rule: Rule, in language: String, _ graph: Graph) {
    let changes = [
      (translation.other, translation.otherChanges), (language, translation.ownChanges),
    ]
    let torn = changes.compactMap { rule.texts[$0.0].map { TornFacts($0.passage, in: graph) } }
    guard !torn.allSatisfy(\.isEmpty) else {
      sides = changes
      return
    }
    let facts = changes.compactMap { graph.facts(of: rule, in: $0.0) }
    let lasting = Self.aspects(of: facts, torn)
    sides = changes.map { ($0.0, $0.1.intersection(lasting)) }
    if sides.allSatisfy(\.aspects.isEmpty) { return nil }
  }

  /// The facts in which two texts would differ if their marks were as meant.
  private static func aspects(of facts: [PassageFacts], _ torn: [TornFacts]) -> Set<TextAspect> {
    guard facts.count == 2, torn.count == 2 else { return [] }
    let sides = Array(zip(facts, torn))
    let isAlike = zip(sides, sides.reversed()).allSatisfy { own, other in
      own.0.numbers.allSatisfy {
        other.0.numbers.contains($0) || own.1.numbers.contains($0) || other.1.swallowed.contains($0)
      }
    }
    let isCodeTorn = torn.contains(where: \.hasCode)
    var aspects: Set<TextAspect> = [.kind]
    if !isAlike, !isCodeTorn { aspects.insert(.numbers) }
    if facts[0].codes != facts[1].codes, !isCodeTorn { aspects.insert(.names) }
    if facts[0].links != facts[1].links, !torn.contains(where: \.hasLinks) {
      aspects.insert(.links)
    }
    return aspects
  }

  /// The facts that changed in either text.
  var aspects: Set<TextAspect> {
    sides.reduce(into: []) { $0.formUnion($1.aspects.filter(\.isFact)) }
  }

  /// `numbers, links in 'en'; numbers in 'ko'`.
  var words: String {
    sides.compactMap { side, aspects -> String? in
      let names = TextAspect.allCases.filter { $0.isFact && aspects.contains($0) }.map(\.noun)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")) in '\(side)'"
    }.joined(separator: "; ")
  }
}
