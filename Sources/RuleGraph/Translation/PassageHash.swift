/// The hash of a passage, to which a comment within a line is nothing, nor are the blanks that it adds.
struct PassageHash {
  private var hash = StampHash()
  private var gap = Gap.none

  /// What becomes of blanks around the comment right before.
  private enum Gap {
    case none
    /// One stands before it, and counts once something follows on the line.
    case blank
    /// Nothing stands before it, so that those behind it begin the line.
    case start
  }

  /// - Parameter isBeforeComment: whether a comment comes next.
  mutating func add(words text: UnsafeBufferPointer<UInt8>, isBeforeComment: Bool) {
    guard gap != .none || isBeforeComment else { return hash.add(words: text) }
    var words = text[...]
    if gap != .none { words = words.drop { $0 == Self.blank } }
    let isBlank = words.allSatisfy { $0 == Self.blank }
    if !isBlank { fill() }
    if isBeforeComment, words.last == Self.blank {
      while words.last == Self.blank { words.removeLast() }
      gap = .blank
    }
    hash.add(words: UnsafeBufferPointer(rebasing: words))
  }

  /// - Parameter isFirst: whether nothing stands before it in its block.
  mutating func addComment(isFirst: Bool) {
    if isFirst { gap = .start }
  }

  mutating func add(_ mark: UInt8, _ literal: String = "") {
    fill()
    hash.add(mark)
    hash.add(literal)
  }

  /// Blanks before the end of a line, or of anything, do not count.
  mutating func end(_ mark: UInt8) {
    gap = .none
    hash.add(mark)
  }

  func folded(to bits: Int) -> UInt64 {
    hash.folded(to: bits)
  }

  private mutating func fill() {
    if gap == .blank { hash.add(Self.blank) }
    gap = .none
  }

  private static let blank = UInt8(ascii: " ")
}
