import CommonMark

/// Takes away line breaks that no reader wants: between "iOS" and its version, and between a closing mark and the
/// particle behind it, which browsers take for a word of its own.
enum LineBreaks {
  /// Markup with no-break spaces and word joiners there; tags, code and drawings stay as they are.
  static func mended(_ markup: TrustedHTML) -> TrustedHTML {
    guard markup.markup.withBytes(mayNeedMending) else { return markup }
    let bytes = Array(markup.markup.utf8)
    var scan = BreakScan(bytes: bytes)
    for piece in MarkupPieces(bytes, keptWhole: ["code", "pre", "svg"]) {
      scan.add(piece)
    }
    return TrustedHTML(markup: String(decoding: scan.output, as: UTF8.self))
  }

  /// Hardly any text has a break of these.
  private static func mayNeedMending(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.dropFirst().contains { place in
      switch bytes[place] {
      case UInt8(ascii: " "): bytes[place - 1] == UInt8(ascii: "S")
      case UInt8(ascii: "<"), 0xEA...0xED: endsMark(bytes, before: place)
      default: false
      }
    }
  }

  /// Whether a closing mark ends before a place: one of `)]%`, of ’ and ”, or of 〉》」』.
  fileprivate static func endsMark(
    _ bytes: some RandomAccessCollection<UInt8>, before place: Int
  ) -> Bool {
    let last = bytes[bytes.index(bytes.startIndex, offsetBy: place - 1)]
    if last < 0x80 {
      return last == UInt8(ascii: ")") || last == UInt8(ascii: "]") || last == UInt8(ascii: "%")
    }
    guard place > 2 else { return false }
    let start = bytes.index(bytes.startIndex, offsetBy: place - 3)
    return switch (bytes[start], bytes[bytes.index(after: start)], last) {
    case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9D): true
    case (0xE3, 0x80, 0x89), (0xE3, 0x80, 0x8B), (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F): true
    default: false
    }
  }
}

/// A walk over the bytes of a markup that writes another.
private struct BreakScan {
  private let bytes: [UInt8]
  private(set) var output: [UInt8] = []
  /// Whether a closing mark stands before this, with nothing but tags within a line in between.
  private var isBehindMark = false

  private static let joiner = Array("\u{2060}".utf8)
  private static let unbrokenSpace = Array("\u{A0}".utf8)
  private static let inlineTags = Set(
    ["a", "b", "em", "strong", "span", "small", "code"].flatMap { [$0, "/" + $0] })

  init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count + 16)
  }

  mutating func add(_ piece: MarkupPiece) {
    if let tag = piece.tag {
      pass(tag, of: piece.range)
      output += bytes[piece.range]
    } else {
      for position in piece.range { step(at: position) }
    }
  }

  private mutating func step(at position: Int) {
    if isVersionSpace(at: position) {
      output += Self.unbrokenSpace
    } else {
      if isBehindMark, isHangul(at: position) { output += Self.joiner }
      output.append(bytes[position])
    }
    isBehindMark = LineBreaks.endsMark(bytes, before: position + 1)
  }

  private mutating func pass(_ tag: String, of range: Range<Int>) {
    if tag == "code" {
      let end = max(range.upperBound - "</code>".utf8.count, range.lowerBound)
      isBehindMark = LineBreaks.endsMark(bytes, before: end)
    } else if !Self.inlineTags.contains(tag) {
      isBehindMark = false
    }
  }

  /// Whether this is the space between a word such as `iOS` or `watchOS` and a number.
  private func isVersionSpace(at position: Int) -> Bool {
    bytes[position] == UInt8(ascii: " ") && position > 2 && position + 1 < bytes.count
      && bytes[position - 1] == UInt8(ascii: "S") && bytes[position - 2] == UInt8(ascii: "O")
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position - 3])
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + 1])
  }

  /// Syllables are EA B0 80 to ED 9E A3.
  private func isHangul(at position: Int) -> Bool {
    guard position + 1 < bytes.count else { return false }
    return switch bytes[position] {
    case 0xEA: bytes[position + 1] >= 0xB0
    case 0xEB, 0xEC: true
    case 0xED: bytes[position + 1] <= 0x9E
    default: false
    }
  }
}
