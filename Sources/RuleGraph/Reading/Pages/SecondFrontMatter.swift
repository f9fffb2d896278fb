import CommonMark

/// Finds lines like those at the top of a page further down, where CommonMark makes a break and a heading of them.
struct SecondFrontMatter {
  let source: SourceText
  let document: Document

  /// The `---` lines that open such lines.
  func fences(among blocks: [Int]) -> [SourceLocation] {
    document.text.withBytes { bytes in
      zip(blocks, blocks.dropFirst()).compactMap { before, block in
        guard mayEndInFence(before), let place = document.nodes[block].offsets?.lowerBound,
          Self.isKey(bytes[place...]), let line = document.range(of: block)?.lowerBound.line,
          source.line(line - 1).trimmed == "---"
        else { return nil }
        return SourceLocation(path: source.path, line: line - 1, column: 1, length: 3)
      }
    }
  }

  /// The line stands alone, or underlines the text above it.
  private func mayEndInFence(_ block: Int) -> Bool {
    switch document.nodes[block].kind {
    case .thematicBreak, .heading: true
    default: false
    }
  }

  private static let keys = FrontMatterReader.keys.map { Array("\($0):".utf8) }

  private static func isKey(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    keys.contains { text.starts(with: $0) }
  }
}
