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

  /// Whether a place goes as part of a stretch that is taken out.
  func deletes(_ location: SourceLocation) -> Bool {
    deletions[location.path, default: []].contains {
      $0.lowerBound <= location.range.lowerBound && location.range.upperBound <= $0.upperBound
    }
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
    let deletions = joined(deletions[path] ?? [])
    let kept = (edits[path] ?? []).filter { edit in
      let next = deletions.partitioningIndex { $0.upperBound >= edit.range.upperBound }
      return next == deletions.count || deletions[next].lowerBound > edit.range.lowerBound
    }
    return kept + deletions.map { Edit(range: $0, replacement: "") }
  }

  /// Stretches in order, those that meet as one.
  private func joined(_ stretches: [SourceRange]) -> [SourceRange] {
    stretches.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      guard let last = joined.last, next.lowerBound <= last.upperBound else {
        return joined.append(next)
      }
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
    }
  }

  private func text(of source: SourceText, _ edits: [Edit]) -> String {
    let lineEnd = source.lineEnd
    return source.text.replacing(
      edits.compactMap { edit in
        guard let start = source.offset(edit.range.lowerBound),
          let end = source.offset(edit.range.upperBound)
        else { return nil }
        return (start..<end, edit.replacement.withLineEnds(lineEnd))
      })
  }
}
