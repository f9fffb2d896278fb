/// A unit as a tool has written it.
package struct ReturnedUnit: Equatable, Sendable {
  package let id: String
  /// The line of the document that it begins on.
  package let line: Int
  package let source: [Segment.Piece]
  /// `nil` without one, with an empty one, or with the source in the place of one.
  package let target: [Segment.Piece]?
  /// The state of the target, and whether somebody approved of it.
  package let isFinished: Bool
  /// What is said of the marks of the source, by number.
  package var sourceLabels: [Int: MarkLabel] = [:]
  /// What is said of the marks of the target, by number.
  package var labels: [Int: MarkLabel] = [:]
  /// What the export said of the content, where a tool has kept it.
  package var exported: ExportedState?
  /// What the target says of its language, where that is not the document's.
  package var strangeLanguage: String?

  package init(
    id: String, line: Int, words: (source: [Segment.Piece], target: [Segment.Piece]?),
    isFinished: Bool
  ) {
    self.id = id
    self.line = line
    self.source = words.source
    self.target = words.target
    self.isFinished = isFinished
  }
}

/// One `<file>` of an XLIFF document.
package struct ReturnedFile: Equatable, Sendable {
  package let source: String
  package let target: String
  package let line: Int
  package var units: [ReturnedUnit] = []
}
