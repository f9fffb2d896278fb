/// How likely it is that a known word was meant by one that no text has.
///
/// A short word has many others one letter away, and the first letter of a word is seldom wrong: what is found by such
/// a guess would be taken for an answer.
enum Likelihood: Int, Comparable, Sendable {
  /// It may be asked whether it was meant.
  case doubtful = 1
  case sure = 2

  /// Letters of a word of which few others are one letter away; of one in Latin letters, which has more of them to differ by.
  private static let shortestSure = 6
  private static let shortestLatinSure = 5
  /// Syllables of what is taken for the beginning of a word: two nearly begin many, as 동의 does 동안.
  private static let shortestBegun = 3
  /// Keys of Hangul that is taken for a name: with four, as most words of two syllables have, it is as likely another word.
  private static let shortestNameSure = 5

  /// Nil where the known word is too unlike the typed one.
  ///
  /// - Parameters:
  ///   - isWhole: whether the typed word is all of the known one, and not its beginning.
  ///   - isName: whether the known word is a name for which a shorter word may stand.
  init?(of typed: [UInt8], as target: ArraySlice<UInt8>, isWhole: Bool, isName: Bool) {
    let mark = typed.first == UInt8(ascii: "~") ? 1 : 0
    let mayBegin = mark == 0 || Analyzer.syllables(of: typed) >= Self.shortestBegun
    let isLong =
      typed.count - mark >= Self.shortestSure && (isWhole || mayBegin)
      || mark == 0 && isWhole && typed.count >= Self.shortestLatinSure
    let beginsAlike = Self.isShifted(typed.dropFirst(mark).first, target.dropFirst(mark).first)
    let isNear =
      isName && isWhole && (mark == 0 || typed.count - mark >= Self.shortestNameSure)
    if beginsAlike, isLong || isNear {
      self = .sure
    } else if isWhole, isLong || beginsAlike,
      mark == 0 || Analyzer.syllables(of: typed) == Analyzer.syllables(of: target)
    {
      self = .doubtful
    } else {
      return nil
    }
  }

  /// Whether two letters are the same, with or without the shift key.
  private static func isShifted(_ letter: UInt8?, _ other: UInt8?) -> Bool {
    guard let letter, let other else { return false }
    return letter | 0x20 == other | 0x20
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
