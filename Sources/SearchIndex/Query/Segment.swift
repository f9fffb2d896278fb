/// One thing that a query asks for: a word, a name of several words, or a number with its unit.
struct Segment: Sendable {
  /// As typed.
  let label: String
  /// The keys of its words, with their stems.
  var wordKeys: [String] = []
  /// The concepts it names.
  var concepts: [Int] = []
  /// Keys that it may be the beginning of, the best first.
  var prefixes: [String] = []
  /// The concepts whose name it begins, in place of a word.
  var completions: [Int] = []
  /// How a completion is explained.
  var completion = Completion.prefix
  /// Whether it is a name already that has others before it: then those that it begins are no more likely.
  var isNameItself = false
  /// The concepts whose name it begins, if no text has it as a word.
  var begun: [Int] = []
  /// The keys of words whose opening consonants it is.
  var initialKeys: [String] = []
  /// Its pairs of syllables.
  var pairs: [String] = []
  /// What to look for instead when no key is known: the parts of a name.
  var parts: [Segment] = []

  /// Whether it is the opening consonants of something.
  var isOpening: Bool {
    completion == .initials && !(completions.isEmpty && initialKeys.isEmpty)
  }

  /// The same as all of a query: a stem of one syllable is the beginning of too much, as 커 of 커서 is of 컨트롤.
  var alone: Segment {
    var alone = self
    alone.prefixes = prefixes.filter {
      $0 == wordKeys.first || !Analyzer.isHangul($0) || Analyzer.syllables(of: $0.utf8) > 1
    }
    return alone
  }

  /// The same as written and nothing else, or as the beginning of something: 그리고 says nothing, and is not 그리다.
  var unparted: Segment {
    var whole = self
    (whole.wordKeys, whole.prefixes) = (Array(wordKeys.prefix(1)), Array(prefixes.prefix(1)))
    (whole.pairs, whole.parts) = ([], [])
    return whole
  }
}

/// How an unfinished name was typed.
enum Completion: String, Sendable {
  case prefix
  /// By the opening consonants of its syllables, ㅌㅂ.
  case initials
}

/// What bounds the work for a query.
enum QueryLimits {
  /// A longer query is cut off: no rule is distinguished from others by that many words.
  static let text = 256
  static let segments = 12
  /// How many unknown words are corrected, and in how many ways.
  static let unknown = 4
  static let alternatives = 3
  /// How many words opening consonants stand for.
  static let initials = 8
}
