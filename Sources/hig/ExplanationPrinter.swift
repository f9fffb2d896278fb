import SearchIndex

/// How a query was read and ranked, for people.
struct ExplanationPrinter {
  let explanation: SearchExplanation
  let style: TerminalStyle

  /// An indented list: the words, each way to read them, each hit.
  var lines: [String] {
    let head =
      ["language \(explanation.language)"] + explanation.filters.map { "filter \($0)" }
      + explanation.corrected.map { "corrected to \($0)" }
    let readings = explanation.readings.enumerated().flatMap { number, segments in
      [style.paint("reading \(number + 1)", .bold)] + segments.map { "  \(line($0))" }
    }
    return head + explanation.words.map(line) + readings + explanation.hits.flatMap(lines)
  }

  private func line(_ word: SearchExplanation.WordReading) -> String {
    let stems = word.stems.isEmpty ? "" : ", without endings \(list(word.stems))"
    return "word \(word.written) (\(word.script))\(stems)"
  }

  private func line(_ segment: SearchExplanation.SegmentReading) -> String {
    let ways = [
      ("as", segment.words), ("named", segment.concepts), ("beginning", segment.completions),
      ("syllables", segment.pairs),
    ]
    let told = ways.filter { !$0.1.isEmpty }.map { "\($0.0) \(list($0.1))" }
    return ([segment.label, segment.rules.counted("rule")] + told).joined(separator: "; ")
      + (segment.rules == 0 ? "" : "; at most \(segment.worth)")
  }

  private func lines(_ hit: SearchExplanation.HitReading) -> [String] {
    let matches = hit.matches.map { "\($0.label) \($0.weight) (\($0.way))" }
    let sum = matches + ["prior \(hit.prior)"]
    let share = hit.isPast ? "; set back, for it holds no more" : ""
    return ["\(style.paint(hit.id, .bold))  \(hit.score), \(hit.tier)"]
      + ["  " + sum.joined(separator: " + ") + share] + hit.why.map { "  \($0)" }
  }

  /// The first of them; a syllable may begin many names.
  private func list(_ words: [String]) -> String {
    let some = words.prefix(8).joined(separator: ", ")
    return words.count > 8 ? "\(some), … (\(words.count))" : some
  }
}
