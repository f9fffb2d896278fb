import CommonMark

/// The names of a heading's attributes that lack the sign which makes them an id or a kind, or have a blank behind it:
/// `{keep-tabs .do}`, `{# keep-tabs .do}`.
///
/// Only where all that is malformed can be read so.
struct UnsignedNames {
  /// What is to be an id.
  private let identifier: Name?
  /// What is to be a kind.
  private let kind: Name?

  /// A name with what stands before it.
  private struct Name {
    let value: Placed<String>
    /// A `#` or `.` with a blank behind it.
    let sign: Placed<String>?

    var isKind: Bool { HeadingReader.classes.contains(value.value) && sign?.value != "#" }

    /// With its sign.
    var written: Placed<String> {
      guard let sign else { return value }
      return Placed(
        "\(sign.value) \(value.value)", at: sign.range.lowerBound..<value.range.upperBound)
    }
  }

  init?(_ attributes: HeadingAttributes) {
    guard !attributes.faults.isEmpty, attributes.faults.allSatisfy({ $0.kind == .malformed })
    else { return nil }
    let pieces = Self.names(attributes.faults.map(\.piece))
    let kinds = pieces.filter(\.isKind)
    let names = pieces.filter { !$0.isKind }
    guard names.allSatisfy({ $0.sign?.value != "." && Self.isName($0.value.value) }),
      names.count <= (attributes.identifier == nil ? 1 : 0),
      kinds.count <= (attributes.classes.isEmpty ? 1 : 0)
    else { return nil }
    identifier = names.first
    kind = kinds.first
  }

  /// The pieces, each with the sign that stands alone before it.
  private static func names(_ pieces: [Placed<String>]) -> [Name] {
    var (names, sign): ([Name], Placed<String>?) = ([], nil)
    for piece in pieces {
      if sign == nil, piece.value == "#" || piece.value == "." {
        sign = piece
      } else {
        names.append(Name(value: piece, sign: sign))
        sign = nil
      }
    }
    return names + (sign.map { [Name(value: $0, sign: nil)] } ?? [])
  }

  private static func isName(_ piece: String) -> Bool {
    AttributeKey(rawValue: piece) == nil && HeadingReader.isValidID(piece)
  }

  /// What was written and what was meant by it.
  var pieces: [(written: Placed<String>, meant: String)] {
    [
      identifier.map { ($0.written, "#\($0.value.value)") },
      kind.map { ($0.written, ".\($0.value.value)") },
    ].compactMap(\.self)
  }

  /// The attributes as they would be with the signs, so that nothing follows from the want of them.
  func signed(_ attributes: HeadingAttributes) -> HeadingAttributes {
    var signed = attributes
    signed.identifier = attributes.identifier ?? identifier?.value
    signed.classes += [kind?.value].compactMap(\.self)
    signed.faults = []
    return signed
  }
}
