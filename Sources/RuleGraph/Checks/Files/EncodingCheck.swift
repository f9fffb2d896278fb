import CommonMark

/// A content file is UTF-8.
enum EncodingCheck: FaultCheck {
  static let id = "file/utf8"

  static let description = CheckDescription(
    id: id,
    texts: (
      summary: "A content file is UTF-8.",
      explanation: """
      Other bytes show as replacement characters on the site. Save the file as UTF-8.
      """
    ),
    bad: [],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        흐린 A dimmed tab explains nothing.
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .notUTF8(let byte, let declared) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8",
        explanation: declared.map { "The file is \($0.rawValue); save it as UTF-8." }
          ?? "Save the file as UTF-8."))
  }
}
