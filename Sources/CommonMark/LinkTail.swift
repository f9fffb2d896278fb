/// What follows the `]` of a link or image: `(destination "title")`, `[label]`, `[]` or nothing.
///
/// Read just as libcmark 0.30.2 reads it (`handle_close_bracket` in its `inlines.c`), for a link that it found.
struct LinkTail {
  let content: [UInt8]

  /// The offset past the tail that begins at `start`.
  func end(from start: Int) -> Int { inlineEnd(start) ?? labelEnd(start) ?? start }

  /// The destination of a tail `(destination "title")`, without its pointed brackets; `nil` for the other tails.
  func destination(from start: Int) -> Range<Int>? {
    guard inlineEnd(start) != nil else { return nil }
    let first = spacesEnd(start + 1)
    guard let end = destinationEnd(first) else { return nil }
    return byte(first) == UInt8(ascii: "<") ? first + 1..<end - 1 : first..<end
  }

  private func byte(_ offset: Int) -> UInt8? { offset < content.count ? content[offset] : nil }

  private func inlineEnd(_ start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "("),
      let afterURL = destinationEnd(spacesEnd(start + 1))
    else { return nil }
    let beforeTitle = spacesEnd(afterURL)
    let afterTitle = beforeTitle == afterURL ? afterURL : titleEnd(beforeTitle)
    let last = spacesEnd(afterTitle)
    return byte(last) == UInt8(ascii: ")") ? last + 1 : nil
  }

  private func spacesEnd(_ start: Int) -> Int {
    var offset = start
    while let next = byte(offset), next.isSpace { offset += 1 }
    return offset
  }

  private func destinationEnd(_ start: Int) -> Int? {
    byte(start) == UInt8(ascii: "<") ? pointyEnd(start) : bareEnd(start)
  }

  private func pointyEnd(_ start: Int) -> Int? {
    var offset = start + 1
    while let next = byte(offset) {
      switch next {
      case UInt8(ascii: ">"): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      case .lineFeed, UInt8(ascii: "<"): return nil
      default: offset += 1
      }
    }
    return nil
  }

  private func bareEnd(_ start: Int) -> Int? {
    var offset = start
    var depth = 0
    while let next = byte(offset) {
      if next == UInt8(ascii: "\\"), let escaped = byte(offset + 1), escaped.isPunctuation {
        offset += 1
      } else if next == UInt8(ascii: "(") {
        depth += 1
        if depth > 32 { return nil }
      } else if next == UInt8(ascii: ")") {
        if depth == 0 { return offset }
        depth -= 1
      } else if next.isSpace {
        return depth == 0 && offset > start ? offset : nil
      }
      offset += 1
    }
    return nil
  }

  /// The end of a title at `start`, or `start` itself if there is none.
  ///
  /// The longest match counts: a closing mark behind a backslash closes only if no other one follows.
  private func titleEnd(_ start: Int) -> Int {
    let closers = [UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'")]
    guard let opener = byte(start) else { return start }
    let closer = opener == UInt8(ascii: "(") ? UInt8(ascii: ")") : closers[opener]
    guard let closer else { return start }
    var end = start
    var offset = start + 1
    while let next = byte(offset) {
      offset += 1
      guard next == closer else { continue }
      end = offset
      if content[offset - 2] != UInt8(ascii: "\\") { return end }
    }
    return end
  }

  /// The end of a label `[…]` of at most 1000 bytes without brackets in it.
  private func labelEnd(_ start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "[") else { return nil }
    var offset = start + 1
    while let next = byte(offset), offset - start <= 1001 {
      switch next {
      case UInt8(ascii: "]"): return offset + 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"): offset += byte(offset + 1)?.isPunctuation == true ? 2 : 1
      default: offset += 1
      }
    }
    return nil
  }
}
