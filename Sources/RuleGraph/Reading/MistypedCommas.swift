import CommonMark

/// Marks between the names of a list that are no commas: `a，b`, `a;b`, `a|b`, `a / b`.
struct MistypedCommas {
  /// The first of them.
  let first: Character
  /// From the first of them to the last.
  let location: SourceLocation
  /// What belongs there.
  let meant: String
  /// The names between all marks, each with its own place.
  let names: [Located<String>]

  /// - Parameter written: a text that stands on one line, letter by letter, from the start of its location.
  /// - Returns: `nil` for a list without such marks.
  init?(_ written: Located<String>) {
    // A look at the bytes, because nearly all lists have none.
    let mayBe = { (byte: UInt8) in byte >= 0x80 || [0x2F, 0x3B, 0x7C].contains(byte) }
    guard written.value.utf8.contains(where: mayBe) else { return nil }
    // A slash within a name is part of it.
    let list = Located(written.value.replacing(" / ", with: " ; "), at: written.location)
    let text = list.value
    let isSlashed = text != written.value
    guard
      let start = text.firstIndex(where: Self.marks.contains),
      let end = text.lastIndex(where: Self.marks.contains)
    else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    first = written.value.utf8.dropFirst(offset).first == UInt8(ascii: "/") ? "/" : text[start]
    let parts = text.split { $0 == "," || Self.marks.contains($0) }.map(\.trimmed)
      .filter { !$0.isEmpty }
    let marks = text.count { $0 == "," || Self.marks.contains($0) }
    if parts.count > 1, isSlashed || marks >= parts.count {
      // Two marks between two names are one comma.
      location = list.location(of: text[parts[0].endIndex..<parts[parts.count - 1].startIndex])
      let comma = isSlashed ? ", " : ","
      meant = comma + parts.dropFirst().dropLast().map { "\($0)\(comma)" }.joined()
    } else {
      let stretch = text[start...end]
      location = list.location(of: stretch)
      meant = String(stretch.map { Self.marks.contains($0) ? "," : $0 })
    }
    names = parts.map { Located(String($0), at: list.location(of: $0)) }
  }

  private static let marks: Set<Character> = ["，", "、", "；", ";", "|"]
}

extension Fault {
  init(_ commas: MistypedCommas, isOnHeading: Bool) {
    let kind = FaultKind.commaMistyped(
      commas.first, meant: commas.meant, isOnHeading: isOnHeading)
    self.init(kind, at: commas.location)
  }
}

extension Located<String> {
  fileprivate func location(of part: Substring) -> SourceLocation {
    let start = location.range.lowerBound
    let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return SourceLocation(
      path: location.path, line: start.line, column: start.column + offset,
      length: part.utf8.count)
  }
}
