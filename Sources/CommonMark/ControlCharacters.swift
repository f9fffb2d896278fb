/// The control characters of a text but tab, line feed and carriage return: the rest of U+0000–U+001F, and U+007F–U+009F;
/// and what Unicode says is no character: U+FDD0–U+FDEF, and the last two of every plane, such as U+FFFE; and of the marks
/// on a letter those behind the thirtieth.
///
/// A terminal obeys them, HTML or XML must not hold them, and a browser shows nothing; such heaps of marks take minutes to
/// be compared. So U+FFFD stands for each where a text is read, as CommonMark has it for U+0000.
package struct ControlCharacters {
  /// The text as UTF-8 with U+FFFD for each.
  package private(set) var replaced: [UInt8]
  /// Where the first stands in `replaced`, and which it was.
  package private(set) var first: (offset: Int, scalar: Unicode.Scalar)?
  package private(set) var count = 0

  /// - Parameter bytes: UTF-8, perhaps with faults.
  package init(in bytes: [UInt8]) {
    replaced = bytes
    let marks = bytes.withUnsafeBufferPointer(StackedMarks.all)
    guard !marks.isEmpty || bytes.withUnsafeBufferPointer(Self.isAny) else { return }
    replaced = []
    replaced.reserveCapacity(bytes.count + 32)
    bytes.withUnsafeBufferPointer { append($0, marks[...]) }
  }

  /// The text of libcmark, in which character references stand for what they name.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let hasAlien = alien.contains { text.firstIndex(of: $0, from: 0) != nil }
    guard hasAlien || isAny(in: text) || !StackedMarks.all(in: text).isEmpty else {
      return bytes.append(contentsOf: text)
    }
    let text = hasAlien ? text.flatMap { alien.contains($0) ? replacement : [$0] } : Array(text)
    bytes.append(contentsOf: ControlCharacters(in: text).replaced)
  }

  /// What libcmark puts in place of `&#xFFFE;` and `&#xFFFF;`.
  private static let alien: [UInt8] = [0xFE, 0xFF]
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Whether Unicode says that a scalar is no character.
  package static func isNoncharacter(_ value: UInt32) -> Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: ArraySlice<Range<Int>>
  ) {
    var (offset, marks) = (0, marks)
    while offset < bytes.count {
      let isMark = marks.first?.lowerBound == offset
      let length = isMark ? marks.removeFirst().count : Self.length(at: offset, bytes)
      if length > 0 {
        if count == 0 { first = (replaced.count, Self.scalar(bytes[offset..<offset + length])) }
        replaced.append(contentsOf: Self.replacement)
        count += 1
      } else {
        replaced.append(bytes[offset])
      }
      offset += max(length, 1)
    }
  }

  /// How many bytes the one takes that begins at a byte; 0 for none.
  private static func length(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[offset] {
    case 0xC2: isPair(bytes, at: offset) ? 2 : 0
    case 0xEF: isNoncharacter(bytes, at: offset, length: 3) ? 3 : 0
    case 0xF0...0xF4: isNoncharacter(bytes, at: offset, length: 4) ? 4 : 0
    case let byte: isControl(byte) ? 1 : 0
    }
  }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }

  /// Whether there is any: every file passes here.
  private static func isAny(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a branch, so that many bytes are looked at together.
    var found: UInt8 = 0
    for byte in bytes {
      let low: UInt8 = byte < 0x20 ? 1 : 0
      let white: UInt8 = (byte == 0x09 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
      let delete: UInt8 = byte == 0x7F ? 1 : 0
      found |= low & ~white | delete
    }
    return found != 0 || isAnyPair(in: bytes) || isAnyNoncharacter(in: bytes)
  }

  /// Whether there is any of U+0080–U+009F.
  private static func isAnyPair(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let lead = bytes.firstIndex(of: 0xC2, from: start) {
      start = lead + 1
      if isPair(bytes, at: lead) { return true }
    }
    return false
  }

  private static func isPair(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] & 0xE0 == 0x80
  }

  private static func isAnyNoncharacter(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let lead = bytes.firstIndex(of: 0xEF, from: start) {
      start = lead + 1
      if isNoncharacter(bytes, at: lead, length: 3) { return true }
    }
    start = 2
    // The last two of other planes have it third; few other characters have it at all.
    while let third = bytes.firstIndex(of: 0xBF, from: start) {
      start = third + 1
      if isNoncharacter(bytes, at: third - 2, length: 4) { return true }
    }
    return false
  }

  private static func isNoncharacter(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
  ) -> Bool {
    guard offset + length <= bytes.count else { return false }
    let (second, third) = (bytes[offset + 1], bytes[offset + 2])
    if length == 3 {
      return second == 0xB7 && (0x90...0xAF).contains(third) || second == 0xBF && third >= 0xBE
    }
    return bytes[offset] >= 0xF0 && second & 0x0F == 0x0F && third == 0xBF
      && bytes[offset + 3] >= 0xBE
  }
}
