import CommonMark

/// A run of stars or underscores that stayed in the text, with how it was meant.
struct DelimiterRun {
  let byte: UInt8
  /// UTF-8 offsets in the file.
  let range: Range<Int>
  /// The scalars on either side; `nil` at the ends of the line.
  let before: Unicode.Scalar?
  let after: Unicode.Scalar?

  /// Whether a writer would mean it to open: there is a word right after it.
  var isMeantToOpen: Bool {
    guard let after, !after.properties.isWhitespace else { return false }
    return byte == UInt8(ascii: "*") || !(before.map(Self.isWordPart) ?? false)
  }

  /// Whether a writer would mean it to close: there is a word right before it.
  var isMeantToClose: Bool {
    guard let before, !before.properties.isWhitespace else { return false }
    return byte == UInt8(ascii: "*") || !(after.map { $0.isASCII && Self.isWordPart($0) } ?? false)
  }

  /// Whether CommonMark lets it close: the right-flanking runs of its specification.
  var canClose: Bool { Self.flanks(before, outer: after) }

  /// Whether CommonMark lets it open: the left-flanking runs.
  var canOpen: Bool { Self.flanks(after, outer: before) }

  private static func flanks(_ inner: Unicode.Scalar?, outer: Unicode.Scalar?) -> Bool {
    guard let inner, !inner.properties.isWhitespace else { return false }
    guard isPunctuation(inner) else { return true }
    return outer.map { $0.properties.isWhitespace || isPunctuation($0) } ?? true
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// ASCII punctuation, and the Unicode categories that begin with P.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value > 0x20 && scalar.value < 0x7F && !isWordPart(scalar)
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}

/// Finds the runs of one block that libcmark left in its text.
struct DelimiterRunReader {
  let page: CheckedPage
  let bytes: [UInt8]

  /// In order.
  func runs(in block: Node) -> [DelimiterRun] {
    guard block.end > block.id + 1 else { return [] }
    return ((block.id + 1)..<block.end).flatMap { id -> [DelimiterRun] in
      guard case .text = page.document[id].kind,
        page.document.literal(of: id, satisfies: Self.hasMark),
        let offsets = page.document[id].offsets
      else { return [] }
      return runs(between: offsets)
    }
  }

  private static func hasMark(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
  }

  private func runs(between offsets: Range<Int>) -> [DelimiterRun] {
    var found: [DelimiterRun] = []
    var offset = offsets.lowerBound
    while offset < offsets.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") else {
        offset += 1
        continue
      }
      var end = offset + 1
      while end < offsets.upperBound, bytes[end] == byte { end += 1 }
      found.append(
        DelimiterRun(
          byte: byte, range: offset..<end, before: scalar(before: offset), after: scalar(at: end)))
      offset = end
    }
    return found
  }

  private func scalar(before offset: Int) -> Unicode.Scalar? {
    var start = offset
    repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
    return start < 0 ? nil : scalar(at: start)
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }
}
