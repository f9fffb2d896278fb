import CommonMark

/// The names of a heading's attributes that lack the sign which makes them an id or a kind: `{keep-tabs .do}`.
///
/// Only where all that is malformed can be read so.
struct UnsignedNames {
  /// As it was written, without a `#`.
  private let identifier: CommonMark.Located<String>?
  /// The same without a `.`.
  private let kind: CommonMark.Located<String>?

  init?(_ attributes: HeadingAttributes) {
    guard !attributes.faults.isEmpty, attributes.faults.allSatisfy({ $0.kind == .malformed })
    else { return nil }
    let pieces = attributes.faults.map(\.piece)
    let kinds = pieces.filter { HeadingReader.classes.contains($0.value) }
    let names = pieces.filter { !HeadingReader.classes.contains($0.value) }
    guard names.allSatisfy({ Self.isName($0.value) }),
      names.count <= (attributes.identifier == nil ? 1 : 0),
      kinds.count <= (attributes.classes.isEmpty ? 1 : 0)
    else { return nil }
    identifier = names.first
    kind = kinds.first
  }

  private static func isName(_ piece: String) -> Bool {
    AttributeKey(rawValue: piece) == nil && HeadingReader.isValidID(piece)
  }

  /// What was written and what was meant by it.
  var pieces: [(written: CommonMark.Located<String>, meant: String)] {
    [identifier.map { ($0, "#\($0.value)") }, kind.map { ($0, ".\($0.value)") }].compactMap(\.self)
  }

  /// The attributes as they would be with the signs, so that nothing follows from the want of them.
  func signed(_ attributes: HeadingAttributes) -> HeadingAttributes {
    var signed = attributes
    signed.identifier = attributes.identifier ?? identifier
    signed.classes += [kind].compactMap(\.self)
    signed.faults = []
    return signed
  }
}
