/// Reads a query the way the texts were read.
struct QueryParser {
  let analyzer: Analyzer
  let names: NameTable

  /// The words of a query as typed.
  func words(of query: String) -> [Word] {
    analyzer.words(of: shortened(query))
  }

  /// The ways to read a query: by names, word by word, and with its end as the beginning of a name.
  ///
  /// None when there is no word to look for.
  func parses(_ words: [Word], _ store: inout ShardStore) throws -> [[Segment]] {
    // ㅌㅂ ㅂㅈ opens two names, and none together.
    if let initials = try initials(words[...], &store), words.count == 1 || initials.isOpening {
      return [[initials]]
    }
    let named = try segments(words[...], longestName: NameTable.longestName, &store)
    let plain = try segments(words[...], longestName: 1, &store)
    let last = named.last.flatMap { $0.label.hasSuffix(words.last?.written ?? "") ? $0 : nil }
    let completed = try completed(words, last, &store)
    let isSame = named.map(\.label) == plain.map(\.label)
    var parses = (isSame ? [named] : [named, plain]) + [completed].compactMap { $0 }
    // A lone word that says nothing may still become one that does.
    if words.count == 1, named.isEmpty {
      parses.append([try segment(of: words[0], &store).unparted])
    }
    if words.count == 1 { parses = parses.map { $0.map(\.alone) } }
    return parses.filter { !$0.isEmpty }
  }

  /// A lone verb of one syllable in the forms that texts have: 끄기 is looked for as 끄면 and 끄는.
  ///
  /// Nil where no form of theirs is surely one of a verb: 배지 is no form of 배기.
  func verb(_ words: [Word], _ store: inout ShardStore) throws -> [Segment]? {
    guard words.count == 1, let word = words.first, word.script == .hangul,
      !analyzer.isStopWord(word)
    else { return nil }
    for stem in analyzer.sureVerbs(ofKey: analyzer.key(of: word))
    where Analyzer.syllables(of: stem.utf8) == 1 {
      let terms = try store.terms(from: stem, limit: Matcher.mostPrefixed).map(\.key)
      guard terms.contains(where: { analyzer.sureVerbs(ofKey: $0).contains(stem) }) else {
        continue
      }
      let forms = terms.filter { analyzer.verbs(ofKey: $0).contains(stem) }
      return [Segment(label: word.written, wordKeys: forms)]
    }
    return nil
  }

  /// Every word as written and nothing else.
  func exactParse(_ words: [Word]) -> [Segment] {
    let asked = words.filter { !analyzer.isStopWord($0) }
    return (asked.isEmpty ? words : asked).prefix(QueryLimits.segments).map {
      Segment(label: $0.written, wordKeys: [analyzer.key(of: $0)])
    }
  }

  /// All words but the last, and those as the beginning of a name: the most words that are one.
  ///
  /// - Parameter last: what the end is read as otherwise. A name of several words is not taken apart.
  private func completed(
    _ words: [Word], _ last: Segment?, _ store: inout ShardStore
  ) throws -> [Segment]? {
    let named = last.flatMap { $0.concepts.isEmpty ? nil : $0.label.split(separator: " ").count }
    let least = named ?? 1
    for count in (1...NameTable.longestName).reversed()
    where count <= words.count && count >= least {
      let end = words.suffix(count)
      let concepts = names.concepts(beginningWith: NameTable.joinedKey(of: end, analyzer))
      if concepts.isEmpty { continue }
      let head = words.dropLast(count)
      return try segments(head, longestName: NameTable.longestName, &store) + [
        Segment(
          label: Self.label(of: end), completions: concepts,
          isNameItself: !head.isEmpty && !names.concepts(named: end, analyzer).isEmpty)
      ]
    }
    return nil
  }

  /// Words as opening consonants, of names or else of other words; nil when they are anything else.
  func initials(_ words: ArraySlice<Word>, _ store: inout ShardStore) throws -> Segment? {
    guard words.allSatisfy({ $0.text.utf16.allSatisfy { $0 >= 0x3131 && $0 <= 0x314E } }) else {
      return nil
    }
    let letters = words.reduce(into: "") { $0 += $1.text }
    if letters.isEmpty { return nil }
    let keys = analyzer.keystrokes(of: letters)
    var segment = Segment(
      label: Self.label(of: words), completions: names.concepts(withInitials: keys),
      completion: .initials)
    if segment.completions.isEmpty {
      segment.initialKeys =
        try keys.utf8.count == 1
        ? store.terms(from: Analyzer.hangulMark + keys, limit: QueryLimits.initials).map(\.key)
        : wordsWithInitials(keys, &store)
    }
    return segment
  }

