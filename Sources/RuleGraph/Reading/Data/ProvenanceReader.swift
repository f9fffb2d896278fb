/// Reads `provenance.tsv`: statement, source, lines, rules, reason.
struct ProvenanceReader {
  static let columns = "statement, source, lines, rules (or '-'), and a reason where it is '-'"

  let source: SourceText

  func read(_ reading: inout DataReading) -> [ProvenanceLine] {
    var lines: [ProvenanceLine] = []
    for number in 1...source.lineCount {
      let line = source.line(number)
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let cells = cells(of: line, number)
      guard cells.count >= 4, cells[3].value == "-" ? cells.count > 4 : !cells[3].value.isEmpty
      else {
        reading.faults.append(
          Fault(.tableLineInvalid(expected: Self.columns), at: location(number, line, line[...])))
        continue
      }
      reading.refer(.source, cells[1])
      lines.append(record(cells, number, line))
    }
    return lines
  }

  private func record(
    _ cells: [Located<String>], _ number: Int, _ line: Substring
  ) -> ProvenanceLine {
    let column = line.split(separator: "\t", omittingEmptySubsequences: false)[3]
    let rules = column.split(separator: ",").map { piece in
      let name = piece.drop { $0 == " " }
      return Located(String(name), at: location(number, line, name))
    }
    return ProvenanceLine(
      statement: cells[0], source: cells[1], lines: cells[2].value,
      rules: cells[3].value == "-" ? [] : rules,
      reason: cells.count > 4 ? cells[4].value : nil)
  }

  private func cells(of line: Substring, _ number: Int) -> [Located<String>] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Located(String($0), at: location(number, line, $0)) }
  }

  private func location(_ number: Int, _ line: Substring, _ piece: Substring) -> SourceLocation {
    let column = line.utf8.distance(from: line.startIndex, to: piece.startIndex) + 1
    return SourceLocation(
      path: source.path, line: number, column: column, length: piece.utf8.count)
  }
}
