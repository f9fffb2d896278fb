/// That a term occurs in a rule.
struct Posting: Hashable, Sendable {
  /// The number of the rule in reading order.
  let rule: Int
  /// How much the occurrence weighs, from 1 to 511.
  let impact: Int
  /// Whether it stands in the title or in the component's names.
  let isInTitle: Bool

  static let highestImpact = 511

  static func encode(_ postings: [Posting]) -> String {
    var before = 0
    return NumberText.encode(
      postings.flatMap { posting in
        defer { before = posting.rule }
        return [posting.rule - before, posting.impact * 2 + (posting.isInTitle ? 1 : 0)]
      })
  }

  static func decode(_ text: some StringProtocol) -> [Posting] {
    let numbers = NumberText.decode(text)
    var rule = 0
    return stride(from: 0, to: numbers.count - 1, by: 2).map { position in
      rule += numbers[position]
      let weight = numbers[position + 1]
      return Posting(rule: rule, impact: weight / 2, isInTitle: weight % 2 == 1)
    }
  }
}

/// The rules that hold a pair of syllables, all with one weight.
struct BigramPosting: Hashable, Sendable {
  let weight: Int
  let rules: [Int]

  var encoded: String {
    NumberText.encode([weight]) + NumberText.encode(rising: rules)
  }

  init(weight: Int, rules: [Int]) {
    self.weight = weight
    self.rules = rules
  }

  init(decoding text: some StringProtocol) {
    let numbers = NumberText.decode(text)
    weight = numbers.first ?? 0
    var rule = 0
    rules = numbers.dropFirst().map { step in
      rule += step
      return rule
    }
  }
}
