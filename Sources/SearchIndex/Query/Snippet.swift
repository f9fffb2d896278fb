/// The stretch of a rule's text that answers a query best.
struct Snippet: Hashable, Sendable {
  let text: String
  let marks: [Range<Int>]

  /// In UTF-16 units, without ellipses.
  static let longest = 160
  /// How much of a long sentence is shown before the first match.
  static let lead = 60

  /// Of a text that is not shown.
  init() {
    text = ""
    marks = []
  }

  /// From the sentence with most matches on, as far as it goes.
  init(of body: String, marks: [Range<Int>]) {
    let units = Array(body.utf16)
    let start = Self.start(units, marks)
    let end = Self.end(units, from: start)
    let before: [UInt16] = Self.isSentenceStart(units, start) ? [] : [Self.ellipsis]
    let after: [UInt16] = end < units.count ? [Self.ellipsis] : []
    let shown = units[start..<end].map { $0 == Sign.newline ? Sign.space : $0 }
    text = String(decoding: before + shown + after, as: UTF16.self)
    self.marks = marks.compactMap { mark in
      let clipped = mark.clamped(to: start..<end)
      guard !clipped.isEmpty else { return nil }
      let shift = before.count - start
      return clipped.lowerBound + shift..<clipped.upperBound + shift
    }
  }

  private static let ellipsis: UInt16 = 0x2026

  private static func start(_ units: [UInt16], _ marks: [Range<Int>]) -> Int {
    let starts = sentenceStarts(units)
    let ends = starts.dropFirst() + [units.count]
    var best = (start: 0, count: 0, first: 0)
    for (start, end) in zip(starts, ends) {
      let inside = marks.filter { $0.lowerBound >= start && $0.lowerBound < end }
      if inside.count > best.count {
        best = (start, inside.count, inside.first?.lowerBound ?? start)
      }
    }
    guard best.first - best.start > longest - lead else { return best.start }
    return wordStart(units, from: best.first - lead)
  }

  /// After a full stop, a question or exclamation mark and a space, and on each line.
  private static func sentenceStarts(_ units: [UInt16]) -> [Int] {
    [0] + units.indices.dropFirst().filter { isSentenceStart(units, $0) }
  }

  private static func isSentenceStart(_ units: [UInt16], _ position: Int) -> Bool {
    guard position > 0 else { return true }
    if units[position - 1] == Sign.newline { return true }
    return position > 1 && units[position - 1] == Sign.space
      && sentenceEnds.contains(units[position - 2])
  }

  private static let sentenceEnds: Set<UInt16> = [0x21, 0x2E, 0x3F, 0x3002]

  private static func wordStart(_ units: [UInt16], from position: Int) -> Int {
    var position = position
    while position < units.count, !isSpace(units[position - 1]) { position += 1 }
    return position
  }

  private static func end(_ units: [UInt16], from start: Int) -> Int {
    guard units.count - start > longest else { return units.count }
    var end = start + longest
    while end > start + lead, !isSpace(units[end]) { end -= 1 }
    return end
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == Sign.space || unit == Sign.newline
  }
}
