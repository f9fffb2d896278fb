/// A table of plain text: the first column flush left, the others flush right.
struct TextTable {
  let header: [String]
  let rows: [[String]]

  var lines: [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return ([header] + rows).map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      return column == 0 ? cell + space : space + cell
    }
    return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }
}
