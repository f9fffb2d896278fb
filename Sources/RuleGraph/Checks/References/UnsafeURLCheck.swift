import CommonMark

/// No link runs code or opens local files.
enum UnsafeURLCheck: Check {
  static let description = CheckDescription(
    id: "link/unsafe-url",
    texts: (
      summary: "No link runs code or opens local files.",
      explanation: """
      On the site, addresses that begin with `javascript:`, `vbscript:`, `file:` or `data:` are emptied, except `data:` \
      of an image. So are those that begin with a host, `//example.com`: on a page opened from disk they lead to files \
      on another computer. Write the scheme before the host, `https://example.com`.
      """
    ),
    bad: [
      .page("Press [here](↓javascript:alert(1))."),
      .page("![A bar](↓DATA:text/html;base64,PGI+)"),
      .page("[이곳](↓//example.com/bar)을 보세요.", language: "ko"),
    ],
    good: [.page("[Guide](https://example.com/javascript:1), `javascript:`")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        switch node.kind {
        case .link: diagnostic(of: node, on: page)
        // Another check tells of each image from another host.
        case .image where !page.document.destination(of: node.id).isNetworkPath:
          diagnostic(of: node, on: page)
        default: nil
        }
      }
    }
  }

  private static func diagnostic(of node: Node, on page: CheckedPage) -> Diagnostic? {
    let destination = page.document.destination(of: node.id)
    guard destination.isUnsafeURL else { return nil }
    let place = page.locationOfDestination(of: node)
    guard destination.isNetworkPath else {
      let scheme = destination.prefix { $0 != ":" }
      return report(at: place, "the address '\(scheme):' is not safe")
    }
    let meant = Suggestion(name: webAddress(meantBy: destination))
    return report(
      at: place, "the address '\(destination)' is not safe\(meant.phrase)",
      fixIts: page.spells(destination, at: place) ? meant.fixIts(at: place) : [])
  }

  /// The address with a scheme; `nil` where what follows the slashes is hardly a host.
  private static func webAddress(meantBy destination: String) -> String? {
    let rest = destination.drop { $0 == "/" }
    return rest.prefix { $0 != "/" }.contains(".") ? "https://\(rest)" : nil
  }
}
