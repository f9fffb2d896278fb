import CommonMark

/// Replacements in content files, collected first and made all at once.
///
/// Whatever line ends they have, they get those of the file.
package struct TextEdits: Sendable {
  struct Edit: Sendable {
    let range: SourceRange
    let replacement: String
  }

  private(set) var edits: [String: [Edit]] = [:]
  /// The stretches that are taken out completely; other changes within them are dropped.
  private var deletions: [String: [SourceRange]] = [:]

  package init() {}

  package mutating func replace(_ location: SourceLocation, with text: String) {
    edits[location.path, default: []].append(Edit(range: location.range, replacement: text))
  }

  package mutating func delete(_ location: SourceLocation) {
    deletions[location.path, default: []].append(location.range)
  }

  /// The files that change, by printed path.
  package func texts(from sources: [String: SourceText]) -> [String: String] {
    var result: [String: String] = [:]
    for path in Set(edits.keys).union(deletions.keys) {
      guard let source = sources[path] else { continue }
      let text = text(of: source, all(in: path))
      if text != source.text { result[path] = text }
    }
    return result
  }

  private func all(in path: String) -> [Edit] {
    let deletions = deletions[path] ?? []
    let kept = (edits[path] ?? []).filter { edit in
      !deletions.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    return kept + deletions.map { Edit(range: $0, replacement: "") }
  }

  /// The last edit is made first, so that the places of the others stay valid.
  private func text(of source: SourceText, _ edits: [Edit]) -> String {
    var bytes = Array(source.text.utf8)
    let lineEnd = source.lineEnd
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard let start = source.offset(edit.range.lowerBound),
        let end = source.offset(edit.range.upperBound)
      else { continue }
      bytes.replaceSubrange(start..<end, with: edit.replacement.withLineEnds(lineEnd).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
