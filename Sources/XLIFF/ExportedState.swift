package import RuleGraph

/// What a document says of the content as it was at the export, for what is compared with it later.
///
/// It stands in the `extradata` of a unit, which tools keep and nobody edits: `kind=avoid target=4ed4da1d707d9a01`.
package struct ExportedState: Equatable, Sendable, CustomStringConvertible {
  /// The kind of the rule whose title the unit is.
  package let kind: RuleKind?
  /// A hash of the translation that there was; `nil` where there was none.
  package let target: String?

  init(_ unit: TranslationUnit) {
    kind = unit.kind
    target = unit.target.map { Self.hash(of: $0.pieces) }
  }

  /// Reads what `description` writes; `nil` for anything else.
  init?(_ text: String) {
    var values: [Substring: Substring] = [:]
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      values[parts[0]] = parts[1]
    }
    guard let target = values["target"] else { return nil }
    kind = values["kind"].flatMap { RuleKind(rawValue: String($0)) }
    self.target = target == Self.none ? nil : String(target)
  }

  package var description: String {
    (kind.map { "kind=\($0.rawValue) " } ?? "") + "target=\(target ?? Self.none)"
  }

  private static let none = "none"

  /// Whether a translation is the one that there was.
  func isOf(_ pieces: [Segment.Piece]?) -> Bool {
    target == pieces.map(Self.hash)
  }

  /// The same however a tool has wrapped the lines; the marks count by their numbers.
  private static func hash(of pieces: [Segment.Piece]) -> String {
    var hash = StampHash()
    for piece in Segment.normalized(pieces) {
      switch piece {
      case .text(let text): hash.add(text)
      case .open(let id): hash.add("\u{1}\(id)\u{2}")
      case .close(let id): hash.add("\u{3}\(id)\u{2}")
      case .mark(let id): hash.add("\u{4}\(id)\u{2}")
      }
    }
    return String(hash.value, radix: 16)
  }
}
