import CommonMark

/// Prints diagnostics with the source line and a caret, as compilers do.
package struct DiagnosticPrinter: Sendable {
  private let texts: [String: SourceText]

  /// The most bytes of what a fix-it takes out or puts in.
  private static let mostBytesTold = 1000

  /// - Parameter texts: the files by printed path, for the source lines.
  package init(texts: [String: SourceText]) {
    self.texts = texts
  }

  /// The lines for one diagnostic: message, source line, caret, explanation, notes and fix-its.
  package func lines(for diagnostic: Diagnostic) -> [String] {
    let place = place(of: diagnostic.location)
    let message =
      "\(place): \(diagnostic.severity.rawValue): \(diagnostic.summary) [\(diagnostic.check)]"
    let explanation = diagnostic.explanation.map { ["  \($0)"] } ?? []
    let notes = diagnostic.notes.map { "\(self.place(of: $0.location)): note: \($0.text)" }
    let fixIts = diagnostic.fixIts.map { fixIt in
      "\(self.place(of: fixIt.location)): fixit: \(words(for: fixIt))"
    }
    return [message] + excerpt(diagnostic.location) + explanation + notes + fixIts
  }

  /// The lines for a fault that no check found: message, source line, caret.
  package func lines(
    for severity: Severity, _ summary: String, at location: SourceLocation
  ) -> [String] {
    ["\(place(of: location)): \(severity.rawValue): \(summary)"] + excerpt(location)
  }

  private func words(for fixIt: FixIt) -> String {
    let (old, new) = (text(at: fixIt.location), fixIt.replacement)
    // Strings are equal whether their letters are composed or not.
    if old == new {
      let lines = fixIt.location.lines
      return lines.count == 1
        ? "compose '\(told(new))'" : "compose lines \(lines.lowerBound) to \(lines.upperBound)"
    }
    if old.isEmpty { return new == "\n" ? "put in a blank line" : "put in '\(told(new))'" }
    if new == " ", old.allSatisfy(\.isWhitespace) {
      let codes = old.unicodeScalars.map(InvisibleCharacter.code).joined(separator: ", ")
      return old.contains(where: \.isNewline)
        ? "join this line and the next" : "replace \(codes) with a space"
    }
    if !new.isEmpty, InvisibleCharacter.removed(from: old) == new {
      return "take out what cannot be seen"
    }
    if new.isEmpty, old.allSatisfy(\.isWhitespace), old.contains(where: \.isNewline) {
      let count = fixIt.location.range.upperBound.line - fixIt.location.range.lowerBound.line
      return count == 1 ? "take out the empty line" : "take out \(count) empty lines"
    }
    if new.isEmpty, fixIt.isOfLine { return "take out the line" }
    return new.isEmpty ? "take out \(quoted(old))" : "replace \(quoted(old)) with '\(told(new))'"
  }

  private func quoted(_ text: String) -> String {
    InvisibleCharacter.name(of: text) ?? "'\(told(text))'"
  }

  private func told(_ text: String) -> String {
    text.shortened(to: Self.mostBytesTold)
  }

  /// `path:line:column`, the column in UTF-16 units from 1.
  package func place(of location: SourceLocation) -> String {
    "\(location.path):\(location.line):\(column(of: location))"
  }

  /// The column in UTF-16 units from 1.
  package func column(of location: SourceLocation) -> Int {
    let start = location.range.lowerBound
    return texts[location.path]?.utf16Column(start) ?? start.column
  }

  /// Where a location ends: the line, and the column in UTF-16 units just past its last.
  package func end(of location: SourceLocation) -> (line: Int, column: Int) {
    let end = location.range.upperBound
    return (end.line, texts[location.path]?.utf16Column(end) ?? end.column)
  }

  /// The text that a location spans.
  package func text(at location: SourceLocation) -> String {
    String(texts[location.path]?.slice(location.range) ?? "")
  }

  /// The source line and the caret beneath it; nothing for a fault of a whole file.
  private func excerpt(_ location: SourceLocation) -> [String] {
    guard let text = texts[location.path] else { return [] }
    let line = text.line(location.line)
    guard !line.isEmpty else { return [] }
    let caret = CaretLine(line: line, before: text.prefix(upTo: location.range.lowerBound))
    return caret.lines(marking: marked(location.range, in: text, line: line))
  }

  /// What the caret underlines: the part of the range that is on its first line.
  private func marked(_ range: SourceRange, in text: SourceText, line: Substring) -> Substring {
    let start = text.prefix(upTo: range.lowerBound).endIndex
    guard range.upperBound.line == range.lowerBound.line else { return line[start...] }
    return line[start..<text.prefix(upTo: range.upperBound).endIndex]
  }
}
