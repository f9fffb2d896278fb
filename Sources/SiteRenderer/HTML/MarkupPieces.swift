import CommonMark

/// The tags in markup as `HTMLRenderer` writes it, and the texts between them, in their order.
struct MarkupPieces: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let keptWhole: Set<String>
  private var position = 0

  /// - Parameter keptWhole: the elements that are one piece with all that is in them.
  init(_ bytes: [UInt8], keptWhole: Set<String>) {
    self.bytes = bytes
    self.keptWhole = keptWhole
  }

  mutating func next() -> MarkupPiece? {
    guard position < bytes.count else { return nil }
    let start = position
    guard bytes[start] == UInt8(ascii: "<") else {
      position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      return MarkupPiece(range: start..<position, tag: nil)
    }
    let name = bytes[start...].dropFirst().prefix {
      $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ")
    }
    let tag = String(decoding: name, as: UTF8.self)
    let ending = keptWhole.contains(tag) ? "</\(tag)>" : ">"
    position = bytes[start...].end(of: ending) ?? bytes.count
    return MarkupPiece(range: start..<position, tag: tag)
  }
}

/// A text, or a tag with what is kept whole behind it.
struct MarkupPiece {
  let range: Range<Int>
  /// `code`, or `/code` where an element ends; nothing for a text.
  let tag: String?
}

extension ArraySlice<UInt8> {
  /// The place behind the first of some bytes.
  fileprivate func end(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    return indices.first { self[$0] == pattern[0] && self[$0...].starts(with: pattern) }
      .map { $0 + pattern.count }
  }
}
