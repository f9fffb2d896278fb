/// The YAML between two `---` lines at the very top of a file.
package struct FrontMatter: Sendable, Equatable {
  /// The YAML without its fences.
  package let text: String
  /// The number, in the file, of the YAML's first line.
  package let firstLine: Int
  /// Both fences and what is between them.
  package let range: SourceRange
  /// Whether a closing fence was found; otherwise the YAML is taken to end before the first blank line.
  package let isClosed: Bool
}

/// Finds the lines of the front matter.
struct FrontMatterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable

  /// The lines, counted from 0, that hold the YAML; the line before them is the opening fence.
  struct Found {
    var yaml: Range<Int>
    var isClosed: Bool
  }

  func scan() -> Found? {
    guard isFence(0, "---"), lines.count > 1 else { return nil }
    if let close = (1..<lines.count).first(where: { isFence($0, "---") || isFence($0, "...") }) {
      return Found(yaml: 1..<close, isClosed: true)
    }
    // A page may well open with a thematic break; YAML must follow the fence at once.
    let end = (1..<lines.count).first(where: isBlank) ?? lines.count
    return end > 1 ? Found(yaml: 1..<end, isClosed: false) : nil
  }

  private func isFence(_ line: Int, _ fence: StaticString) -> Bool {
    var end = lines.ends[line]
    let start = lines.starts[line]
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    guard end - start == fence.utf8CodeUnitCount else { return false }
    return (0..<(end - start)).allSatisfy { bytes[start + $0] == fence.utf8Start[$0] }
  }

  private func isBlank(_ line: Int) -> Bool {
    (lines.starts[line]..<lines.ends[line]).allSatisfy { bytes[$0].isSpaceOrTab }
  }
}
