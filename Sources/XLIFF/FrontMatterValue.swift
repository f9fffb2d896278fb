import RuleGraph

/// How far the value of a key in front matter goes, which may be written over several lines.
struct FrontMatterValue {
  /// How many lines it has beneath that of its key.
  let linesBelow: Int
  /// What is said behind it, with the blank before: ` # a note`.
  let comment: String

  /// - Parameter text: what stands behind the colon, and the lines beneath that are indented or blank.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines[0].trimmed
    if let quoted = text.prefixMatch(of: /\s*(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')/) {
      linesBelow = quoted.output.count { $0 == "\n" }
      comment = Self.comment(in: text[quoted.range.upperBound...].prefix { $0 != "\n" })
    } else if first.hasPrefix(">") || first.hasPrefix("|") {
      // Here a line that begins as a comment is text.
      linesBelow = lines.lastIndex { !$0.trimmed.isEmpty } ?? 0
      comment = Self.comment(in: lines[0])
    } else {
      linesBelow = lines.lastIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("#") } ?? 0
      let own = Self.comment(in: lines[linesBelow])
      comment = own.isEmpty && first.hasPrefix("#") ? " \(first)" : own
    }
  }

  private static func comment(in line: Substring) -> String {
    line.firstMatch(of: /[ \t]+#.*/).map { String($0.output) } ?? ""
  }
}
