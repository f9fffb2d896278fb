import CommonMark
internal import Yams

extension YAMLText {
  /// What is said of `"탭 바"는`, a text of which only the beginning stands between quotation marks or brackets.
  static let textBehind = "the value ends at its quotation mark or bracket, and text follows"

  /// The value of a line at which the parser stumbles, from its opening mark to the end of the line.
  func valueWithTextBehind(_ problem: String, at mark: Yams.Mark?) -> SourceLocation? {
    guard problem.contains("did not find expected key") else { return nil }
    let below = position(of: mark).line
    for number in (max(firstLine, below - 1)...max(firstLine, below)).reversed() {
      if let place = valueWithTextBehind(inLine: number) { return place }
    }
    return nil
  }

  private func valueWithTextBehind(inLine number: Int) -> SourceLocation? {
    let line = source.line(number)
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let value = line[colon.upperBound...].drop(while: \.isWhitespace)
    guard let open = value.first, let closing = Self.closing[open],
      let end = value.dropFirst().firstIndex(of: closing)
    else { return nil }
    let rest = value[value.index(after: end)...].drop(while: \.isWhitespace)
    guard let next = rest.first, !"#,".contains(next) else { return nil }
    return SourceLocation(
      path: source.path, line: number, column: line[..<value.startIndex].utf8.count + 1,
      length: value.trimmed.utf8.count)
  }

  private static let closing: [Character: Character] = ["'": "'", "\"": "\"", "[": "]"]
}