  private func wordsWithInitials(_ keys: String, _ store: inout ShardStore) throws -> [String] {
    let words = try store.words().script(isHangul: true)
    return Array(
      words.lazy.map { String(decoding: $0, as: UTF8.self) }
        .filter { NameTable.begins($0.utf8, withInitials: keys) }.prefix(QueryLimits.initials))
  }

  static func label(of words: some Sequence<Word>) -> String {
    words.reduce(into: "") { label, word in
      if !label.isEmpty { label.append(" ") }
      label.append(word.written)
    }
  }

  private func shortened(_ text: String) -> String {
    guard text.utf16.count > QueryLimits.text else { return text }
    return String(decoding: text.utf16.prefix(QueryLimits.text), as: UTF16.self)
  }

  /// From left to right, at each word the longest name; stop words only inside names.
  private func segments(
    _ words: ArraySlice<Word>, longestName: Int, _ store: inout ShardStore
  ) throws -> [Segment] {
    var segments: [Segment] = []
    var start = words.startIndex
    while start < words.endIndex, segments.count < QueryLimits.segments {
      var end = min(start + longestName, words.endIndex)
      var found = try segment(words[start..<end], &store)
      while end > start + 1, found == nil || yields(words, start..<end) {
        end -= 1
        found = try segment(words[start..<end], &store)
      }
      if let found {
        segments.append(found)
        start = end
      } else {
        if !analyzer.isStopWord(words[start]) {
          segments.append(try segment(of: words[start], &store))
        }
        start += 1
      }
    }
    return segments
  }

  /// Whether words are a name only without an ending and the last begins another as it is: 탐색 바로 가기 is no 탐색 바.
  private func yields(_ words: ArraySlice<Word>, _ places: Range<Int>) -> Bool {
    let (last, end) = (places.upperBound - 1, words.endIndex)
    guard places.upperBound < end, !isWritten(words[places]) else { return false }
    return (places.upperBound + 1...min(last + NameTable.longestName, end)).contains {
      isWritten(words[last..<$0])
    }
  }

  /// Whether words are a name as they are written.
  private func isWritten(_ words: ArraySlice<Word>) -> Bool {
    names.isName(NameTable.joinedKey(of: words, analyzer))
  }

  /// The words as one name or one measure; nil when they are neither.
  private func segment(
    _ words: ArraySlice<Word>, _ store: inout ShardStore
  ) throws -> Segment? {
    guard let first = words.first else { return nil }
    let label = Self.label(of: words)
    let concepts = names.concepts(named: words, analyzer)
    if !concepts.isEmpty {
      var segment =
        try words.count == 1 ? segment(of: first, &store) : Segment(label: label)
      segment.concepts = concepts
      // 길이 is length, and not 길 with a particle.
      if let key = segment.wordKeys.first, names.isName(key) { segment.wordKeys = [key] }
      return segment
    }
    guard let measure = measure(words) else { return nil }
    let parts = try words.map { try segment(of: $0, &store) }
    return Segment(label: label, wordKeys: [measure], parts: parts)
  }

  /// The key of words that are a number with its unit.
  func measure(_ words: ArraySlice<Word>) -> String? {
    guard words.count < 3, let first = words.first else { return nil }
    return analyzer.measure(first, words.dropFirst().first)
  }

  private func segment(of word: Word, _ store: inout ShardStore) throws -> Segment {
    if word.text.utf16.count > 1, let initials = try initials([word], &store) { return initials }
    let (key, stems) = (analyzer.key(of: word), analyzer.stems(of: word))
    let parts = analyzer.parts(of: word)
    let finer = parts.segments.isEmpty ? parts.humps : parts.segments
    return Segment(
      label: word.written, wordKeys: [key] + stems,
      prefixes: [key] + stems.filter(Self.isLongEnough),
      begun: Self.isLongEnough(key) ? names.concepts(beginningWith: key) : [],
      pairs: word.script == .latin ? [] : Bigrams.all(in: word.text),
      parts: try finer.filter { !analyzer.isFunctionWord($0) }.map { try segment(of: $0, &store) })
  }

  /// Two letters, or a consonant and a vowel after the mark of Hangul.
  static func isLongEnough(_ key: String) -> Bool {
    key.utf16.count >= (Analyzer.isHangul(key) ? 3 : 2)
  }
}
