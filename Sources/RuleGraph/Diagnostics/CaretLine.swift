import Korean

/// A source line with a caret beneath it, placed by display cells so that Hangul counts two.
struct CaretLine {
  /// Lines are cut to this many characters around the caret.
  static let maximumLength = 160
  /// For characters that may have millions of marks each.
  private static let mostBytes = 4000
  private static let indent = "  "

  let line: Substring
  /// What is before the caret.
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
    return [
      Self.indent + visible(shown).shortened(to: Self.mostBytes), Self.indent + caret,
    ]
  }

  /// Control characters would move the caret or the terminal, marks of direction would turn around what follows, and an
  /// invisible character would show nothing.
  private func visible(_ text: some StringProtocol) -> String {
    // Most lines have none, and a look at each character took 40 % of the time of printing.
    guard text.unicodeScalars.contains(where: \.isUnseen) else { return String(text) }
    return String(
      text.map { character in
        guard character.unicodeScalars.contains(where: \.isUnseen) else { return character }
        return character == "\t" ? " " : "\u{FFFD}"
      })
  }
}

extension Unicode.Scalar {
  /// An empty letter takes its place.
  fileprivate var isUnseen: Bool {
    InvisibleCharacter.isControl(self)
      || InvisibleCharacter.Kind(of: self).map { $0 != .filler } ?? false
  }
}
