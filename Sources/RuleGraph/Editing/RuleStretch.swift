import CommonMark

/// The lines of a page that a rule takes up, and that are removed with it.
///
/// Comments that silence checks in its heading go too; those right above the next heading are about that heading. Link
/// definitions stay, because a link elsewhere on the page may refer to them.
struct RuleStretch {
  private let text: PageText
  private let heading: PageHeading
  /// From 1; the last is the line before the next heading, or before the comments above it.
  private let lines: ClosedRange<Int>
  private let isLast: Bool

  init(of heading: PageHeading, in text: PageText) {
    (self.heading, self.text) = (heading, text)
    let next = text.headings.first { $0.node > heading.node }
    isLast = next == nil
    let start = text.firstLine(of: heading) { $0.contains(Suppression.mark) }
    let end = next.map { text.firstLine(of: $0) - 1 } ?? text.document.lineCount
    lines = start...max(start, end)
  }

  /// The places to delete.
  var places: [SourceLocation] {
    let kept = definitions
    guard let last = kept.last else { return [whole] }
    var next = lines.lowerBound
    var places: [SourceLocation] = []
    for group in kept {
      if next < group.lowerBound { places.append(location(next, group.lowerBound)) }
      let isParted = group.upperBound < lines.upperBound && isBlank(group.upperBound + 1)
      // A blank line parts them from what follows.
      next = group.upperBound + (isParted && !(isLast && group == last) ? 2 : 1)
    }
    if next <= lines.upperBound {
      places.append(isLast ? rest(from: next) : location(next, lines.upperBound + 1))
    }
    return places
  }

  /// At the end of a page together with the blank lines above it.
  private var whole: SourceLocation {
    guard isLast else { return location(lines.lowerBound, lines.upperBound + 1) }
    var first = lines.lowerBound
    while first > 1, isBlank(first - 1) { first -= 1 }
    return rest(from: first)
  }

  /// What links elsewhere may refer to.
  private var definitions: [ClosedRange<Int>] {
    DefinitionLines.runs(in: lines, of: text.document, outside: Set(blocks.joined()))
  }

  /// The lines of the comments, the heading and the blocks beneath it.
  private var blocks: [ClosedRange<Int>] {
    let first = heading.location.range.lowerBound.line
    var blocks = [lines.lowerBound...max(first, heading.location.range.upperBound.line)]
    var id = heading.body.lowerBound
    while id < heading.body.upperBound {
      if let range = text.document.range(of: id) {
        blocks.append(text.location(of: range).lines)
      }
      id = text.document.nodes[id].end
    }
    return blocks
  }

  private func isBlank(_ line: Int) -> Bool {
    DefinitionLines.isBlank(line, in: text.document)
  }

  private func location(_ line: Int, _ end: Int) -> SourceLocation {
    text.location(of: SourcePosition(line: line, column: 1)..<SourcePosition(line: end, column: 1))
  }

  private func rest(from line: Int) -> SourceLocation {
    let last = text.document.lineCount
    let column = (text.document.line(last)?.utf8.count ?? 0) + 1
    let end = SourcePosition(line: last, column: column)
    return text.location(of: SourcePosition(line: line, column: 1)..<end)
  }
}
