/// Finds in a text what a query matched.
struct Marker {
  let analyzer: Analyzer
  let names: NameTable
  let marking: Marking

  /// The stretches that match, in order, touching ones joined.
  func marks(in text: String) -> [Range<Int>] {
    let words = analyzer.words(of: text).map { word in
      (word: word, key: analyzer.key(of: word), stems: analyzer.stems(of: word))
    }
    let single = words.filter { isMarked($0.key, $0.stems) || isPartMarked($0.word) }
    return Self.joined(single.map(\.word.range) + named(words) + pairs(in: text))
  }

  private func named(_ words: [(word: Word, key: String, stems: [String])]) -> [Range<Int>] {
    if marking.concepts.isEmpty { return [] }
    return names.occurrences(in: words.map { names.reading(of: $0.key, stems: $0.stems) })
      .filter { marking.concepts.contains($0.concept) }
      .map {
        words[$0.words.lowerBound].word.range
          .lowerBound..<words[$0.words.upperBound - 1].word.range.upperBound
      }
  }

  private func isMarked(_ key: String, _ stems: [String]) -> Bool {
    marking.keys.contains(key) || marking.prefixes.contains(where: key.hasPrefix)
      || stems.contains(where: marking.keys.contains)
  }

  private func isPartMarked(_ word: Word) -> Bool {
    let parts = analyzer.parts(of: word)
    return parts.tails.contains(where: marking.keys.contains)
      || (parts.segments + parts.humps).contains {
        isMarked(analyzer.key(of: $0), analyzer.stems(of: $0))
      }
  }

  private func pairs(in text: String) -> [Range<Int>] {
    if marking.pairs.isEmpty { return [] }
    let units = Array(text.utf16)
    var before: Int?
    var ranges: [Range<Int>] = []
    for (position, unit) in units.enumerated() where unit != Sign.space {
      if let before {
        let pair = String(decoding: [units[before], unit], as: UTF16.self)
        if marking.pairs.contains(pair) { ranges.append(before..<position + 1) }
      }
      before = position
    }
    return ranges
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    let sorted = ranges.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return sorted.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
