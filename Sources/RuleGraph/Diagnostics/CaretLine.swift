import Korean

/// A source line with a caret beneath it, placed by display cells so that Hangul counts two.
struct CaretLine {
  /// Lines are cut to this many characters around the caret.
  static let maximumLength = 160
  private static let indent = "  "

  let line: Substring
  /// What stands before the caret.
  let before: Substring

  func lines(marking marked: Substring) -> [String] {
    let lead = before.suffix(Self.maximumLength / 2)
    let isCut = lead.startIndex > line.startIndex
    let rest = line[lead.endIndex...].prefix(Self.maximumLength - lead.count)
    let shown = (isCut ? "…" : "") + lead + rest + (rest.endIndex < line.endIndex ? "…" : "")
    let cells = displayWidth(of: visible(lead)) + (isCut ? 1 : 0)
    let length = max(displayWidth(of: visible(marked.prefix(rest.count))), 1)
    let caret =
      String(repeating: " ", count: cells) + "^" + String(repeating: "~", count: length - 1)
    return [Self.indent + visible(shown), Self.indent + caret]
  }

  /// Control characters would move the caret or the terminal.
  private func visible(_ text: some StringProtocol) -> String {
    // Most lines have none, and a look at each character took 40 % of the time of printing.
    guard text.unicodeScalars.contains(where: \.isControl) else { return String(text) }
    return String(
      text.map { character in
        guard character.unicodeScalars.contains(where: \.isControl) else { return character }
        return character == "\t" ? " " : "\u{FFFD}"
      })
  }
}

extension Unicode.Scalar {
  /// The general category `Cc` is these two ranges in every version of Unicode.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
