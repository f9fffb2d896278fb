/// A line of a baseline.
struct BaselineLine {
  /// From 1.
  let number: Int
  /// Where its first word begins, in UTF-16 units from 1.
  let column: Int
  /// What is before the first blank.
  let word: Substring

  /// All lines.
  static func all(in source: SourceText) -> [BaselineLine] {
    (1...max(source.lineCount, 1)).map { number in
      let line = source.line(number).utf8
      let rest = line.drop(while: isBlank)
      let word = Substring(rest.prefix { !isBlank($0) })
      return BaselineLine(number: number, column: line.count - rest.count + 1, word: word)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The finding that is accepted.
  var fingerprint: String? {
    Fingerprints.isOne(word) ? String(word) : nil
  }

  /// Whether it is neither a finding, nor empty, nor a comment.
  var isFaulty: Bool {
    !word.isEmpty && !word.hasPrefix("#") && fingerprint == nil
  }
}

/// What is wrong with a baseline.
package struct BaselineFault: Error, Hashable, Sendable {
  /// The path and place of the first line that accepts nothing.
  private let place: String
  /// What it begins with.
  private let word: String
  /// How many more lines accept nothing.
  private let others: Int

  init?(_ lines: [BaselineLine], of path: String) {
    let faulty = lines.filter(\.isFaulty)
    guard let first = faulty.first else { return nil }
    place = "\(path):\(first.number):\(first.column)"
    word = String(first.word).shortened(to: 60)
    others = faulty.count - 1
  }
}

extension BaselineFault: CustomStringConvertible {
  package var description: String {
    if word == "<<<<<<<" { return "\(place): a merge is unfinished here; finish it first" }
    let some = others == 0 ? "" : ", and \(others) more like it"
    return "\(place): a line begins with a finding's fingerprint, not '\(word)'\(some)"
  }
}
