/// The lines of text that end in what would be a heading's attributes, of which it is told already that they are no heading.
struct StrayAttributeLines {
  private let lines: [String: Set<Int>]

  init(in content: CheckedContent) {
    lines = content.catalog.faults.reduce(into: [:]) { lines, fault in
      guard case .attributesOutsideHeading = fault.kind else { return }
      lines[fault.location.path, default: []].insert(fault.location.line)
    }
  }

  /// Whether something begins in such a line.
  func hold(_ location: SourceLocation) -> Bool {
    lines[location.path]?.contains(location.line) ?? false
  }
}
