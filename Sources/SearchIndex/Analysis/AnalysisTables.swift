/// Everything the analysis knows of languages.
///
/// It travels in the core of the index, so that the page needs no copy and both readers cut words alike.
struct AnalysisTables: Sendable, Equatable {
  /// What may be taken off the end of a Korean word.
  let korean: KoreanSuffixes
  /// What may be taken off the end of an English word.
  let latin: [LatinSuffix]
  /// Words too common to look for.
  let stopWords: [String]
  /// Words that say nothing as parts of a name.
  let functionWords: [String]
  /// Words that say nothing before a name or after it.
  let frames: [String]
  /// Spellings of units, to the one that is indexed.
  let units: Meanings
  let keyboard: Keyboard
  var filters: FilterWords

  /// The tables of this version of the index.
  static let standard = AnalysisTables(
    korean: .standard, latin: LatinSuffix.standard, stopWords: StopWords.all,
    functionWords: StopWords.functionWords, frames: StopWords.frames, units: Units.spellings,
    keyboard: .dubeolsik, filters: .standard)
}

/// The keystrokes of each letter of Hangul, in the order in which Unicode numbers them.
struct Keyboard: Sendable, Equatable {
  /// 19, for ㄱ…ㅎ at the start of a syllable.
  let initials: [String]
  /// 21, for ㅏ…ㅣ.
  let medials: [String]
  /// 28, the first empty, for ㄱ…ㅎ at the end.
  let finals: [String]
  /// 51, for the lone letters U+3131…U+3163.
  let letters: [String]
}

/// An ending of an English word.
struct LatinSuffix: Sendable, Equatable {
  let ending: String
  let replacement: String
  /// How many letters must stand before the ending.
  let minimum: Int
  /// Letters that must not stand right before it.
  let notAfter: String
}
