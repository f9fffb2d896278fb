import CommonMark

/// The marks of a heading are those of the Latin keyboard.
enum FullWidthHeadingCheck: FaultCheck {
  static let description = CheckDescription(
    id: "heading/full-width", isMended: true,
    texts: (
      summary: "The marks of a heading are those of the Latin keyboard.",
      explanation: """
      Korean keyboards can type `＃`, `｛` and a blank in full width, and texts from a word processor have no-break spaces. They \
      look like `#`, `{` and a space, but a line with them is not a heading, or has no attributes, and the rule is lost; \
      before the attributes such a blank stays in the title.
      """
    ),
    bad: [
      .page("↓＃＃＃ Keep tabs enabled {#keep-tabs-enabled .do}", marksWholeText: true),
      .page("###↓\u{3000}Keep tabs enabled {#keep-tabs-enabled .do}", marksWholeText: true),
      .page("### Keep tabs enabled ↓｛＃keep-tabs-enabled ．do｝"),
      .page("### Keep tabs enabled {#keep-tabs-enabled↓\u{A0}.do}"),
      .page("### Keep tabs enabled↓\u{A0}{#keep-tabs-enabled .do}"),
      .page("### 탭을 켜 두세요 ↓\u{3000}{#keep-every-tab-enabled}", language: "ko"),
    ],
    good: [
      .page("### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("### ＃ and ｛｝ in a title {#keep-tabs-enabled .do}"),
      .page("### 탭\u{A0}바를 켜\u{A0}두세요 {#keep-every-tab-enabled}", language: "ko"),
      .page("＃탭 is a tag, and `＃＃` is code."),
    ])

  /// What the marks are called; a blank cannot be shown.
  private static func name(_ mark: Unicode.Scalar) -> String {
    WideBlank(rawValue: mark)?.name ?? "full-width '\(mark)' \(InvisibleCharacter.code(of: mark))"
  }

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    if case .wideBlankBeforeAttributes(let mark, let meant) = fault.kind {
      return report(
        at: fault.location, "the \(name(mark)) stays in the title; write a space",
        fixIts: [FixIt(location: fault.location, replacement: meant, isCertain: true)])
    }
    guard case .fullWidthMarks(let mark, let meant) = fault.kind else { return nil }
    let usual = meant.first == " " ? "a space" : "'\(meant.prefix(1))'"
    return report(
      at: fault.location,
      Message(
        "the \(name(mark)) is no mark of a heading; write \(usual)",
        explanation: "A heading is '### Title {#name .do}'."),
      fixIts: [FixIt(location: fault.location, replacement: meant)])
  }
}
