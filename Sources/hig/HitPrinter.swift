import RuleGraph
import SearchIndex

/// A hit as a pipe gets it, a line each, and as a terminal shows it: kind and title, the text that matched, where it is.
struct HitPrinter {
  let style: TerminalStyle
  /// That of the terminal; `nil` where there is none.
  var width: Int?

  /// `path:line:id: kind: title`, and in brackets when a rule held that no longer holds.
  func line(for hit: Hit) -> String {
    let title = style.mark(hit.title, hit.marks.title, .red)
    return "\(place(hit.path, hit.line)):\(hit.id): \(hit.kind): \(title)\(dates(of: hit))"
  }

  /// ` (ios7 to ios11)`, for a rule that no longer holds.
  private func dates(of hit: Hit) -> String {
    guard hit.isPast, let first = hit.editions.first, let last = hit.editions.last
    else { return "" }
    let dates = first == last ? "\(first) only" : "\(first) to \(last)"
    return style.paint(" (\(dates))", .dim)
  }

  /// `path:line:id: text`.
  func line(_ line: GreppedRule) -> String {
    "\(place(line.path, line.line)):\(line.id): \(style.mark(line.text, line.marks, .red))"
  }

  /// A line that stands by one that was found, with hyphens for colons as grep has it.
  func line(_ line: PageLines.Line, beside hit: (path: String, id: String)) -> String {
    let place = "\(style.paint(hit.path, .magenta))-\(style.paint("\(line.number)", .green))"
    return "\(place)-\(hit.id)- \(line.text)"
  }

  private func place(_ path: String, _ line: Int) -> String {
    "\(style.paint(path, .magenta)):\(style.paint("\(line)", .green))"
  }

  func lines(for hit: Hit) -> [String] {
    let title = style.mark(hit.title, hit.marks.title, .red, base: .bold)
    let head = "\(style.paint(hit.kind, .of(kind: hit.kind)))  \(title)\(dates(of: hit))"
    let why = hit.why.map { style.paint("  \($0)", .dim) }
    return [head, "  \(style.paint(hit.id, .dim))  \(place(hit.path, hit.line))"]
      + snippet(of: hit) + why
  }

  /// The text that matched, broken between words where the terminal is too narrow.
  private func snippet(of hit: Hit) -> [String] {
    if hit.snippet.isEmpty { return [] }
    let broken = FoldedLine(text: hit.snippet, indent: 0).lines(within: width.map { $0 - 2 })
    var start = 0
    return broken.map { line in
      let end = start + line.utf16.count
      let marks = hit.marks.snippet.map { $0.clamped(to: start..<end) }
        .map { $0.lowerBound - start..<$0.upperBound - start }
      // The blank between two words became the end of the line.
      start = end + 1
      return "  \(style.mark(line, marks, .red))"
    }
  }
}
