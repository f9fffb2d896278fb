/// Words of several languages that a person has judged to mean the same, or not to, for search.
public struct WordPair: Sendable {
  /// The word of each language.
  public let words: Localized<String>
  /// Whether they mean the same.
  public let standing: WordPairStanding
  /// Where it is written.
  public let location: SourceLocation
}

/// What became of a pair of words.
public enum WordPairStanding: String, CaseIterable, Sendable {
  /// Search takes each word for the other.
  case accepted
  /// Search never does, although the words stand in the same rules.
  case rejected
}

/// Words, in one language or several, by which people look for the same thing, and which are not names of anything.
public struct LikeWords: Sendable {
  /// The words of each language.
  public let words: Localized<[String]>
  /// Where they are written.
  public let location: SourceLocation
}
