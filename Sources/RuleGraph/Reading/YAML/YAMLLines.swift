import CommonMark

/// Where the lines of a YAML text begin that YAML counts and the file does not: it also ends one at U+0085, U+2028 and
/// U+2029.
struct YAMLLines {
  private struct Start {
    let line: Int
    let scalars: Int
  }

  /// For each line of YAML the line of the text, and the scalars before it there; none where both count alike.
  private let starts: [Start]

  init(_ yaml: String) {
    guard Self.hasBreakOfItsOwn(yaml) else {
      starts = []
      return
    }
    var starts = [Start(line: 1, scalars: 0)]
    var (line, scalars, last) = (1, 0, Unicode.Scalar(0))
    for scalar in yaml.unicodeScalars {
      scalars += 1
      switch scalar {
      case "\n" where last == "\r": scalars = 0
      case "\n", "\r":
        (line, scalars) = (line + 1, 0)
        starts.append(Start(line: line, scalars: 0))
      case "\u{85}", "\u{2028}", "\u{2029}": starts.append(Start(line: line, scalars: scalars))
      default: break
      }
      last = scalar
    }
    self.starts = starts
  }

  /// The line and column, from 1 and in scalars, that YAML gives a place, as the text counts them.
  func place(line: Int, column: Int) -> (line: Int, column: Int) {
    guard starts.indices.contains(line - 1) else { return (line, column) }
    let start = starts[line - 1]
    return (start.line, start.scalars + column)
  }

  private static func hasBreakOfItsOwn(_ yaml: String) -> Bool {
    yaml.withBytes { bytes in
      bytes.indices.dropLast().contains { place in
        switch (bytes[place], bytes[place + 1]) {
        case (0xC2, 0x85): true
        case (0xE2, 0x80):
          place + 2 < bytes.count && (0xA8...0xA9).contains(bytes[place + 2])
        default: false
        }
      }
    }
  }
}
