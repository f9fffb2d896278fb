/// Reads `provenance.tsv`: statement, source, lines, rules, reason.
struct ProvenanceReader {
  static let columns = "statement, source, lines, rules (or '-'), and a reason where it is '-'"

  let source: SourceText

  func read(_ reading: inout DataReading) -> [ProvenanceLine] {
    var lines: [ProvenanceLine] = []
    var broken = BrokenLines()
    for number in 1...source.lineCount {
      let line = source.line(number)
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let cells = cells(of: line, number)
      guard isComplete(cells) else {
        broken.append(Located("", at: location(number, line, line[...])))
        continue
      }
      if !Self.areLines(cells[2].value) {
        reading.faults.append(Fault(.citedLinesInvalid(cells[2].value), at: cells[2].location))
      }
      reading.refer(.source, cells[1])
      lines.append(record(cells, rules: rules(in: cells[3], &reading)))
    }
    reading.faults += broken.faults { line, others in
      Fault(.tableLineInvalid(expected: Self.columns, others: others), at: line.location)
    }
    // Both are kept: a rule that loses its line would be reported a second time as uncited.
    _ = reading.faults.unique(lines, id: \.statement.value, at: \.statement.location)
    return lines
  }

  /// A statement, its source, and rules or a reason why there are none.
  private func isComplete(_ cells: [Located<String>]) -> Bool {
    guard cells.count >= 4, !cells[0].value.isEmpty, !cells[1].value.isEmpty,
      cells.dropFirst(5).allSatisfy(\.value.isEmpty)
    else { return false }
    if cells[3].value == "-" { return cells.count > 4 && !cells[4].value.isEmpty }
    return cells[3].value.contains { !", ".contains($0) }
  }

  /// Whether a cell names lines of a document, one by one or from one to a later one: `13`, `23,25`, `30-34`.
  private static func areLines(_ cell: String) -> Bool {
    cell.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { piece in
      let ends = piece.split(separator: "-", omittingEmptySubsequences: false).map {
        $0.trimmed.allSatisfy { ("0"..."9").contains($0) } ? Int($0.trimmed) ?? 0 : 0
      }
      return ends.count <= 2 && ends.allSatisfy { $0 > 0 } && ends == ends.sorted()
    }
  }

  private func record(
    _ cells: [Located<String>], rules: [Located<String>]
  ) -> ProvenanceLine {
    ProvenanceLine(
      statement: cells[0], source: cells[1], lines: cells[2].value, rules: rules,
      reason: cells.count > 4 ? cells[4].value : nil)
  }

  private func rules(
    in cell: Located<String>, _ reading: inout DataReading
  ) -> [Located<String>] {
    guard cell.value != "-" else { return [] }
    return reading.faults.unique(cell.listed, id: \.value, at: \.location)
  }

  /// The cells between tabs, without the spaces around them.
  private func cells(of line: Substring, _ number: Int) -> [Located<String>] {
    line.pieces(at: "\t", omittingEmpty: false).map { piece in
      let cell = piece.trimmed
      return Located(String(cell), at: location(number, line, cell))
    }
  }

  private func location(_ number: Int, _ line: Substring, _ piece: Substring) -> SourceLocation {
    let column = line.utf8.distance(from: line.startIndex, to: piece.startIndex) + 1
    return SourceLocation(
      path: source.path, line: number, column: column, length: piece.utf8.count)
  }
}
