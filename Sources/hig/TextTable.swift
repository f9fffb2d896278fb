import Korean

/// A table of plain text: the first columns flush left, the others flush right.
///
/// A cell is as wide as a terminal shows it, where a Hangul syllable takes two places.
struct TextTable {
  var header: [String]
  var rows: [[String]]
  /// How many columns are words and not numbers.
  var textColumns = 1

  /// How many places are between two columns.
  var gap = 2

  /// Less of the last column of words is not worth its place.
  private static let leastWords = 8

  var lines: [String] {
    let widths = widths
    return ([header] + rows).map { line($0, widths) }
  }

  /// - Parameter width: that of a terminal, for which the columns are moved together, and then the last column of words is
  ///   cut or left out.
  func lines(within width: Int?) -> [String] {
    guard let width, self.width > width else { return lines }
    var table = self
    table.gap = 1
    return table.width > width ? table.cut(to: width).lines : table.lines
  }

  private func cut(to width: Int) -> TextTable {
    let column = textColumns - 1
    guard column > 0 else { return self }
    let room = widths[column] - (self.width - width)
    var table = self
    if room < Self.leastWords {
      table.textColumns -= 1
      table.header.remove(at: column)
      for row in rows.indices { table.rows[row].remove(at: column) }
    } else {
      for row in rows.indices { table.rows[row][column] = cut(rows[row][column], to: room) }
    }
    return table
  }

  private func cut(_ cell: String, to width: Int) -> String {
    guard displayWidth(of: cell) > width else { return cell }
    var start = Substring(cell)
    while displayWidth(of: start) > width - 1 { start.removeLast() }
    return start + "…"
  }

  private var width: Int {
    widths.reduce(0, +) + gap * (widths.count - 1)
  }

  private var widths: [Int] {
    header.indices.map { column in
      ([header] + rows).map { $0.indices.contains(column) ? displayWidth(of: $0[column]) : 0 }
        .max() ?? 0
    }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(
        repeating: " ", count: max(0, widths[column] - displayWidth(of: cell)))
      return column < textColumns ? cell + space : space + cell
    }
    return String(
      padded.joined(separator: String(repeating: " ", count: gap)).reversed().drop { $0 == " " }
        .reversed())
  }
}
