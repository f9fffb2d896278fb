/// Takes off the ending that somebody has begun to type: 탭바느 is on its way from 탭바 to 탭바는.
///
/// Otherwise the answers to 탭바 would go with every letter of an ending, and come back with its last.
struct BegunEnding {
  let parser: QueryParser
  private var analyzer: Analyzer { parser.analyzer }
  private var names: NameTable { parser.names }

  /// The words with the last one as it was before the ending; as they are where they mean something so, or the last one
  /// would mean nothing without it.
  func removed(from words: [Word], _ store: inout ShardStore) throws -> [Word] {
    guard let last = words.last, last.script == .hangul else { return words }
    if last.isGlued, words.count > 1, analyzer.beginsSuffix(last), try !isTerm(last, &store) {
      return words.dropLast()
    }
    // Most names are typed whole, and then nothing is taken off.
    lazy var stems = analyzer.begun(last)
    for count in (1...min(NameTable.longestName, words.count)).reversed() {
      let (head, end) = (words.suffix(count).dropLast(), words.suffix(count))
      if !names.concepts(named: end, analyzer).isEmpty || count == 1 && analyzer.isBare(last) {
        return words
      }
      if stems.isEmpty { return words }
      let begun = beginsName(end) ? stems.filter { isOneKeyShorter($0, than: last) } : stems
      if let stem = begun.first(where: { isName(head + [$0]) }) { return words.dropLast() + [stem] }
    }
    // Among other words it is left to what it has in common with the texts.
    guard words.count == 1, !analyzer.isStopWord(last),
      try !isTerm(last, &store), try !beginsTerm(last, &store)
    else { return words }
    for stem in stems where isLongEnough(analyzer.key(of: stem)) {
      if try isTerm(stem, &store) { return words.dropLast() + [stem] }
    }
    return words
  }

  private func beginsName(_ words: ArraySlice<Word>) -> Bool {
    !names.concepts(beginningWith: NameTable.joinedKey(of: words, analyzer)).isEmpty
  }

  /// A single consonant begins an ending as well as the next part of a name: 탭방 is on its way to 탭바에 or 탭 바 아이콘, and
  /// what 탭바 finds is right for both.
  private func isOneKeyShorter(_ stem: Word, than word: Word) -> Bool {
    analyzer.key(of: stem).utf8.count + 1 == analyzer.key(of: word).utf8.count
  }

  private func isName(_ words: ArraySlice<Word>) -> Bool {
    NameTable.joinedKeys(of: words, analyzer).contains { isLongEnough($0) && names.isName($0) }
  }

  /// One syllable is what too many words begin with: 방 of 방향 is no 바.
  private func isLongEnough(_ key: String) -> Bool {
    Analyzer.syllables(of: key.utf8) > 1
  }

  private func beginsTerm(_ word: Word, _ store: inout ShardStore) throws -> Bool {
    try !store.terms(from: analyzer.key(of: word), limit: 1).isEmpty
  }

  private func isTerm(_ word: Word, _ store: inout ShardStore) throws -> Bool {
    try store.isAnyTerm([analyzer.key(of: word)] + analyzer.stems(of: word))
  }
}
