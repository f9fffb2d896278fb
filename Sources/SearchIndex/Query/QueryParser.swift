/// Reads a query the way the texts were read.
struct QueryParser {
  let analyzer: Analyzer
  let names: NameTable

  /// The words of a query as typed.
  func words(of query: String) -> [Word] {
    analyzer.words(of: shortened(analyzer.folded(query)))
  }

  func read(_ words: [Word]) -> QueryReading {
    QueryReading(
      words: words, parses: initials(words).map { [[$0]] } ?? parses(words),
      wholeKeys: NameTable.joinedKeys(of: words[...], analyzer),
      wholeConcepts: names.concepts(named: words[...], analyzer))
  }

  /// None when there is no word to look for.
  private func parses(_ words: [Word]) -> [[Segment]] {
    let named = segments(words[...], longestName: NameTable.longestName)
    let plain = segments(words[...], longestName: 1)
    if named.isEmpty, plain.isEmpty { return [] }
    let isSame = named.map(\.label) == plain.map(\.label)
    return (isSame ? [named] : [named, plain]) + [completed(words)].compactMap { $0 }
  }

  /// All words but the last, and those as the beginning of a name: the most words that are one.
  private func completed(_ words: [Word]) -> [Segment]? {
    for count in (1...NameTable.longestName).reversed() where count <= words.count {
      let end = words.suffix(count)
      let key = NameTable.joinedKey(of: end, analyzer)
      let concepts = isLongEnough(key) ? names.concepts(beginningWith: key) : []
      if concepts.isEmpty { continue }
      return segments(words.dropLast(count), longestName: NameTable.longestName) + [
        Segment(label: label(of: end), completions: concepts)
      ]
    }
    return nil
  }

  /// The query as opening consonants of a name; nil when it is anything else.
  private func initials(_ words: [Word]) -> Segment? {
    let letters = words.map(\.text).joined()
    guard !letters.isEmpty, letters.utf16.allSatisfy({ (0x3131...0x314E).contains($0) }) else {
      return nil
    }
    return Segment(
      label: label(of: words[...]),
      completions: names.concepts(withInitials: analyzer.keystrokes(of: letters)),
      completion: .initials)
  }

  private func label(of words: ArraySlice<Word>) -> String {
    words.map(\.written).joined(separator: " ")
  }

  private func shortened(_ text: String) -> String {
    guard text.utf16.count > QueryReading.longestText else { return text }
    return String(decoding: text.utf16.prefix(QueryReading.longestText), as: UTF16.self)
  }

  /// From left to right, at each word the longest name; stop words only inside names.
  private func segments(_ words: ArraySlice<Word>, longestName: Int) -> [Segment] {
    var segments: [Segment] = []
    var start = words.startIndex
    while start < words.endIndex, segments.count < QueryReading.mostSegments {
      let end = min(start + longestName, words.endIndex)
      let found = (start + 1...end).reversed().lazy.compactMap { end in
        segment(words[start..<end]).map { (end, $0) }
      }.first
      if let (end, segment) = found {
        segments.append(segment)
        start = end
      } else {
        if !analyzer.isStopWord(words[start]) { segments.append(segment(of: words[start])) }
        start += 1
      }
    }
    return segments
  }

  /// The words as one name or one measure; nil when they are neither.
  private func segment(_ words: ArraySlice<Word>) -> Segment? {
    guard let first = words.first, let last = words.last else { return nil }
    let label = label(of: words)
    let concepts = names.concepts(named: words, analyzer)
    if !concepts.isEmpty {
      var segment = words.count == 1 ? segment(of: first) : Segment(label: label)
      segment.concepts = concepts
      return segment
    }
    let unit = words.count == 2 ? last : nil
    guard words.count < 3, let measure = analyzer.measure(first, unit) else { return nil }
    return Segment(label: label, wordKeys: [measure], parts: words.map(segment(of:)))
  }

  private func segment(of word: Word) -> Segment {
    let keys = [analyzer.key(of: word)] + analyzer.stems(of: word)
    let parts = analyzer.parts(of: word)
    let finer = parts.segments.isEmpty ? parts.humps : parts.segments
    return Segment(
      label: word.written, wordKeys: keys, prefixes: keys.filter(isLongEnough),
      pairs: word.script == .latin ? [] : Bigrams.all(in: word.text),
      parts: finer.filter { !analyzer.isStopWord($0) }.map(segment(of:)))
  }

  /// Two letters, or a consonant and a vowel after the mark of Hangul.
  private func isLongEnough(_ key: String) -> Bool {
    key.utf16.count >= (key.hasPrefix(Analyzer.hangulMark) ? 3 : 2)
  }
}
