import Korean

/// A table of plain text: the first columns flush left, the others flush right.
///
/// A cell is as wide as a terminal shows it, where a Hangul syllable takes two places.
struct TextTable {
  let header: [String]
  let rows: [[String]]
  /// How many columns are words and not numbers.
  var textColumns = 1

  var lines: [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0.indices.contains(column) ? displayWidth(of: $0[column]) : 0 }
        .max() ?? 0
    }
    return ([header] + rows).map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(
        repeating: " ", count: max(0, widths[column] - displayWidth(of: cell)))
      return column < textColumns ? cell + space : space + cell
    }
    return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }
}
