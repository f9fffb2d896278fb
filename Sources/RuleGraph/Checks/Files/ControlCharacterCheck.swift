/// A text holds no control character.
enum ControlCharacterCheck: FaultCheck {
  static let description = CheckDescription(
    id: "file/control-character",
    texts: (
      summary: "A text holds no control character.",
      explanation: """
      Terminals obey them: a text with U+001B in it colors, moves or renames what it likes. Browsers show nothing, XML must \
      not hold them. Some keyboards leave a U+0008 behind, and pages saved in another encoding have many. So it is with what \
      Unicode says is no character, such as U+FFFE, and with accents on a letter that has 30 already, as no writing does: \
      texts with thousands of them take minutes to be compared. Take it out; until then U+FFFD stands in its place.
      """
    ),
    // An example would have one in it, and be printed.
    bad: [],
    good: [.page("Tabs stay,\u{A0}and so does what stands `\\u{1B}` in code.")])

  /// Of those in a file the first: another encoding makes one of every second byte.
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
