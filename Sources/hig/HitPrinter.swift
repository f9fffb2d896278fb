import SearchIndex

/// A hit as one line of a pipe.
enum HitLine {
  /// `path:line:id: kind: title`.
  static func text(_ hit: Hit) -> String {
    "\(hit.path):\(hit.line):\(hit.id): \(hit.kind): \(hit.title)"
  }
}

/// A hit as a terminal shows it: kind and title, the text that matched, where it is.
struct HitPrinter {
  let style: TerminalStyle

  func lines(for hit: Hit) -> [String] {
    let title = style.mark(hit.title, hit.marks.title, .red, base: .bold)
    let place = "\(style.paint(hit.path, .magenta)):\(style.paint("\(hit.line)", .green))"
    let head = "\(style.paint(hit.kind, ink(of: hit.kind)))  \(title)"
    let snippet = style.mark(hit.snippet, hit.marks.snippet, .red)
    let why = hit.why.map { style.paint("  \($0)", .dim) }
    return [head, "  \(style.paint(hit.id, .dim))  \(place)"]
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
