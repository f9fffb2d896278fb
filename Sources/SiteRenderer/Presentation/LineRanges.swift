/// Lines of a document, those that follow one another as one range.
struct LineRanges: CustomStringConvertible {
  private let ranges: [ClosedRange<Int>]

  /// - Parameter texts: such as `18`, `13-15` or `3,5`.
  init(_ texts: some Sequence<String>) {
    let written = texts.flatMap { $0.split(separator: ",") }.compactMap { text in
      let ends = text.split(separator: "-").compactMap { Int($0) }
      return ends.min().flatMap { first in ends.max().map { first...$0 } }
    }
    ranges = written.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, next in
      if let last = ranges.last, next.lowerBound - 1 <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }

  /// Such as `3–5, 9`.
  var description: String {
    ranges.map { range in
      range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }.joined(separator: ", ")
  }
}
