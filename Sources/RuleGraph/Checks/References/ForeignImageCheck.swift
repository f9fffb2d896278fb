import CommonMark

/// An image comes from beside its page, and from no other host.
enum ForeignImageCheck: Check {
  static let description = CheckDescription(
    id: "image/other-host",
    texts: (
      summary: "An image comes from beside its page, and from no other host.",
      explanation: """
      The site loads nothing from elsewhere, nor an image that is written out in its address (`data:`): a browser would \
      show only its alternative text. Put the file beside the page, `![A tab bar](tab-bar.png)`. You can link to what is \
      elsewhere.
      """
    ),
    bad: [
      .page("![A tab bar](↓https://example.com/bar.png)"),
      .page("![A tab bar](↓data:image/png;base64,iVBORw0KGgo=)"),
      .page("![탭 바](↓//example.com/bar.png)는 아래에 있습니다.", language: "ko"),
    ],
    good: [
      .page("[A tab bar](https://example.com/bar.png)"),
      .page("`![A tab bar](https://example.com/bar.png)`"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.image) }.flatMap { page in
      page.document.shownImages.compactMap { diagnostic(of: $0, on: page, content.graph) }
    }
  }

  private static func diagnostic(
    of image: Node, on page: CheckedPage, _ graph: Graph
  ) -> Diagnostic? {
    let destination = page.document.destination(of: image.id)
    guard case .external = graph.links.target(of: destination, on: page.id, in: page.language),
      !destination.isUnsafeURL || destination.isNetworkPath, destination.withMendedScheme == nil
    else { return nil }
    let isData = destination.lowercased().hasPrefix("data:")
    return report(
      at: page.locationOfDestination(of: image),
      Message(
        isData
          ? "an image in its own address is not shown" : "an image from another host is not shown",
        explanation: "Its file stands beside the page."))
  }
}

extension Document {
  /// The images that stand in no other.
  var shownImages: [Node] {
    var end = 0
    return nodes.filter { node in
      guard case .image = node.kind, node.id >= end else { return false }
      end = node.end
      return true
    }
  }
}
