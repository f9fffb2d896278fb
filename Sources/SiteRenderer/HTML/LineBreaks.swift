import CommonMark

/// Takes away line breaks that no reader wants: between "iOS" and its version, and between a closing mark and the
/// particle behind it, which browsers take for a word of its own.
enum LineBreaks {
  /// Markup with no-break spaces and word joiners there; tags, code and drawings stay as they are.
  static func mended(_ markup: TrustedHTML) -> TrustedHTML {
    guard markup.markup.withBytes(mayNeedMending) else { return markup }
    var scan = BreakScan(bytes: Array(markup.markup.utf8))
    while !scan.isAtEnd { scan.step() }
    return TrustedHTML(markup: scan.finished)
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
  private var output: [UInt8] = []
  private var position = 0
  /// Whether a closing mark stands before this, with nothing but tags within a line in between.
  private var isBehindMark = false

  private static let joiner = Array("\u{2060}".utf8)
  private static let unbrokenSpace = Array("\u{A0}".utf8)
  private static let inlineTags = Set(
    ["a", "b", "em", "strong", "span", "small", "code"].flatMap { [$0, "/" + $0] })
  private static let keptWhole = Set(["code", "pre", "svg"])

  init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count + 16)
  }

  var isAtEnd: Bool { position >= bytes.count }

  var finished: String { String(decoding: output, as: UTF8.self) }

  mutating func step() {
    guard bytes[position] != UInt8(ascii: "<") else { return copyTag() }
    if isVersionSpace {
      output += Self.unbrokenSpace
    } else {
      if isBehindMark, isHangul { output += Self.joiner }
      output.append(bytes[position])
    }
    position += 1
    isBehindMark = LineBreaks.endsMark(bytes, before: position)
  }

  /// Copies a tag, and with code and drawings all that is in them.
  private mutating func copyTag() {
    let rest = bytes[position...]
    let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
    let name = String(decoding: tag, as: UTF8.self)
    let ending = Self.keptWhole.contains(name) ? "</\(name)>" : ">"
    let stop = rest.end(of: ending) ?? bytes.count
    if name == "code" {
      isBehindMark = LineBreaks.endsMark(bytes, before: max(stop - ending.utf8.count, position))
    } else if !Self.inlineTags.contains(name) {
      isBehindMark = false
    }
    output += bytes[position..<stop]
    position = stop
  }

  /// Whether this is the space between a word such as `iOS` or `watchOS` and a number.
  private var isVersionSpace: Bool {
    bytes[position] == UInt8(ascii: " ") && position > 2 && position + 1 < bytes.count
      && bytes[position - 1] == UInt8(ascii: "S") && bytes[position - 2] == UInt8(ascii: "O")
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position - 3])
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + 1])
  }

  /// Syllables are EA B0 80 to ED 9E A3.
  private var isHangul: Bool {
    guard position + 1 < bytes.count else { return false }
    return switch bytes[position] {
    case 0xEA: bytes[position + 1] >= 0xB0
    case 0xEB, 0xEC: true
    case 0xED: bytes[position + 1] <= 0x9E
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the first of some bytes.
  fileprivate func end(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    return indices.first { self[$0] == pattern[0] && self[$0...].starts(with: pattern) }
      .map { $0 + pattern.count }
  }
}
