import CommonMark

/// An id that was written with blanks between its words: `{#keep tabs enabled .do}`.
///
/// Only where all that is malformed can be read so, and the first word is not likely an id by itself.
struct PartedIdentifier {
  /// All of its words, as they are written.
  private let whole: Placed<String>

  init?(_ attributes: HeadingAttributes) {
    guard let first = attributes.identifier, Self.isWord(first.value),
      !first.value.contains("-") || attributes.faults.count > 1, !attributes.faults.isEmpty
    else { return nil }
    var whole = first
    for fault in attributes.faults {
      let word = fault.piece
      guard fault.kind == .malformed, Self.isWord(word.value),
        AttributeKey(rawValue: word.value) == nil, !HeadingReader.classes.contains(word.value),
        word.range.lowerBound == whole.range.upperBound.behindBlank
      else { return nil }
      whole = Placed(
        "\(whole.value) \(word.value)", at: whole.range.lowerBound..<word.range.upperBound)
    }
    self.whole = whole
  }

  private static func isWord(_ piece: String) -> Bool {
    piece.utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: "-") }
  }

  /// The attributes with all words as the id, which is none.
  func joined(_ attributes: HeadingAttributes) -> HeadingAttributes {
    var joined = attributes
    joined.identifier = whole
    joined.faults = []
    return joined
  }
}

extension SourcePosition {
  fileprivate var behindBlank: SourcePosition {
    SourcePosition(line: line, column: column + 1)
  }
}
