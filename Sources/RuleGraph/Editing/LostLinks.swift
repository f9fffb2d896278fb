import CommonMark

/// Links to other sites that an edit turns into plain text, because their definition was in a rule that goes.
///
/// Links within the guide are protected by `LostEdges`.
enum LostLinks {
  /// Where they are.
  ///
  /// - Parameter gone: the rule that goes with its links; `nil` for none.
  static func between(
    _ old: CheckedContent, _ new: CheckedContent, without gone: RuleID?
  ) -> [SourceLocation] {
    let after = new.pagesByPath
    return old.pages.flatMap { page -> [SourceLocation] in
      guard let kept = after[page.text.path], kept.document.text != page.document.text else {
        return []
      }
      let heading = gone.flatMap { $0.page == page.id ? page.text.heading(id: $0.name) : nil }
      var left = Dictionary(
        links(of: kept).map { (kept.document.destination(of: $0), 1) }, uniquingKeysWith: +)
      return links(of: page).filter { !(heading?.body.contains($0) ?? false) }.compactMap { link in
        let destination = page.document.destination(of: link)
        if let count = left[destination], count > 0 {
          left[destination] = count - 1
          return nil
        }
        return page.location(of: page.document.nodes[link])
      }
    }
  }

  private static func links(of page: CheckedPage) -> [Node.ID] {
    page.document.nodes.indices.filter {
      page.document.nodes[$0].kind == .link && page.document.destination(of: $0).hasScheme
    }
  }

  static func words(_ places: [SourceLocation]) -> String {
    "links refer to what stands in its text; move the lines '[name]: address' out of it first: "
      + places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
  }
}
