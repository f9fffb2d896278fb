extension Document {
  /// The opening fence of code whose closing one is missing, so that what stands below it is code.
  ///
  /// That is code to the end of the document, unless code above it holds a heading with attributes: then a fence was
  /// forgotten there, and those below have changed places.
  package func unclosedCode() -> SourceRange? {
    let blocks = children(of: 0).compactMap(fencedCode)
    guard let found = blocks.first(where: \.holdsHeadings) ?? blocks.last,
      !(blocks.last?.isClosed ?? true) || (found.holdsHeadings && found.holdsOpening)
    else { return nil }
    return lines.range(found.fence)
  }

  private func fencedCode(_ block: Node.ID) -> FencedCode? {
    guard nodes[block].kind == .codeBlock, let offsets = nodes[block].offsets,
      !isIndented(offsets.lowerBound)
    else { return nil }
    return text.withBytes { FencedCode(Array($0[offsets]), at: offsets.lowerBound) }
  }

  /// Whether a block is code for its margin alone.
  package func isIndentedCode(_ block: Node.ID) -> Bool {
    guard nodes[block].kind == .codeBlock, let offsets = nodes[block].offsets else { return false }
    let isFenced = text.withBytes { bytes in
      let mark = bytes[offsets.lowerBound]
      return (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
        && bytes[offsets].prefix { $0 == mark }.count >= 3
    }
    return !isFenced || (nodes[block].parent == 0 && isIndented(offsets.lowerBound))
  }

  /// Whether four blanks or a tab stand before a place on its line, so that it is in indented code.
  func isIndented(_ offset: Int) -> Bool {
    let margin = lines.position(of: offset).column - 1
    return margin > 3
      || text.withBytes { $0[offset - margin..<offset].contains(UInt8(ascii: "\t")) }
  }
}

/// Code between fences, or from one on.
private struct FencedCode {
  /// The marks of the opening fence, in the file.
  let fence: Range<Int>
  let isClosed: Bool
  /// Whether a line in it would be a heading with an id.
  let holdsHeadings: Bool
  /// Whether a line in it would begin code with a name, as `swift`, which no closing fence has.
  let holdsOpening: Bool

  /// - Returns: `nil` where no fence begins it.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard let mark = bytes.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = bytes.prefix { $0 == mark }.count
    guard count >= 3 else { return nil }
    let lines = bytes.split(omittingEmptySubsequences: false) {
      $0 == .lineFeed || $0 == .carriageReturn
    }.dropFirst().map { $0.drop(while: \.isSpaceOrTab) }
    let fences = lines.filter { $0.prefix { $0 == mark }.count >= count }
    fence = offset..<offset + count
    isClosed =
      lines.last.map { line in line.allSatisfy { $0 == mark || $0.isBlank } } ?? false
      && fences.last == lines.last
    holdsOpening = fences.contains { line in line.contains { $0 != mark && !$0.isBlank } }
    holdsHeadings = lines.contains(where: Self.isHeading)
  }

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(signs), line.dropFirst(signs).first?.isSpaceOrTab ?? false else {
      return false
    }
    let bytes = Array(line.last == .carriageReturn ? line.dropLast() : line)
    let list = AttributeListFinder(bytes: bytes, line: bytes.indices).find()
    return list.map { bytes[$0.inner].first == UInt8(ascii: "#") } ?? false
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { isSpaceOrTab || self == .carriageReturn }
}
