import CommonMark

extension TextEdits {
  /// Puts blocks before a line of a page, or at its end, set off by blank lines.
  package mutating func insert(_ words: String, before line: Int?, of text: PageText) {
    let document = text.document
    if let line {
      let position = SourcePosition(line: line, column: 1)
      return replace(text.location(of: position..<position), with: "\(words)\n\n")
    }
    let last = document.lineCount
    let column = (document.line(last)?.utf8.count ?? 0) + 1
    let position = SourcePosition(line: last, column: column)
    replace(text.location(of: position..<position), with: "\(Self.gap(at: document))\(words)\n")
  }

  /// What is missing for a blank line at the end.
  private static func gap(at document: Document) -> String {
    let last = document.lineCount
    let isEmpty = { (line: Int) in document.line(line)?.isEmpty ?? true }
    guard isEmpty(last) else { return "\n\n" }
    return isEmpty(last - 1) ? "" : "\n"
  }
}
