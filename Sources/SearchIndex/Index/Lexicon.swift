/// The words that a misspelt one may have meant.
enum Lexicon {
  /// Keys of the texts and of the words of names, in order; of Hangul the stems that the texts show.
  static func words(
    of vocabulary: ArraySlice<VocabularyWord>, names: [ConceptName], _ evidence: WordEvidence,
    _ analyzer: Analyzer
  ) -> [String] {
    let named = names.flatMap { name in
      analyzer.words(of: analyzer.normalized(name.text)).map(analyzer.key)
    }
    let written = vocabulary.flatMap { word in
      let parts = analyzer.parts(of: word.word)
      let stems = word.word.script == .hangul ? word.stems.filter(evidence.accepts) : []
      return (stems.isEmpty || !evidence.isInflected(word.key) ? [word.key] : []) + stems
        + (parts.segments + parts.humps).map(\.text) + parts.tails
    }
    return Set((written + named).filter(isLongEnough)).sorted(by: utf16Order)
  }

  /// A syllable of Hangul, or four Latin letters and nothing else.
  private static func isLongEnough(_ key: String) -> Bool {
    if Analyzer.isHangul(key) { return key.utf8.count >= 3 }
    return key.utf8.count >= 4 && key.utf8.allSatisfy(\.isLowercaseLetter)
  }
}
