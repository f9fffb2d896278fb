/// Every file is a plain one in the content folder, of a sane size and name.
enum RefusedFileCheck: FaultCheck {
  static let description = CheckDescription(
    id: "file/plain",
    texts: (
      summary: "Every file is a plain one in the content folder, of a sane size and name.",
      explanation: """
      A link out of the folder would publish what it leads to, and would be something else on every machine. Two names \
      that differ only in case, or in how their letters are composed, are one file on macOS and Windows.
      """
    ),
    bad: [],
    good: [CheckExample(["bars/tab-bar/Notes.txt": "Only listed."])])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .fileRefused(let reason) = fault.kind else { return nil }
    return report(at: fault.location, "\(reason)")
  }
}
