import CommonMark

/// No link runs code or opens local files.
enum UnsafeURLCheck: Check {
  static let description = CheckDescription(
    id: "link/unsafe-url",
    texts: (
      summary: "No link runs code or opens local files.",
      explanation: """
      On the site, addresses that begin with `javascript:`, `vbscript:`, `file:` or `data:` are emptied, except `data:` \
      of an image.
      """
    ),
    bad: [
      .page("Press [here](↓javascript:alert(1))."),
      .page("![A bar](↓DATA:text/html;base64,PGI+)"),
    ],
    good: [.page("[Guide](https://example.com/javascript:1), `javascript:`")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        switch node.kind {
        case .link, .image:
          let destination = page.document.destination(of: node.id)
          guard destination.isUnsafeURL else { return nil }
          let scheme = destination.prefix { $0 != ":" }
          return report(
            at: page.locationOfDestination(of: node), "the address '\(scheme):' is not safe")
        default: return nil
        }
      }
    }
  }
}
