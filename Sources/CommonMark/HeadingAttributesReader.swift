/// Finds the headings that end in attributes, and reads these.
struct HeadingAttributesReader {
  let input: ParserInput

  /// Where a heading begins, as libcmark counts it: lines and columns from 1.
  typealias Place = (line: Int, column: Int)

  struct Found {
    var attributes: HeadingAttributes
    /// The braces in `input.bytes`, to be hidden from libcmark.
    var offsets: Range<Int>
  }

  /// The attributes of the ATX headings among those at the given places, by the offset where the heading begins.
  func read(_ headings: [Place]) -> [Int: Found] {
    var found: [Int: Found] = [:]
    for heading in headings {
      let start = input.offset(line: heading.line, column: heading.column)
      guard input.isATXHeading(at: start) else { continue }
      let line = start..<input.lines.ends[heading.line - 1]
      let finder = AttributeListFinder(bytes: input.bytes, line: line)
      guard let list = finder.find() ?? finder.findTooLong() ?? finder.findUnopened() else {
        continue
      }
      var parser = AttributeListParser(input: input, list: list)
      found[start] = Found(attributes: parser.parse(), offsets: list.braces)
    }
    return found
  }
}

/// An attribute list as found at the end of a heading.
struct AttributeList {
  /// The braces and what is between them.
  var braces: Range<Int>
  var isOpened = true
  var isClosed: Bool
  /// Whether it is not read, because it began too far before its end.
  var isTooLong = false
  /// Between the braces.
  var inner: Range<Int> {
    braces.lowerBound + (isOpened ? 1 : 0)..<braces.upperBound - (isClosed ? 1 : 0)
  }
}

/// Tells at the end of a heading an attribute list from braces that belong to the title.
struct AttributeListFinder {
  let bytes: [UInt8]
  let line: Range<Int>

  /// Only so many bytes at the end of a line are looked at, so that no line takes more than linear time.
  static let longest = 16_384

  /// Where the text of the line ends.
  private var end: Int {
    bytes[line].lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? line.lowerBound
  }

  func find() -> AttributeList? {
    let end = end
    let start = max(line.lowerBound, end - Self.longest)
    var unclosed: AttributeList?
    for brace in start..<max(start, end) where isOpening(brace) {
      let closing = closing(after: brace, end)
      if closing == end - 1 {
        let list = AttributeList(braces: brace..<end, isClosed: true)
        return looksLikeAttributes(list) ? list : nil
      }
      let list = AttributeList(braces: brace..<end, isClosed: false)
      if closing == nil, isCertain(list) { unclosed = list }
    }
    return unclosed
  }

  /// The list at the end of a line that has its closing brace alone: `## Title #id .do}`.
  func findUnopened() -> AttributeList? {
    let end = end
    let start = max(line.lowerBound, end - Self.longest)
    guard end > start + 2, bytes[end - 1] == UInt8(ascii: "}"),
      bytes[end - 2] != UInt8(ascii: "\\"),
      !bytes[start..<end].contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "`") })
    else { return nil }
    let identifier = (start + 1..<end - 2).last {
      bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1].isSpaceOrTab && !bytes[$0 + 1].isSpaceOrTab
        && bytes[$0 + 1] != UInt8(ascii: "#")
    }
    guard let identifier else { return nil }
    let pieces = bytes[identifier..<end - 1].split(whereSeparator: \.isSpaceOrTab).dropFirst()
    let isList = pieces.allSatisfy {
      $0.first == UInt8(ascii: ".") || $0.contains(UInt8(ascii: "="))
    }
    return isList ? AttributeList(braces: identifier..<end, isOpened: false, isClosed: true) : nil
  }

  /// The closing brace of a list whose opening one is too far away.
  func findTooLong() -> AttributeList? {
    let end = end
    let start = end - Self.longest
    guard start > line.lowerBound, bytes[end - 1] == UInt8(ascii: "}"),
      let opening = (line.lowerBound..<end).last(where: isOpening), opening < start
    else { return nil }
    return AttributeList(braces: end - 1..<end, isOpened: false, isClosed: true, isTooLong: true)
  }

  /// A brace not behind a backslash.
  private func isOpening(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "{")
      && (offset == line.lowerBound || bytes[offset - 1] != UInt8(ascii: "\\"))
  }

  /// The next closing brace outside quotes; `nil` if there is none, or another opening brace comes first.
  private func closing(after brace: Int, _ end: Int) -> Int? {
    var offset = brace + 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "}"): return offset
      case UInt8(ascii: "{"): return nil
      case let byte where bytes[offset - 1] == UInt8(ascii: "=") && byte.isQuote:
        offset = bytes.closingQuote(of: offset, before: end) ?? offset
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Whether at least one piece is an identifier, a class or a pair; `{a, b}` is part of the title.
  private func looksLikeAttributes(_ list: AttributeList) -> Bool {
    let inner = bytes[list.inner]
    return inner.split(whereSeparator: \.isSpaceOrTab).contains { piece in
      piece.first == UInt8(ascii: "#") || piece.first == UInt8(ascii: ".")
        || piece.contains(UInt8(ascii: "="))
    }
  }

  /// Whether a list that has no closing brace can be nothing else.
  private func isCertain(_ list: AttributeList) -> Bool {
    let inner = bytes[list.inner].drop(while: \.isSpaceOrTab)
    guard let mark = inner.first, mark == UInt8(ascii: "#") || mark == UInt8(ascii: ".") else {
      return false
    }
    // The next opening brace comes first: behind thousands of them the rest of the line would be read for each.
    return inner.count > 1 && !inner.contains(UInt8(ascii: "{"))
      && !inner.contains(UInt8(ascii: "}")) && !inner.contains(UInt8(ascii: "`"))
  }
}

extension UInt8 {
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension [UInt8] {
  /// The quote that closes the one at `quote`; a backslash hides one.
  func closingQuote(of quote: Int, before end: Int) -> Int? {
    var offset = quote + 1
    while offset < end {
      if self[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if self[offset] == self[quote] {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
