/// Finds what words that an index does not know may have meant.
struct Corrector {
  let parser: QueryParser
  private let symbols: SymbolColumns
  private var analyzer: Analyzer { parser.analyzer }
  private var names: NameTable { parser.names }

  init(_ parser: QueryParser, _ symbols: SymbolColumns) {
    self.parser = parser
    self.symbols = symbols
  }

  /// A query with unknown words replaced, and what to say of it.
  struct Reading {
    let words: [Word]
    let notes: [String]
  }

  /// What an unknown word may have meant.
  struct Alternative {
    let word: Word
    let kind: Slip
    let likelihood: Likelihood
  }

  /// How a word came to be another, as notes say it.
  enum Slip: String {
    case layout, spelling
  }

  /// For some positions what their words may have meant.
  typealias Alternatives = [(position: Int, found: [Alternative])]

  /// The positions of the words that no text and no name has, nor begins with; of a measure in two words the number's.
  func unknown(_ words: [Word], _ store: inout ShardStore) throws -> [Int] {
    let (covered, numbers) = try covered(words, &store)
    var found: [Int] = []
    for (position, word) in words.enumerated()
    where found.count < QueryLimits.unknown && !covered.contains(position) {
      if try numbers.contains(position) || !isKnown(word, &store) { found.append(position) }
    }
    return found
  }

  /// The positions of words that are a name or a measure with others, and those of numbers whose measure no text has.
  private func covered(
    _ words: [Word], _ store: inout ShardStore
  ) throws -> (covered: Set<Int>, numbers: Set<Int>) {
    var (covered, numbers): (Set<Int>, Set<Int>) = ([], [])
    for start in words.indices {
      var end = min(start + NameTable.longestName, words.count)
      while end > start + 1, !isName(words[start..<end]) { end -= 1 }
      guard end > start + 1 else { continue }
      covered.formUnion(start..<end)
      if let measure = measure(words[start..<end]), try !store.isTerm(measure) {
        covered.remove(start)
        numbers.insert(start)
      }
    }
    return (covered, numbers)
  }

  private func isName(_ words: ArraySlice<Word>) -> Bool {
    !names.concepts(named: words, analyzer).isEmpty || parser.measure(words) != nil
  }

  /// The measure that words are and no name.
  private func measure(_ words: ArraySlice<Word>) -> String? {
    names.concepts(named: words, analyzer).isEmpty ? parser.measure(words) : nil
  }

  private func isKnown(_ word: Word, _ store: inout ShardStore) throws -> Bool {
    if analyzer.isStopWord(word) { return true }
    if let measure = analyzer.measure(word, nil) { return try store.isTerm(measure) }
    let keys = [analyzer.key(of: word)] + analyzer.stems(of: word)
    if !names.concepts(named: [word], analyzer).isEmpty { return true }
    if try store.isAnyTerm(keys) { return true }
    if try isMadeOfTerms(word, &store) { return true }
    if word.text.utf16.count > 1, let initials = try parser.initials([word], &store),
      !initials.completions.isEmpty || !initials.initialKeys.isEmpty
    {
      return true
    }
    if !names.concepts(beginningWith: keys[0]).isEmpty { return true }
    return try !store.terms(from: keys[0], limit: 1).isEmpty
  }

  /// Whether a word has parts, as API names have, all of which texts have, or which say nothing.
  private func isMadeOfTerms(_ word: Word, _ store: inout ShardStore) throws -> Bool {
    let parts = analyzer.parts(of: word)
    let finer = parts.segments.isEmpty ? parts.humps : parts.segments
    return try !finer.isEmpty
      && finer.allSatisfy { part in
        try analyzer.isStopWord(part)
          || store.isAnyTerm([analyzer.key(of: part)] + analyzer.stems(of: part))
          || isMadeOfTerms(part, &store)
      }
  }

  /// What each unknown word may have meant.
  func alternatives(
    of words: [Word], unknown: [Int], _ store: inout ShardStore
  ) throws -> Alternatives {
    try unknown.map { position in
      let isLast = position == words.count - 1
      return (position, try alternatives(to: words[position], isLast: isLast, &store))
    }
  }

  /// The query with its unknown words replaced by what is likely enough, in the likeliest ways.
  func readings(
    of words: [Word], _ alternatives: Alternatives, _ enough: Likelihood
  ) -> [Reading] {
    let likely = alternatives.map { position, found in
      (position: position, found: found.filter { $0.likelihood >= enough })
    }.filter { !$0.found.isEmpty }
    if likely.isEmpty { return [] }
    let first = likely.map { ($0.position, $0.found[0]) }
    let others = likely.enumerated().flatMap { index, one in
      one.found.dropFirst().map { other in
        first[..<index] + [(one.position, other)] + first[(index + 1)...]
      }
    }
    return ([first[...]] + others).prefix(QueryLimits.unknown).map { reading(words, $0) }
  }

  private func reading(
    _ words: [Word], _ choice: ArraySlice<(Int, Alternative)>
  ) -> Reading {
    var meant = words
    for (position, alternative) in choice { meant[position] = alternative.word }
    let notes = choice.map { position, alternative in
      "\(alternative.kind.rawValue) \(words[position].written) → \(alternative.word.written)"
    }
    return Reading(words: meant, notes: notes)
  }

  /// Whether a word is nothing but consonants: letters for a name are not typed on a layout by mistake as often as `sf` and
  /// `qr` are words.
  private static func isConsonants(_ word: Word) -> Bool {
    word.text.utf16.count > 1 && word.text.utf16.allSatisfy { (0x3131...0x314E).contains($0) }
  }

  private func alternatives(
    to word: Word, isLast: Bool, _ store: inout ShardStore
  ) throws -> [Alternative] {
    var found: [Alternative] = []
    for written in word.casings where found.isEmpty {
      let other = analyzer.onOtherLayout(written)
      // A lone syllable of what began like a sentence is nothing that anybody meant.
      let isLone = written != word && other.text.count < 2
      if other != written, !isLone, !Self.isConsonants(other), try isKnown(other, &store) {
        found.append(Alternative(word: other, kind: .layout, likelihood: .sure))
      }
    }
    let near = NearWords(analyzer: analyzer, names: names, symbols: symbols)
    found += try near.near(word, isLast: isLast, store.words()).map {
      Alternative(
        word: analyzer.respelt(word, $0.key, shown: $0.target), kind: .spelling,
        likelihood: $0.likelihood)
    }
    return Array(found.prefix(QueryLimits.alternatives))
  }
}
