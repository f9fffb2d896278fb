extension Document {
  /// The openings of comments that go on to the end of the page, or of the quote or list they stand in, because their
  /// `-->` is missing.
  package func unclosedComments() -> [SourceRange] {
    nodes.compactMap { node in
      guard case .htmlBlock = node.kind, let offsets = node.offsets else { return nil }
      let html = literal(of: node.id).drop { $0 == " " }
      guard html.hasPrefix(Self.opening), !html.contains("-->") else { return nil }
      return lines.range(offsets.lowerBound..<offsets.lowerBound + Self.opening.utf8.count)
    }
  }

  /// Where `<!--` stands in words and begins nothing.
  package func commentsInText() -> [SourceRange] {
    let opening = Array(Self.opening.utf8)
    return text.withBytes { bytes in
      nodes.flatMap { node -> [SourceRange] in
        guard case .text = node.kind, let offsets = node.offsets,
          literal(of: node.id, satisfies: { $0.contains(opening[0]) })
        else { return [] }
        return offsets.filter { place in
          bytes[place...].starts(with: opening) && !bytes.isEscaped(at: place)
        }.map { lines.range($0..<$0 + opening.count) }
      }
    }
  }

  private static let opening = "<!--"
}
