/// BM25F in whole numbers, computed once so that no reader has to.
///
/// Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3.6. The
/// fields' counts are weighted and normalised by length, summed, then saturated.
struct ImpactScale {
  private let ruleCount: Int
  /// For each rule what an occurrence in a field counts less, the longer the field is.
  private let normals: [FieldNumbers<Double>]
  private static let saturation = 1.2
  /// What a rare word that is everything a rule says comes to, near ``Posting/highestImpact``.
  private static let scale = 50.0

  /// For rules whose fields have so many words.
  init(lengths: [FieldNumbers<Int>]) {
    ruleCount = lengths.count
    let averages = FieldNumbers<Double> { field in
      let total = lengths.reduce(0) { $0 + $1[field] }
      return max(1, Double(total) / Double(max(1, lengths.count)))
    }
    normals = lengths.map { lengths in
      FieldNumbers { field in
        let length = Double(lengths[field]) / averages[field]
        return 1 - field.lengthPenalty + field.lengthPenalty * length
      }
    }
  }

  /// The impact of a key in a rule that has it, when its rarity is so much.
  func impact(of holder: TermHolder, rarity: Double) -> Int {
    var count = 0.0
    for field in Field.allCases {
      count += field.weight * Double(holder.counts[field]) / normals[holder.rule][field]
    }
    let share = count / (Self.saturation + count)
    let impact = Int(rarity * share * Self.scale)
    return min(max(impact, 1), Posting.highestImpact)
  }

  /// The weight of a pair of syllables that occurs in `frequency` rules.
  func bigramWeight(frequency: Int) -> Int {
    max(1, Int(rarity(frequency) * Self.scale / 4))
  }

  /// How much less often than others a key occurs that `frequency` rules have.
  func rarity(_ frequency: Int) -> Double {
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
