/// How well a rule answers a query as a whole.
///
/// A higher tier always comes first. The number is part of the score.
enum Tier: Int, Sendable {
  /// The query had to be corrected.
  case corrected = 1
  /// Most of what was asked for is there.
  case most = 2
  /// All of it, some only as pairs of syllables.
  case pairs = 3
  /// All of it, some only as the beginning of a word.
  case prefix = 4
  /// All of it, anywhere.
  case words = 5
  /// All of it in the title or the component's names.
  case titles = 6
  /// The query is its id, its title, an API it governs, or a name of what it defines.
  case exact = 7

  /// What one tier is worth; the weight of words never reaches it.
  static let worth = 100_000

  init(_ loosest: GroupMatch.Way) {
    switch loosest {
    case .pairs: self = .pairs
    case .prefix: self = .prefix
    case .word: self = .words
    case .title: self = .titles
    }
  }

  /// A score within this lower tier, in the order that the tiers gave.
  func folding(_ score: Int) -> Int {
    self.score(score / 10)
  }

  /// The score of a rule that no longer holds: a tenth within its tier where it has all words, so that rules in force
  /// come first, and four fifths where it has most.
  ///
  /// Unfinished and doubtful words say too little for that.
  static func settingBack(_ score: Int) -> Int {
    switch Tier(rawValue: score / worth) {
    case .words, .titles, .exact:
      let weight = score % worth
      return score - weight + weight / 10
    case .most:
      // Scores of other tiers were folded into it, in order.
      let weight = score % (worth / 10)
      return score - weight + weight * 4 / 5
    default: return score
    }
  }

  func score(_ weight: Int) -> Int {
    rawValue * Self.worth + min(weight, Self.worth - 1)
  }
}
