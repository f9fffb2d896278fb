/// A plain text that has quotation marks around it, or one of a pair alone.
struct QuotedText {
  /// What is wrong with them.
  let words: String
  /// The text without.
  let plain: String

  private static let pairs = Array(zip("“‘„«「『", "”’”»」』"))

  /// - Returns: `nil` for a text that needs its quotation marks, or has none.
  init?(_ text: String) {
    guard text.utf8.count > 2, let first = text.first, let last = text.last else { return nil }
    if let (open, close) = Self.pairs.first(where: { $0.0 == first && $0.1 == last }) {
      plain = String(text.dropFirst().dropLast())
      guard !plain.contains(open), !plain.contains(close) else { return nil }
      words = "'\(open)' and '\(close)' would stand in the text, which needs no quotes"
    } else if Self.isAlone(last, in: text, Self.closing) {
      plain = String(text.dropLast())
      words = "the '\(last)' at the end of the text has no other"
    } else if Self.isAlone(first, in: text, Self.opening) {
      plain = String(text.dropFirst())
      words = "the '\(first)' at the beginning of the text has no other"
    } else {
      return nil
    }
  }

  /// What begins with a straight one is read by YAML itself.
  private static let closing = "\"”»」』"
  private static let opening = "“„«「『"

  private static func isAlone(_ mark: Character, in text: String, _ marks: String) -> Bool {
    guard marks.contains(mark) else { return false }
    // In German “ closes „, and « closes ».
    let others: [Character] =
      pairs.filter { $0.0 == mark || $0.1 == mark }.flatMap { [$0.0, $0.1] }
      + (mark == "„" ? ["“"] : [])
    let isOfMeasure = mark == "\"" && text.dropLast().last.map { !$0.isLetter } ?? true
    return !isOfMeasure && text.count { $0 == mark || others.contains($0) } == 1
  }
}
