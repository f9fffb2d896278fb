/// The stretch of a rule's text that answers a query best.
struct Snippet: Hashable, Sendable {
  let text: String
  let marks: [Range<Int>]

  /// In UTF-16 units, without ellipses.
  static let longest = 160
  /// How much more is shown where a sentence ends with it.
  static let slack = 15
  /// How much of a long sentence is shown before the first match.
  static let lead = 60

  /// Of a text that is not shown.
  init() {
    text = ""
    marks = []
  }

  /// From the sentence with most matches on, as far as it goes.
  init(of body: String, marks: [Range<Int>]) {
    let cuts = TextCuts(body)
    let units = cuts.units
    let range = Self.range(cuts, marks)
    let before: [UInt16] = cuts.isSentenceStart(range.lowerBound) ? [] : [Self.ellipsis]
    let after: [UInt16] = cuts.isSentenceEnd(range.upperBound) ? [] : [Self.ellipsis]
    let shown = units[range].map { $0 == Sign.newline ? Sign.space : $0 }
    text = String(decoding: before + shown + after, as: UTF16.self)
    self.marks = marks.compactMap { mark in
      let clipped = mark.clamped(to: range)
      guard !clipped.isEmpty else { return nil }
      let shift = before.count - range.lowerBound
      return clipped.lowerBound + shift..<clipped.upperBound + shift
    }
  }

  private static let ellipsis: UInt16 = 0x2026

  /// What is shown, its first match always within.
  private static func range(_ cuts: TextCuts, _ marks: [Range<Int>]) -> Range<Int> {
    let best = bestSentence(cuts, marks)
    var start = best.start
    if best.mark.lowerBound - start > longest - lead {
      start = cuts.start(in: best.mark.lowerBound - lead...best.mark.lowerBound)
    }
    let end = start + longest
    if let place = (end...end + slack).first(where: cuts.isSentenceEnd) {
      return start..<min(place, cuts.units.count)
    }
    return start..<cuts.end(in: min(max(start + lead, best.mark.upperBound), end)...end)
  }

  /// Where the sentence with most matches begins, the first of such, and the first match in it.
  private static func bestSentence(
    _ cuts: TextCuts, _ marks: [Range<Int>]
  ) -> (start: Int, mark: Range<Int>) {
    let starts = cuts.sentenceStarts
    var best = (start: 0, mark: 0..<0)
    var (most, next) = (0, 0)
    for (start, end) in zip(starts, starts.dropFirst() + [cuts.units.count]) {
      let first = next
      while next < marks.count, marks[next].lowerBound < end { next += 1 }
      if next - first > most {
        best = (start, marks[first])
        most = next - first
      }
    }
    return best
  }
}
