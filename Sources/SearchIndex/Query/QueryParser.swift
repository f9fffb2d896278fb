/// Reads a query the way the texts were read.
struct QueryParser {
  let analyzer: Analyzer
  let names: NameTable

  func read(_ query: String) -> QueryReading {
    let words = analyzer.words(of: shortened(analyzer.normalized(query)))
    let named = segments(words, longestName: NameTable.longestName)
    let plain = segments(words, longestName: 1)
    let isSame = named.map(\.label) == plain.map(\.label)
    return QueryReading(
      words: words, parses: isSame ? [named] : [named, plain],
      wholeKeys: NameTable.joinedKeys(of: words[...], analyzer),
      wholeConcepts: names.concepts(named: words[...], analyzer))
  }

  private func shortened(_ text: String) -> String {
    guard text.utf16.count > QueryReading.longestText else { return text }
    return String(decoding: text.utf16.prefix(QueryReading.longestText), as: UTF16.self)
  }

  /// From left to right, at each word the longest name; stop words only inside names.
  private func segments(_ words: [Word], longestName: Int) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    while start < words.count, segments.count < QueryReading.mostSegments {
      let end = min(start + longestName, words.count)
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
    let label = words.map(\.written).joined(separator: " ")
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
