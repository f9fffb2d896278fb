/// BM25F in whole numbers, computed once so that no reader has to.
///
/// Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3.6. The
/// fields' counts are weighted and normalised by length, summed, then saturated.
struct ImpactScale {
  private let ruleCount: Int
  private let averages: [Double]
  private static let saturation = 1.2
  /// What a rare word that is everything a rule says comes to, near ``Posting/highestImpact``.
  private static let scale = 50.0

  init(_ rules: [FieldCounts]) {
    ruleCount = rules.count
    averages = Field.allCases.map { field in
      let total = rules.reduce(0) { $0 + $1.lengths[field.rawValue] }
      return max(1, Double(total) / Double(max(1, rules.count)))
    }
  }

  /// The impact of a key in a rule, when `frequency` rules have the key.
  func impact(of counts: [Int], in rule: FieldCounts, frequency: Int) -> Int {
    let count = Field.allCases.reduce(0.0) { sum, field in
      let occurrences = Double(counts[field.rawValue])
      let length = Double(rule.lengths[field.rawValue]) / averages[field.rawValue]
      let normal = 1 - field.lengthPenalty + field.lengthPenalty * length
      return sum + field.weight * occurrences / normal
    }
    let share = count / (Self.saturation + count)
    let impact = Int(rarity(frequency) * share * Self.scale)
    return min(max(impact, 1), Posting.highestImpact)
  }

  /// The weight of a pair of syllables that occurs in `frequency` rules.
  func bigramWeight(frequency: Int) -> Int {
    max(1, Int(rarity(frequency) * Self.scale / 4))
  }

  private func rarity(_ frequency: Int) -> Double {
    let (all, some) = (Double(ruleCount), Double(frequency))
    return binaryLogarithm(1 + (all - some + 0.5) / (some + 0.5))
  }
}

/// The logarithm to base two, to 24 binary places, of a number from 1.
///
/// By squaring, so that every machine comes to the same bits; the C library promises no such thing.
func binaryLogarithm(_ number: Double) -> Double {
  var (rest, result) = (number, 0.0)
  while rest >= 2 {
    rest /= 2
    result += 1
  }
  var place = 0.5
  for _ in 0..<24 {
    rest *= rest
    if rest >= 2 {
      rest /= 2
      result += place
    }
    place /= 2
  }
  return result
}
