/// Matches the text of a node against its source, where escapes and entities stand for other characters.
struct TextMatcher {
  /// What the entities met so far stand for.
  private var entities: [[UInt8]: [UInt8]?] = [:]

  /// The offset past the source of `literal`, which begins at `start`; `nil` if it does not stand there.
  mutating func end(
    of literal: RawNode.Text, in content: [UInt8], from start: Int, escapes: Bool
  ) -> Int? {
    content.withUnsafeBufferPointer { content in
      // Nearly all text stands in its source as it is, with nothing in it that could be more than it looks.
      if literal.stands(at: start, in: content),
        literal.firstIndex(of: UInt8(ascii: "&"), from: 0) == nil,
        literal.firstIndex(of: UInt8(ascii: "\\"), from: 0) == nil
      {
        return start + literal.count
      }
      return match(literal, content[start...], escapes: escapes)
    }
  }

  private mutating func match(
    _ literal: RawNode.Text, _ source: Slice<UnsafeBufferPointer<UInt8>>,
    escapes: Bool
  ) -> Int? {
    let content = source.base
    var offset = source.startIndex
    var done = 0
    while done < literal.count {
      guard offset < content.count else { return nil }
      var byte = content[offset]
      if byte == UInt8(ascii: "&"), let entity = entity(at: offset, in: content) {
        guard literal[done...].starts(with: entity.characters) else { return nil }
        done += entity.characters.count
        offset = entity.end
        continue
      }
      if escapes, byte == UInt8(ascii: "\\"), offset + 1 < content.count,
        content[offset + 1].isPunctuation
      {
        offset += 1
        byte = content[offset]
      }
      guard byte == literal[done] else { return nil }
      done += 1
      offset += 1
    }
    return offset
  }

  private mutating func entity(
    at start: Int, in content: UnsafeBufferPointer<UInt8>
  ) -> (characters: [UInt8], end: Int)? {
    // The longest name has 31 letters.
    let limit = min(start + 34, content.count)
    var end = start + 1
    while end < limit, content[end].isLetterOrDigit || content[end] == UInt8(ascii: "#") {
      end += 1
    }
    guard end < limit, content[end] == UInt8(ascii: ";") else { return nil }
    let name = Array(content[start...end])
    let characters = entities[name] ?? Converter.characters(of: name)
    entities[name] = .some(characters)
    return characters.map { ($0, end + 1) }
  }
}
