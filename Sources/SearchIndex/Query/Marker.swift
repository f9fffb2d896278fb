/// Finds in a text what a query matched.
struct Marker {
  let analyzer: Analyzer
  let names: NameTable
  private let keys: Set<String>
  private let prefixes: [String]
  private let concepts: Set<Int>
  private let pairs: Set<String>

  init(analyzer: Analyzer, names: NameTable, marking: Marking) {
    self.analyzer = analyzer
    self.names = names
    (keys, prefixes) = (Set(marking.keys), marking.prefixes)
    (concepts, pairs) = (Set(marking.concepts), Set(marking.pairs))
  }

  /// The stretches that match, in order, touching ones joined; of Hangul without the endings.
  func marks(in text: String) -> [Range<Int>] {
    let words = analyzer.words(of: text)
    let single = words.compactMap(mark)
    let named = names.occurrences(in: words.map { names.reading(of: $0, analyzer) })
      .filter { concepts.contains($0.concept) }
      .compactMap { name(words[$0.words]) }
    return (single + named + pairs(in: text)).joinedRanges
  }

  private func mark(_ word: Word) -> Range<Int>? {
    let parts = analyzer.parts(of: word)
    if parts.tails.contains(where: keys.contains) { return word.range }
    for part in [word] + parts.segments + parts.humps {
      if let key = matchedKey(part) { return stretch(of: key, in: part) }
    }
    return nil
  }

  /// What of a word was asked for: without its ending, unless what is left is a syllable that is no name, as 시 of 시도.
  private func matchedKey(_ part: Word) -> String? {
    let key = analyzer.key(of: part)
    let stems = analyzer.stems(of: part).filter(keys.contains)
    if let sure = stems.first(where: { isSure($0, of: part) }) { return sure }
    if keys.contains(key) { return key }
    return stems.first ?? beginning(of: part, key: key)
  }

  /// What a word begins with: a syllable that the content has as it stands, as 바, is not the beginning of 방 as well.
  private func beginning(of part: Word, key: String) -> String? {
    prefixes.filter {
      key.utf8.starts(with: $0.utf8)
        && (!keys.contains($0) || part.script != .hangul || isWhole($0, in: part))
    }.max { $0.utf8.count < $1.utf8.count }
  }

  /// A name, or two syllables and more that do not end within one, as 버튼으 does in 버튼을.
  private func isSure(_ stem: String, of part: Word) -> Bool {
    names.isName(stem) || (stretch(of: stem, in: part).count > 1 && isWhole(stem, in: part))
  }

  /// Whether a key ends with a syllable of a word, and not within one.
  private func isWhole(_ key: String, in part: Word) -> Bool {
    let syllables = part.text.prefix(stretch(of: key, in: part).count)
    return Analyzer.hangulMark + analyzer.keystrokes(of: String(syllables)) == key
  }

  private func name(_ words: ArraySlice<Word>) -> Range<Int>? {
    guard let first = words.first, let last = words.last else { return nil }
    let stems = analyzer.stems(of: last, endsName: words.count > 1)
    let endings = [analyzer.key(of: last)] + stems
    let keys = NameTable.joinedKeys(of: words, analyzer)
    let ending = keys.firstIndex(where: names.isName).map { endings[$0] } ?? endings[0]
    return first.range.lowerBound..<stretch(of: ending, in: last).upperBound
  }

  /// The syllables from the beginning of a word that take the keystrokes of a key; other words whole.
  private func stretch(of key: String, in word: Word) -> Range<Int> {
    let letters = Array(word.text.utf16)
    guard word.script == .hangul, letters.count == word.range.count else { return word.range }
    var (left, end) = (key.utf8.count - Analyzer.hangulMark.utf8.count, word.range.lowerBound)
    for letter in letters where left > 0 {
      left -= analyzer.keystrokes(of: String(decoding: [letter], as: UTF16.self)).utf8.count
      end += 1
    }
    return word.range.lowerBound..<end
  }

  private func pairs(in text: String) -> [Range<Int>] {
    if pairs.isEmpty { return [] }
    let units = Array(text.utf16)
    var before: Int?
    var ranges: [Range<Int>] = []
    for (position, unit) in units.enumerated() where unit != Sign.space {
      if let before {
        let pair = String(decoding: [units[before], unit], as: UTF16.self)
        if pairs.contains(pair) { ranges.append(before..<position + 1) }
      }
      before = position
    }
    return ranges
  }
}
