/// An address in the text is a link.
enum BareURLCheck: Check {
  static let description = CheckDescription(
    id: "markdown/bare-url", severity: .warning, isMended: true,
    texts: (
      summary: "An address in the text is a link.",
      explanation: """
      CommonMark makes a link only of an address in angle brackets, `<https://example.com>`, or, better, of words: \
      `[the guide](https://example.com)`.
      """
    ),
    bad: [
      .page("See ↓https://example.com/tabs for more."),
      .page("↓https://example.com/탭(bar)을 보세요.", language: "ko"),
    ],
    good: [
      .page(
        "<https://example.com>, [the guide](https://example.com), `https://example.com`, a://b."),
      .page("See the [guide] (https://example.com)."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      BareAddress.all(on: page).filter(\.isOfWeb).map { report($0, on: page) }
    }
  }

  private static func report(_ address: BareAddress, on page: CheckedPage) -> Diagnostic {
    let place = page.location(address.range)
    let link = FixIt(location: place, replacement: "<\(address.written)>", isCertain: true)
    let isInHeading = address.isInHeading
    return report(
      at: place,
      Message(
        "'\(address.written)' is no link",
        explanation: isInHeading ? "Nor may a heading have one: write it in the text below." : nil),
      fixIts: address.isWhole && !isInHeading ? [link] : [])
  }
}
