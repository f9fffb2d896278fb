import CommonMark
import RuleGraph

/// Puts translated words into the blocks of a body: its lists, quotes and code stay as they are.
struct BodyWriter {
  let document: Document
  let body: Range<Int>
  /// The page that is written.
  let place: PagePlace

  /// The body with other words in its paragraphs, one for each; `nil` where that cannot be written.
  ///
  /// - Parameter definitions: whether what its links refer to is kept; on another page nothing refers to it.
  func text(_ segments: [Segment], keeping definitions: Bool = false) -> String? {
    let leaves = BodyOutline(body, of: document).leaves
    guard leaves.count == segments.count, let bounds,
      let start = document.utf8Offset(of: bounds.lowerBound),
      let end = document.utf8Offset(of: bounds.upperBound)
    else { return segments.isEmpty ? "" : nil }
    var changes: [(range: Range<Int>, text: String)] = []
    for (leaf, segment) in zip(leaves, segments) {
      guard let range = document.inlineRange(of: leaf), let offsets = offsets(of: range),
        let words = MarkdownWriter(on: place).text(
          of: segment, as: document.shape(of: leaf, at: range))
      else { return nil }
      changes.append((offsets, words))
    }
    if !definitions { changes += cuts }
    return document.text.replacing(changes, in: start..<end).withLineEnds("\n")
  }

  /// Where the body begins and ends, its first line as a whole: blanks before a list are a part of it.
  var bounds: SourceRange? {
    var range: SourceRange?
    var id = body.lowerBound
    while id < body.upperBound {
      guard let own = document.range(of: id) else { return nil }
      let start = SourcePosition(line: own.lowerBound.line, column: 1)
      range = (range?.lowerBound ?? start)..<own.upperBound
      id = document.nodes[id].end
    }
    return range
  }

  /// What stands in code and HTML, comments too.
  private var literals: [String] {
    body.compactMap { id in
      switch document.nodes[id].kind {
      case .codeBlock: "\(document.info(of: id))\n\(document.literal(of: id))"
      case .htmlBlock: document.literal(of: id)
      default: nil
      }
    }
  }

  /// Whether all that has no words of its own is in another body too, which then may take the place of this one.
  func isHeld(by other: BodyWriter) -> Bool {
    let others = Set(other.literals)
    return literals.allSatisfy(others.contains)
  }

  /// Whether there is nothing but comments.
  var isCommentsAlone: Bool {
    body.allSatisfy(document.isComment)
  }

  // MARK: - What links refer to

  /// The lines within the body that define what links refer to, as they are written.
  var definitions: String {
    definitionRuns.joined().compactMap { document.line($0).map(String.init) }
      .joined(separator: "\n")
  }

  private var definitionRuns: [ClosedRange<Int>] {
    guard let bounds else { return [] }
    var taken: Set<Int> = []
    var id = body.lowerBound
    while id < body.upperBound {
      if let range = document.range(of: id) {
        taken.formUnion(range.lowerBound.line...range.upperBound.line)
      }
      id = document.nodes[id].end
    }
    return DefinitionLines.runs(
      in: bounds.lowerBound.line...bounds.upperBound.line, of: document, outside: taken)
  }

  /// What is left out with them: a blank line parts them from what follows.
  private var cuts: [(range: Range<Int>, text: String)] {
    definitionRuns.compactMap { run in
      let isParted = DefinitionLines.isBlank(run.upperBound + 1, in: document)
      let end = run.upperBound + (isParted ? 2 : 1)
      let range =
        SourcePosition(line: run.lowerBound, column: 1)..<SourcePosition(line: end, column: 1)
      return offsets(of: range).map { ($0, "") }
    }
  }

  private func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = document.utf8Offset(of: range.lowerBound),
      let end = document.utf8Offset(of: range.upperBound)
    else { return nil }
    return start..<end
  }
}

extension Document {
  /// The paragraphs and headings by the lines that they stand on, of which each has one at most.
  var linesOfLeaves: [Int: Node.ID] {
    var leaves: [Int: Node.ID] = [:]
    for node in nodes where node.kind.holdsInlines {
      guard let range = range(of: node.id) else { continue }
      for line in range.lowerBound.line...range.upperBound.line { leaves[line] = node.id }
    }
    return leaves
  }

  /// How the words of a leaf must be written.
  func shape(of leaf: Node.ID, at range: SourceRange) -> MarkdownWriter.Shape {
    if case .heading = nodes[leaf].kind { return .heading }
    if nodes[leaf].parent == 0, range.lowerBound.column == 1 { return .paragraph }
    return .line(margin: margin(before: range.lowerBound))
  }

  /// What stands before words in the lines beneath: the marks of quotes again, and blanks in place of those of lists.
  private func margin(before position: SourcePosition) -> String {
    let kept = [UInt8(ascii: ">"), UInt8(ascii: "\t")]
    let head = (line(position.line) ?? "").utf8.prefix(position.column - 1)
    return String(
      decoding: head.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
  }
}
