/// Turns columns that count scalars into columns that count bytes, also in lines of megabytes.
struct ScalarColumns {
  private static let step = 256
  /// For each long line where every so many scalars begins, in bytes from its start.
  private let marks: [Int: [Int]]

  /// - Parameter lines: those that columns are asked of.
  init(_ source: SourceText, lines: Range<Int>) {
    var marks: [Int: [Int]] = [:]
    for number in lines {
      let line = source.line(number)
      guard line.utf8.count > 4 * Self.step else { continue }
      var (starts, offset) = ([Int](), 0)
      for (position, scalar) in line.unicodeScalars.enumerated() {
        if position % Self.step == 0 { starts.append(offset) }
        offset += UTF8.width(scalar)
      }
      marks[number] = starts
    }
    self.marks = marks
  }

  /// How many bytes stand before a column from 1.
  func bytes(before column: Int, line number: Int, of source: SourceText) -> Int {
    let line = source.line(number)
    let scalars = max(0, column - 1)
    guard let starts = marks[number], !starts.isEmpty else {
      return Self.width(line.unicodeScalars.prefix(scalars))
    }
    let mark = min(scalars / Self.step, starts.count - 1)
    let start = line.utf8.index(line.startIndex, offsetBy: starts[mark])
    return starts[mark]
      + Self.width(line[start...].unicodeScalars.prefix(scalars - mark * Self.step))
  }

  private static func width(_ scalars: Substring.UnicodeScalarView.SubSequence) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }
}
