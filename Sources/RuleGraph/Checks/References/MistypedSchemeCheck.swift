import CommonMark

/// The scheme of an address is not mistyped.
enum MistypedSchemeCheck: Check {
  static let description = CheckDescription(
    id: "link/scheme",
    texts: (
      summary: "The scheme of an address is not mistyped.",
      explanation: """
      An address begins with `https://`, `http://` or `mailto:`. With a letter too many or too few, or with one slash, \
      no browser can open it.
      """
    ),
    bad: [
      .page("See [this](↓htps://example.com/a)."),
      .page("See [this](↓https:/example.com/a)."),
      .page("[이곳](↓htttps://example.com/a)을 보세요.", language: "ko"),
      .page("See ↓htps://example.com/a."),
      .page("↓htpps://example.com/a을 보세요.", language: "ko"),
    ],
    good: [
      .page(
        "[This](https://example.com/a), <mailto:me@example.com>, [it](app-settings:), [that](tel:1)."
      ),
      .page("Open ftp://example.com, maps://?q=a, `htps://a` or [htps://a](https://example.com)."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        switch node.kind {
        case .link, .image: diagnostic(of: page.document.destination(of: node.id), node, page)
        default: nil
        }
      } + BareAddress.all(on: page).compactMap { diagnostic(of: $0, page) }
    }
  }

  private static func diagnostic(of address: BareAddress, _ page: CheckedPage) -> Diagnostic? {
    guard !address.isOfWeb, let meant = address.written.withMendedScheme else { return nil }
    let place = page.location(address.range)
    let link = FixIt(location: place, replacement: "<\(meant)>")
    return report(
      at: place, words(address.written, meant), fixIts: address.isWhole ? [link] : [])
  }

  private static func words(_ address: String, _ meant: String) -> String {
    "no browser opens '\(address)'; did you mean '\(meant)'?"
  }

  private static func diagnostic(
    of destination: String, _ node: Node, _ page: CheckedPage
  ) -> Diagnostic? {
    guard let meant = destination.withMendedScheme else { return nil }
    let place = page.document.destinationRange(of: node.id).map(page.text.location)
    let isWritten = place.flatMap { page.document.source($0.range) }.map { $0 == destination }
    return report(
      at: place ?? page.location(of: node),
      words(destination, meant),
      fixIts: place.map { place in
        isWritten ?? false ? [FixIt(location: place, replacement: meant)] : []
      } ?? [])
  }
}
