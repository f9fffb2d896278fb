/// Markdown under construction, as UTF-8: text is escaped where it would be read as a mark, and every line begins with
/// what the blocks around it demand.
package struct MarkdownText: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// What every line begins with, `> ` in a quote and spaces in an item.
  private var prefix: [UInt8] = []
  private var isLineStart = true
  /// Whether the next text begins a block, and could be read as the mark of one.
  private var beginsBlock = true

  /// - Parameter capacity: how many bytes are made room for.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the next byte begins a line.
  package var isAtLineStart: Bool { isLineStart }

  /// Appends what is Markdown already, line by line.
  package mutating func append(markup: String) {
    markup.withBytes { bytes in
      var rest = bytes[...]
      while let end = rest.firstIndex(of: .lineFeed) {
        append(line: rest[..<end])
        endLine()
        rest = rest[(end + 1)...]
      }
      append(line: rest)
    }
  }

  private mutating func append(line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !line.isEmpty else { return }
    if isLineStart { bytes.append(contentsOf: prefix) }
    isLineStart = false
    beginsBlock = false
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line))
  }

  /// Begins a block within which others stand.
  mutating func begin(_ mark: String) {
    append(markup: mark)
    beginsBlock = true
  }

  /// Ends the line; an empty one keeps of the prefix what is not space at its end.
  package mutating func endLine() {
    if isLineStart {
      bytes.append(
        contentsOf: prefix[..<((prefix.lastIndex { $0 != UInt8(ascii: " ") } ?? -1) + 1)])
    }
    bytes.append(.lineFeed)
    isLineStart = true
    beginsBlock = true
  }

  /// Makes what follows stand within a block, until `unindent`.
  mutating func indent(_ added: String) { prefix.append(contentsOf: added.utf8) }

  mutating func unindent(_ added: String) { prefix.removeLast(added.utf8.count) }

  /// Takes away the line ends that nothing follows.
  mutating func trimEnd() {
    while bytes.last == .lineFeed { bytes.removeLast() }
  }

  /// Appends text that must not be read as marks.
  package mutating func append(text: String) {
    text.withBytes { append(text: $0) }
  }

  /// Appends text as UTF-8 that must not be read as marks.
  mutating func append(text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    if beginsBlock, !text.isEmpty { start = guardBlockStart(text) }
    // Stretches without marks are copied as a whole: nearly all text is.
    for offset in start..<text.count where Self.needsEscape(text, at: offset) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
      bytes.append(UInt8(ascii: "\\"))
      start = offset
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Begins a line with text; what would begin a block is escaped.
  ///
  /// - Returns: how many bytes are done.
  private mutating func guardBlockStart(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    if isLineStart { bytes.append(contentsOf: prefix) }
    isLineStart = false
    beginsBlock = false
    let digits = text.prefix(while: \.isDigit).count
    if isNumber(text, digits) {
      bytes.append(contentsOf: text[..<digits])
      bytes.append(contentsOf: [UInt8(ascii: "\\"), text[digits]])
      return digits + 1
    }
    switch text[0] {
    // As an entity, because a line loses the spaces it begins with.
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      append(markup: "&#\(text[0]);")
      return 1
    case let mark where Self.beginsBlock(mark, before: text.count > 1 ? text[1] : nil):
      bytes.append(contentsOf: [UInt8(ascii: "\\"), mark])
      return 1
    default: return 0
    }
  }

  /// Whether a mark is one of a quote, an item, a heading, a line beneath one, or a fence.
  ///
  /// - Parameter next: `nil` where the text ends, behind which may be anything.
  private static func beginsBlock(_ mark: UInt8, before next: UInt8?) -> Bool {
    switch mark {
    case UInt8(ascii: ">"): true
    case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
      UInt8(ascii: "~"):
      next.map { $0.isSpaceOrTab || $0 == mark } ?? true
    default: false
    }
  }

  /// Whether so many digits are read as the number of an item.
  private func isNumber(_ text: UnsafeBufferPointer<UInt8>, _ digits: Int) -> Bool {
    guard (1..<10).contains(digits), digits < text.count,
      text[digits] == UInt8(ascii: ".") || text[digits] == UInt8(ascii: ")")
    else { return false }
    return digits + 1 == text.count || text[digits + 1].isSpaceOrTab
  }

  private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch text[offset] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    case UInt8(ascii: "<"):
      offset + 1 == text.count || isWordPart(text, offset + 1)
        || "/!?".utf8.contains(text[offset + 1])
    case UInt8(ascii: "_"):
      !(isWordPart(text, offset - 1) && isWordPart(text, offset + 1))
    case UInt8(ascii: "&"):
      offset + 1 == text.count || isWordPart(text, offset + 1)
        || text[offset + 1] == UInt8(ascii: "#")
    case UInt8(ascii: "!"), UInt8(ascii: "#"): offset + 1 == text.count
    default: false
    }
  }

  /// ASCII letters and digits, between which an underscore is no mark.
  private static func isWordPart(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    text.indices.contains(offset) && text[offset].isLetterOrDigit
  }

  /// Appends a code span between as many backticks as it needs.
  package mutating func append(code: String) {
    append(markup: Self.span(of: code))
  }

  /// A code span between as many backticks as it needs.
  ///
  /// Bytes are looked at: a backtick with an accent behind it is another `Character`, and ends a span all the same.
  package static func span(of code: String) -> String {
    let (bytes, mark, blank) = (code.utf8, UInt8(ascii: "`"), UInt8(ascii: " "))
    let longest = bytes.contains(mark) ? bytes.split { $0 != mark }.map(\.count).max() ?? 0 : 0
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = bytes.first == blank && bytes.last == blank && bytes.contains { $0 != blank }
    let space = bytes.first == mark || bytes.last == mark || isPadded ? " " : ""
    return fence + space + code + space + fence
  }

  /// Ends a link or image: appends what stands behind its words.
  package mutating func append(linkEnd destination: String, title: String) {
    append(markup: "](")
    append(destination: destination)
    if !title.isEmpty { append(markup: " \"\(Self.escapedTitle(title))\"") }
    append(markup: ")")
  }

  /// Appends an address as the destination of a link or image.
  package mutating func append(destination: String) {
    let isPlain =
      !destination.isEmpty
      && !destination.utf8.contains { $0 <= UInt8(ascii: " ") || Self.bendsAddress($0) }
    append(markup: isPlain ? destination : "<\(Self.escapedAddress(destination))>")
  }

  /// Whether a byte would end an address that stands without brackets, or be read as a mark in it.
  private static func bendsAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "`"), 0x7F:
      true
    default: false
    }
  }

  /// References are read before backslashes here too.
  ///
  /// Of line ends with another or blanks behind them each is one, since a
  /// title loses the blanks and ends at two.
  private static func escapedTitle(_ title: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(title.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let around = [place - 1, place + 1].filter(scalars.indices.contains).map { scalars[$0] }
      switch scalar {
      case "\"", "\\": escaped += ["\\", scalar]
      case "&": escaped += "&amp;".unicodeScalars
      case "\n" where around.allSatisfy { !"\n\r \t".unicodeScalars.contains($0) }:
        escaped.append(scalar)
      case "\n", "\r": escaped += "&#\(scalar.value);".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// libcmark reads references before backslashes here, so that one begins behind a backslash too.
  private static func escapedAddress(_ address: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in address.unicodeScalars {
      switch scalar {
      case "<", ">", "\\": escaped += ["\\", scalar]
      case "&": escaped += "&amp;".unicodeScalars
      case "\n": escaped += "%0A".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
