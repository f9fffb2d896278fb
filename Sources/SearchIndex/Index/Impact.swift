internal import RuleGraph

/// BM25F in whole numbers: what can be is computed when the index is built, the rest is integers.
///
/// Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3.6. The
/// fields' counts are weighted and normalised by length, summed, then saturated. A term's forms are filed
/// apart, so the sum and the saturation are the reader's.
struct ImpactScale {
  private let ruleCount: Int
  /// What a rare word that is everything a rule says comes to, near the highest.
  private static let scale = 50.0
  static let highest = 511
  /// What a count of one is.
  static let one = 16
  /// The count whose share is a half: 1.2 times one.
  private static let half = 192

  init(ruleCount: Int) {
    self.ruleCount = ruleCount
  }

  /// The weight of a pair of syllables that occurs in `frequency` rules.
  func bigramWeight(frequency: Int) -> Int {
    max(1, Int(logarithm(frequency) * Self.scale / 4))
  }

  /// How much less often than others a key occurs that `frequency` rules have.
  func rarity(_ frequency: Int) -> Int {
    max(1, Int(logarithm(frequency) * Self.scale))
  }

  private func logarithm(_ frequency: Int) -> Double {
    let (all, some) = (Double(ruleCount), Double(frequency))
    return binaryLogarithm(1 + (all - some + 0.5) / (some + 0.5))
  }

  /// The impact of a count, saturated, from 1 to the highest.
  static func impact(rarity: Int, count: Int) -> Int {
    let share = rarity * count * 10 / (half + count * 10)
    return min(max(share, 1), highest)
  }
}

/// What the counts of a rule's fields come to, by how long the fields are.
struct FieldNorms: Sendable {
  private let averages: FieldNumbers<Double>

  /// For rules whose fields have so many words.
  init(lengths: [FieldNumbers<Int>]) {
    averages = FieldNumbers<Double> { field in
      let total = lengths.reduce(0) { $0 + $1[field] }
      return max(1, Double(total) / Double(max(1, lengths.count)))
    }
  }

  /// What one occurrence in each field counts in sixteenths.
  func units(_ lengths: FieldNumbers<Int>) -> FieldNumbers<Double> {
    FieldNumbers { field in
      let length = Double(lengths[field]) / averages[field]
      let norm = 1 - field.lengthPenalty + field.lengthPenalty * length
      return field.weight * Double(ImpactScale.one) / norm
    }
  }

  /// The unit of the body as a digit.
  func unit(_ lengths: FieldNumbers<Int>) -> Int {
    min(max(Int(units(lengths)[.body]), 1), PrintableCode.radix - 1)
  }
}

/// Counts on a scale of 45 steps, each an eighth more than the one before.
enum CountLevel {
  private static let counts: [Int] = (0..<45).reduce(into: []) { counts, _ in
    let last = counts.last ?? 3
    counts.append(max(last + 1, last * 9 / 8))
  }

  static func count(_ level: Int) -> Int {
    level < counts.count ? counts[level] : 0
  }

  /// The highest step that is not above a count.
  static func level(of count: Double) -> Int {
    max(0, counts.partitioningIndex { Double($0) > count } - 1)
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
