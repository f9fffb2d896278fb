/// Finds in a text what a query matched.
struct Marker {
  let analyzer: Analyzer
  let names: NameTable
  let marking: Marking

  /// The stretches that match, in order, touching ones joined.
  func marks(in text: String) -> [Range<Int>] {
    let words = analyzer.words(of: text)
    let single = words.filter(isMarked).map(\.range)
    let named = names.occurrences(in: words.map { names.reading(of: $0, analyzer) })
      .filter { marking.concepts.contains($0.concept) }
      .map {
        words[$0.words.lowerBound].range
          .lowerBound..<words[$0.words.upperBound - 1].range.upperBound
      }
    return Self.joined(single + named + pairs(in: text))
  }

  private func isMarked(_ word: Word) -> Bool {
    let parts = analyzer.parts(of: word)
    if parts.tails.contains(where: marking.keys.contains) { return true }
    return ([word] + parts.segments + parts.humps).contains { part in
      let key = analyzer.key(of: part)
      return marking.keys.contains(key) || marking.prefixes.contains(where: key.hasPrefix)
        || analyzer.stems(of: part).contains(where: marking.keys.contains)
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
