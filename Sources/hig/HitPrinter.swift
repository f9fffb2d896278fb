import SearchIndex

/// A hit as a pipe gets it, a line each, and as a terminal shows it: kind and title, the text that matched, where it is.
struct HitPrinter {
  let style: TerminalStyle

  /// `path:line:id: kind: title`.
  func line(for hit: Hit) -> String {
    let title = style.mark(hit.title, hit.marks.title, .red)
    return "\(place(hit.path, hit.line)):\(hit.id): \(hit.kind): \(title)"
  }

  /// `path:line:id: text`.
  func line(_ line: GreppedRule) -> String {
    "\(place(line.path, line.line)):\(line.id): \(style.mark(line.text, line.marks, .red))"
  }

  /// A line that stands by one that was found, with hyphens for colons as grep has it.
  func line(_ line: RuleSource.Line, beside hit: (path: String, id: String)) -> String {
    let place = "\(style.paint(hit.path, .magenta))-\(style.paint("\(line.number)", .green))"
    return "\(place)-\(hit.id)- \(line.text)"
  }

  private func place(_ path: String, _ line: Int) -> String {
    "\(style.paint(path, .magenta)):\(style.paint("\(line)", .green))"
  }

  func lines(for hit: Hit) -> [String] {
    let title = style.mark(hit.title, hit.marks.title, .red, base: .bold)
    let head = "\(style.paint(hit.kind, ink(of: hit.kind)))  \(title)"
    let snippet = style.mark(hit.snippet, hit.marks.snippet, .red)
    let why = hit.why.map { style.paint("  \($0)", .dim) }
    return [head, "  \(style.paint(hit.id, .dim))  \(place(hit.path, hit.line))"]
      + (snippet.isEmpty ? [] : ["  \(snippet)"]) + why
  }

  private func ink(of kind: String) -> TerminalStyle.Ink {
    switch kind {
    case "do": .green
    case "avoid": .red
    case "consider": .yellow
    default: .cyan
    }
  }
}
