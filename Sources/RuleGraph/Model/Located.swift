import CommonMark

/// A value and the place where it is written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension Located<String> {
  /// The pieces between commas without the spaces around them, each with its own place.
  ///
  /// The file must hold the text on one line, letter by letter, from the start of the location.
  var listed: [Located<String>] {
    let start = location.range.lowerBound
    return value.pieces(at: ",").map(\.trimmed).filter { !$0.isEmpty }.map { piece in
      let offset = value.utf8.distance(from: value.startIndex, to: piece.startIndex)
      return Located(
        String(piece),
        at: SourceLocation(
          path: location.path, line: start.line, column: start.column + offset,
          length: piece.utf8.count))
    }
  }
}

extension Substring {
  /// Without spaces at either end.
  package var trimmed: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
