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

  /// Where they lead, as it is written.
  static func destinations(
    in document: Document
  ) -> [(written: String, range: SourceRange)] {
    (1...max(document.lineCount, 1)).compactMap { number in
      guard let line = document.line(number), line.isReferenceDefinition,
        let match = line.firstMatch(of: /^(?: {0,3}>[ \t]?)* {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)>?/)
      else { return nil }
      let column = line.utf8.distance(from: line.startIndex, to: match.1.startIndex) + 1
      let start = SourcePosition(line: number, column: column)
      let end = SourcePosition(line: number, column: column + match.1.utf8.count)
      return (String(match.1), start..<end)
    }
  }

  package static func isBlank(_ line: Int, in document: Document) -> Bool {
    document.line(line)?.allSatisfy(\.isWhitespace) ?? true
  }
}
