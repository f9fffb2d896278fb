import CommonMark

extension RunningText {
  /// Whether a stretch is part of an address or of the name of a file, which nobody reads as words:
  /// `example.com/탭바`, `#탭바`, `탭바.png`.
  ///
  /// A slash alone is none of an address: `탭바/툴바`.
  func isInAddress(_ range: Range<Int>) -> Bool {
    let before = bytes[..<range.lowerBound].suffix(Self.longestAddress)
    let start = before.lastIndex(where: Self.endsAddress).map { $0 + 1 } ?? before.startIndex
    return Self.beginsAddress(before[start...]) || Self.endsName(bytes[range.upperBound...])
  }

  private static let longestAddress = 200

  private static func endsAddress(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "()<>[]\"'".utf8.contains(byte)
  }

  private static func beginsAddress(_ run: ArraySlice<UInt8>) -> Bool {
    guard let first = run.first, let last = run.last else { return false }
    if "#@".utf8.contains(first) || "#@".utf8.contains(last)
      || ["www.", "WWW."].contains(where: { run.starts(with: $0.utf8) })
    {
      return true
    }
    let slashes = run.indices.filter { run[$0] == UInt8(ascii: "/") }
    // A scheme ends so, and a path begins so behind the name of a server.
    return zip(slashes, slashes.dropFirst()).contains { $0 + 1 == $1 }
      || slashes.first.map { isServer(run[..<$0]) } ?? false
  }

  /// Whether it is like `example.com`.
  private static func isServer(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isLetter) && parts.allSatisfy { !$0.isEmpty }
  }

  /// The ending of a file, or what stands behind the name of somebody.
  private static func endsName(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let mark = rest.first else { return false }
    let word = rest.dropFirst().prefix { $0.isWordByte }
    switch mark {
    case UInt8(ascii: "@"): return !word.isEmpty
    case UInt8(ascii: "."): return (2...5).contains(word.count) && isEnding(word)
    default: return false
    }
  }

  /// Whether it is like `png`, `swift` or `mp4`.
  private static func isEnding(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map(\.isLetter) ?? false
      && word.allSatisfy(\.isLetterOrDigit)
  }
}
