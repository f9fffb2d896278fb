/// One thing that a query asks for: a word, a name of several words, or a number with its unit.
struct Segment: Sendable {
  /// As typed.
  let label: String
  /// The keys of its words, with their stems.
  var wordKeys: [String] = []
  /// The concepts it names.
  var concepts: [Int] = []
  /// Keys of which it may be the beginning, the best first.
  var prefixes: [String] = []
  /// The concepts of which it may begin the name.
  var completions: [Int] = []
  /// How a completion is explained.
  var completion = Completion.prefix
  /// Its pairs of syllables.
  var pairs: [String] = []
  /// What to look for instead when no key is known: the parts of a name.
  var parts: [Segment] = []
}

/// How an unfinished name was typed.
enum Completion: String, Sendable {
  case prefix
  /// By the opening consonants of its syllables, ㅌㅂ.
  case initials
}

/// A query cut into words, and the ways to read them.
struct QueryReading: Sendable {
  let words: [Word]
  /// With names of several words taken as one; where that differs, word by word; and with its end taken for
  /// the beginning of a name.
  let parses: [[Segment]]
  /// The keys of the whole query, its last word with and without endings.
  let wholeKeys: [String]
  /// The concepts that the whole query names.
  let wholeConcepts: [Int]

  /// A longer query is cut off: no rule is told from others by that many words.
  static let longestText = 256
  static let mostSegments = 12
}
