import CommonMark

/// Marks that were meant as those of a comment, and the words between them, which stay in the text: `<!- words ->`.
struct TornComment {
  /// The first mark.
  let opening: Range<Int>
  /// From the first mark to the end of the last.
  let range: Range<Int>
  /// What stands between them.
  let words: Range<Int>

  /// Those in the texts of a document.
  static func all(in document: Document) -> [TornComment] {
    document.text.withBytes { bytes in
      document.nodes.flatMap { node -> [TornComment] in
        guard case .text = node.kind, let offsets = node.offsets,
          let end = node.parent.flatMap({ document[$0].offsets?.upperBound })
        else { return [] }
        return offsets.compactMap { place in
          mayOpen(bytes[place])
            ? TornComment(at: place, in: UnsafeBufferPointer(rebasing: bytes[..<end])) : nil
        }
      }
    }
  }

  /// The bytes that its words take at most.
  private static let mostWords = 1_000

  private init?(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    // What begins as a comment does, and is none, has no end, which is told as that.
    guard !bytes.isEscaped(at: place),
      !bytes[place...].starts(with: "<!--".utf8),
      let opening = Self.openings.first(where: { bytes[place...].starts(with: $0.mark) }),
      !opening.isArrow || place == 0 || bytes[place - 1] == UInt8(ascii: "\n")
    else { return nil }
    let start = place + opening.mark.count
    // `<-->` is an arrow with two ends.
    if bytes[start...].first == UInt8(ascii: ">") { return nil }
    guard let closing = Self.closing(in: bytes[start...].prefix(Self.mostWords)),
      !opening.isArrow || Self.endsComment(closing, in: bytes),
      bytes[start...].first?.isLetter != true, bytes[closing.upperBound...].first?.isLetter != true
    else { return nil }
    self.opening = place..<start
    words = start..<closing.lowerBound
    range = place..<closing.upperBound
  }
}

extension TornComment {
  private static func mayOpen(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == 0xEF || byte == 0xE2 || byte == 0xE3
  }

  /// With too few dashes, with dashes that a word processor made of two, without `!`, or with marks of full width.
  private static let openings: [(mark: [UInt8], isArrow: Bool)] = {
    let brackets = ["<", "＜", "‹", "〈"]
    let marked = brackets.flatMap { bracket in
      ["!--", "! --", "!-", "!—", "!–", "！--", "！-"].map { bracket + $0 }
    }
    return marked.map { (Array($0.utf8), false) }
      + brackets.map { (Array("\($0)--".utf8), true) }
  }()

  /// The next closing bracket behind a dash, and the dashes.
  private static func closing(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    for place in bytes.indices {
      guard let bracket = brackets.first(where: { bytes[place...].starts(with: $0) }) else {
        continue
      }
      let before = bytes[..<place]
      guard let dash = dashes.first(where: { before.suffix($0.count).elementsEqual($0) }) else {
        continue
      }
      return place - dash.count..<place + bracket.count
    }
    return nil
  }

  /// Whether an arrow is the end of a comment: it has two dashes, and nothing stands behind it on its line.
  private static func endsComment(
    _ closing: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    closing.count > 2 && (bytes[closing.upperBound...].first ?? 0x0A) == 0x0A
  }

  private static let brackets = [">", "＞", "›", "〉"].map { Array($0.utf8) }
  private static let dashes = ["--", "-", "—", "–"].map { Array($0.utf8) }
}
