/// Matches the inlines of a block, in order, against the block's text, and so finds where each one stands.
///
/// Inlines lie end to end but for the marks that libcmark has consumed, and those are read as it reads them.
struct InlineTracer {
  /// Offsets in the block's content.
  struct Place {
    var start = 0
    var end = 0
    var isBreak = false
    /// How many blanks of the node's text stand before its start, outside the content.
    var leadingBlanks = 0
    var isFirst = false
  }

  struct Trace {
    /// Where the text begins, past any reference definitions.
    var start: Int
    /// The places of the nodes beneath the block, in order.
    var places: [Place]
  }

  let raw: [RawNode]
  private var text = TextMatcher()
  private var content: [UInt8] = []
  private var cursor = 0
  private var places: [Place] = []
  /// Whether libcmark has not skipped the blanks of this line, which are not in the content.
  private var keepsBlanks = false
  /// The nodes entered and not yet left, and for links whether they are autolinks.
  private var open: [(index: Int, isAutolink: Bool)] = []

  init(raw: [RawNode]) { self.raw = raw }

  /// The places of all inlines of a block; `nil` if one of them cannot be found for certain.
  mutating func trace(_ block: Int, _ content: BlockContent) -> Trace? {
    self.content = content.bytes
    defer { self.content = [] }
    var effort = 0
    // Definitions above the text are gone from the tree: the text begins at the line from where it comes out even.
    for start in content.lineStarts {
      if run(block, from: start, isATX: content.isATX) {
        return Trace(start: start, places: places)
      }
      effort += cursor - start + 1
      let isDefinition = start < self.content.count && self.content[start] == UInt8(ascii: "[")
      guard start > 0 || isDefinition, effort < 100_000 + 4 * self.content.count else { return nil }
    }
    return nil
  }

  private mutating func run(_ block: Int, from start: Int, isATX: Bool) -> Bool {
    cursor = start
    keepsBlanks = start > 0
    places = []
    open = []
    let end = raw[block].end
    for index in (block + 1)..<max(end, block + 1) {
      guard leave(before: index, block), enter(index) else { return false }
    }
    guard leave(before: end, block) else { return false }
    skip(\.isSpace)
    if isATX {
      skip { $0 == UInt8(ascii: "#") }
      skip(\.isSpace)
    }
    return cursor == content.count
  }

  private mutating func enter(_ index: Int) -> Bool {
    var place = Place(start: cursor)
    place.isFirst = places.isEmpty
    let isEntered: Bool
    switch raw[index].kind {
    case .text:
      let literal = raw[index].text
      let stripped = keepsBlanks ? unindented(literal) : literal
      place.leadingBlanks = literal.count - stripped.count
      isEntered = match(stripped)
    case .softBreak, .lineBreak:
      place.isBreak = true
      isEntered = enterBreak(isHard: raw[index].kind == .lineBreak)
    case .code:
      isEntered = enterCode(raw[index].text)
    case .htmlInline:
      isEntered = take(raw[index].text)
    default:
      isEntered = enterContainer(index)
    }
    if !place.isBreak { keepsBlanks = false }
    place.end = cursor
    places.append(place)
    return isEntered
  }

  /// After a hard break made with a backslash, and after definitions, libcmark keeps the blanks before a lazy line.
  private func unindented(_ literal: RawNode.Text) -> RawNode.Text {
    RawNode.Text(rebasing: literal.drop { $0.isSpaceOrTab })
  }

  private mutating func match(_ literal: RawNode.Text) -> Bool {
    let escapes = open.last?.isAutolink != true
    guard let end = text.end(of: literal, in: content, from: cursor, escapes: escapes) else {
      return false
    }
    cursor = end
    return true
  }

  private mutating func enterBreak(isHard: Bool) -> Bool {
    skip { $0.isSpace && $0 != .lineFeed }
    keepsBlanks = isHard && take(UInt8(ascii: "\\"))
    guard take(.lineFeed) else { return false }
    skip(\.isSpaceOrTab)
    return true
  }

  private mutating func enterContainer(_ index: Int) -> Bool {
    var isAutolink = false
    let isEntered: Bool
    switch raw[index].kind {
    case .emphasis: isEntered = takeStars(1)
    case .strong: isEntered = takeStars(2)
    case .image: isEntered = take("![".utf8)
    case .link:
      isAutolink = take(UInt8(ascii: "<"))
      isEntered = isAutolink || take(UInt8(ascii: "["))
    default: isEntered = false
    }
    open.append((index, isAutolink))
    return isEntered
  }

  /// Leaves the nodes that end before the one at `index`.
  private mutating func leave(before index: Int, _ block: Int) -> Bool {
    while let last = open.last, raw[last.index].end <= index {
      let isLeft =
        switch raw[last.index].kind {
        case .emphasis: takeStars(1)
        case .strong: takeStars(2)
        default: last.isAutolink ? take(UInt8(ascii: ">")) : takeLinkTail()
        }
      guard isLeft else { return false }
      keepsBlanks = false
      places[last.index - block - 1].end = cursor
      open.removeLast()
    }
    return true
  }
}

// MARK: - Marks

extension InlineTracer {
  private mutating func skip(_ belongs: (UInt8) -> Bool) {
    while cursor < content.count, belongs(content[cursor]) { cursor += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard cursor < content.count, content[cursor] == byte else { return false }
    cursor += 1
    return true
  }

  /// Takes a literal that stands as it is, blanks after line ends aside.
  private mutating func take(_ literal: some Sequence<UInt8>) -> Bool {
    var isLineStart = false
    for byte in literal {
      if isLineStart, byte.isSpaceOrTab, !(cursor < content.count && content[cursor] == byte) {
        continue
      }
      guard take(byte) else { return false }
      isLineStart = byte == .lineFeed || (isLineStart && byte.isSpaceOrTab)
    }
    return true
  }

  private mutating func takeStars(_ count: Int) -> Bool {
    guard cursor + count <= content.count else { return false }
    let star = content[cursor]
    guard star == UInt8(ascii: "*") || star == UInt8(ascii: "_") else { return false }
    return (0..<count).allSatisfy { _ in take(star) }
  }

  private mutating func takeLinkTail() -> Bool {
    guard take(UInt8(ascii: "]")) else { return false }
    cursor = LinkTail(content: content).end(from: cursor)
    return true
  }

  private mutating func enterCode(_ literal: RawNode.Text) -> Bool {
    guard let span = CodeSpan(in: content, at: cursor), span.holds(literal, in: content) else {
      return false
    }
    cursor = span.end
    return true
  }
}
