/// A text holds no control character.
enum ControlCharacterCheck: FaultCheck {
  static let description = CheckDescription(
    id: "file/control-character",
    texts: (
      summary: "A text holds no control character.",
      explanation: """
      Terminals obey control characters: a text with U+001B in it colors, moves or renames what it likes. Browsers show \
      nothing for them, and XML must not hold them. Some keyboards leave a U+0008 behind, and pages saved in another \
      encoding have many. The check also reports what Unicode says is no character, such as U+FFFE, and accents on a \
      letter that already has 30, which no writing system needs: texts with thousands of them take minutes to compare. \
      Take the character out; until then U+FFFD is shown in its place.
      """
    ),
    // An example would have one in it, and be printed.
    bad: [],
    good: [.page("Tabs stay,\u{A0}and so does what stands `\\u{1B}` in code.")])

  /// Only the first in a file: in another encoding every second byte is one.
  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .controlCharacter(let first, let count) = fault.kind else { return nil }
    let others = count == 1 ? "" : ", the first of \(count) in this file"
    return report(
      at: fault.location,
      Message(
        "\(InvisibleCharacter.code(of: first)) is \(InvisibleCharacter.kind(ofControl: first))\(others)",
        explanation: first == "\0" ? "If the file is UTF-16, save it as UTF-8." : nil))
  }
}
