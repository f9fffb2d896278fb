package import CommonMark

/// Lines that define what links refer to (`[name]: address`): libcmark reads them and has no node for them.
package enum DefinitionLines {
  /// Their runs, in order; a title may stand on a line of its own.
  ///
  /// - Parameter taken: the lines of blocks.
  package static func runs(
    in lines: ClosedRange<Int>, of document: Document, outside taken: Set<Int>
  ) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for line in lines where !taken.contains(line) && !isBlank(line, in: document) {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else if document.line(line)?.isReferenceDefinition ?? false {
        runs.append(line...line)
      }
    }
    return runs
  }

  /// Where they lead, as it is written; an address may stand on the line below its name.
  static func destinations(
    in document: Document
  ) -> [(written: String, range: SourceRange)] {
    (1...max(document.lineCount, 1)).compactMap { number in
      guard let line = document.line(number), let text = line.textBehindName else { return nil }
      guard text.allSatisfy(\.isWhitespace) else {
        return destination(at: text, ofLine: number, line)
      }
      return document.line(number + 1).flatMap {
        destination(at: $0.drop { " >\t".contains($0) }, ofLine: number + 1, $0)
      }
    }
  }

  private static func destination(
    at text: Substring, ofLine number: Int, _ line: Substring
  ) -> (written: String, range: SourceRange)? {
    let start = text.drop { $0.isWhitespace || $0 == "<" }
    let written = start.prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" }
    guard !written.isEmpty else { return nil }
    let column = line.utf8.distance(from: line.startIndex, to: written.startIndex) + 1
    let end = SourcePosition(line: number, column: column + written.utf8.count)
    return (String(written), SourcePosition(line: number, column: column)..<end)
  }

  package static func isBlank(_ line: Int, in document: Document) -> Bool {
    document.line(line)?.allSatisfy(\.isWhitespace) ?? true
  }
}
