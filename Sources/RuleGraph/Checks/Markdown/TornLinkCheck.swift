import CommonMark

/// The brackets of a link do not stay in the text.
enum TornLinkCheck: Check {
  static let description = CheckDescription(
    id: "markdown/torn-link", severity: .warning,
    texts: (
      summary: "The brackets of a link do not stay in the text.",
      explanation: """
      A link is `[words](address)`, with nothing between `]` and `(`, no space in the address and a `)` at its end. \
      CommonMark takes anything else for text, brackets included. A literal bracket is written `\\]`.
      """
    ),
    bad: [
      .page("Use a [toolbar↓] (../toolbar/en.md) instead."),
      .page("Use a [toolbar↓](../toolbar/en.md instead."),
      .page("Use a [toolbar↓](../tool bar/en.md) instead."),
      .page("[도구 막대↓] (../toolbar/ko.md)를 쓰세요.", language: "ko"),
      .page("Use a [toolbar↓][bars] instead."),
      .page("Use a ↓[[toolbar]] instead."),
      .page("![A tab bar↓] (anatomy.svg)"),
      .page("Use a ↓(toolbar)[../toolbar/en.md] instead."),
      .page("↓(툴바)[../toolbar/ko.md#keep-it-short]를 쓰세요.", language: "ko", marksWholeText: true),
    ],
    good: [
      .page(
        "Use a [toolbar](../toolbar/en.md), \\[[one](../toolbar/en.md)\\] or [[two]](../toolbar/en.md)."
      ),
      .page(
        "`[toolbar] (../toolbar/en.md)`, [at most] (see below), [a] [b], f(x)[0], \\[a\\](b) and \\[\\[a\\]\\]."
      ),
      .page("Use a [toolbar][bars] instead.\n\n[bars]: ../toolbar/en.md"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      TornLink.all(among: page.document.nodes.indices, of: page.document)
        .map { report($0, on: page) }
    }
  }

  private static func report(_ link: TornLink, on page: CheckedPage) -> Diagnostic {
    let place = page.location(link.range)
    let words = page.document.text.withBytes { String(decoding: $0[link.range], as: UTF8.self) }
    return switch link.kind {
    case .apart:
      report(
        at: place, Message("'\(words)' stays in the text: nothing may stand between ']' and '('"),
        fixIts: [FixIt(location: place, replacement: "](")])
    case .open:
      report(
        at: place,
        Message(
          "'](' stays in the text: this is no link",
          explanation:
            "An address has no space in it and ends with ')'; with spaces it stands between '<' and '>'."
        ))
    case .undefined(let name):
      report(
        at: place, "'\(words)' stays in the text: no line '[\(name)]: address' says where it leads")
    case .reversed(let link, let address):
      report(
        at: place, "'\(words)' is no link: its words stand in brackets, its address in parentheses",
        fixIts: [FixIt(location: place, replacement: "[\(link)](\(address))")])
    case .doubled:
      report(at: place, "'\(words)' is no link; a link is '[words](address)'")
    }
  }
}
