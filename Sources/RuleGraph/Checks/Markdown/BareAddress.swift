import CommonMark
import Korean

/// An address in running text that no mark makes a link.
struct BareAddress {
  let range: Range<Int>
  /// As it is written in the file.
  let written: String
  /// Whether it certainly ends there, and is one address without a backslash.
  let isWhole: Bool
  /// Whether it is in a title, where no link may be.
  let isInHeading: Bool

  /// Whether it begins like a web address; others have a scheme of their own, or a mistyped one.
  var isOfWeb: Bool {
    let lower = written.lowercased()
    return ["https://", "http://"].contains(where: lower.hasPrefix)
  }

  static func all(on page: CheckedPage) -> [BareAddress] {
    guard page.marks.contains(.slashes) else { return [] }
    return page.document.text.withBytes { bytes in
      let found = ranges(among: page.document.nodes.indices, of: page.document, in: bytes)
      // Both come in the order of the text.
      var headings = (found.isEmpty ? [] : headings(of: page.document))[...]
      return found.map { range in
        headings = headings.drop { $0.upperBound <= range.lowerBound }
        let isInHeading = headings.first?.contains(range.lowerBound) ?? false
        return BareAddress(range, in: bytes, isInHeading: isInHeading)
      }
    }
  }

  private static func headings(of document: Document) -> [Range<Int>] {
    document.nodes.compactMap { node in
      if case .heading = node.kind { node.offsets } else { nil }
    }
  }

  /// Where they stand in the texts among some nodes of a document.
  static func ranges(
    among nodes: Range<Node.ID>, of document: Document, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let found = document.nodes[nodes].flatMap { node -> [Range<Int>] in
      guard case .text = node.kind, document.literal(of: node.id, satisfies: mayHold),
        !isInLink(node, document), let offsets = node.offsets
      else { return [] }
      return ranges(in: bytes, offsets)
    }
    guard !found.isEmpty else { return [] }
    return outside(TornLink.all(among: nodes, of: document).map { $0.address(in: bytes) }, found)
  }

  private init(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isInHeading: Bool
  ) {
    self.range = range
    self.isInHeading = isInHeading
    written = String(decoding: bytes[range], as: UTF8.self)
    isWhole =
      !written.utf8.contains(UInt8(ascii: "\\")) && !Self.mayBeSeveral(written)
      && Self.endsSurely(range.upperBound, bytes)
  }

  /// Whether it may be several addresses, or hold words behind one: `a://b,c://d`, `a://b;see`, `a://b...to`.
  private static func mayBeSeveral(_ written: String) -> Bool {
    written.ranges(of: "://").count > 1 || written.contains(/[,;]|\.\./)
  }

  /// Whether what follows an address cannot be more of it: addresses are often written with Hangul in them.
  private static func endsSurely(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let following = String(decoding: bytes[end...].prefix(longestEnd), as: UTF8.self)
    let rest = following.drop(while: endMarks.contains)
    guard let next = rest.first, !next.isWhitespace else { return true }
    guard let particles = ParticleRow.leading(rest) else { return false }
    let behind = rest.dropFirst(particles.written.count).first
    guard behind.map({ $0.isWhitespace || endMarks.contains($0) }) ?? true else { return false }
    return rest.startIndex > following.startIndex || !"/?=&#%-+".utf8.contains(bytes[end - 1])
  }

  /// What may be between an address and the blank or particle behind it.
  private static let endMarks = Set(".,;:!?'\"*_~)]’”」』》〉】）］…。，、！？：；")
  /// How many bytes behind an address are looked at.
  private static let longestEnd = 192

  private static func mayHold(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "/"), before == byte { return true }
      before = byte
    }
    return false
  }

  private static func isInLink(_ node: Node, _ document: Document) -> Bool {
    var ancestor = document.parent(of: node.id)
    while let current = ancestor, !current.kind.isBlock {
      switch current.kind {
      case .link, .image: return true
      default: ancestor = document.parent(of: current.id)
      }
    }
    return false
  }

  /// Leaves out addresses with their words in brackets before them, which another check reports.
  private static func outside(_ torn: [Range<Int>], _ addresses: [Range<Int>]) -> [Range<Int>] {
    // Both come in the order of the text, so that those behind are left behind.
    var ahead = torn[...]
    return addresses.filter { address in
      ahead = ahead.drop { $0.upperBound <= address.lowerBound }
      return !(ahead.first?.overlaps(address) ?? false)
    }
  }

  /// From the scheme to the last byte that can be in an address and would not end a sentence.
  private static func ranges(
    in bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard let scheme = scheme(at: offset, bytes, text) else {
        offset += 1
        continue
      }
      var end = offset + scheme
      while end < text.upperBound, isAddressByte(bytes[end]) { end += 1 }
      end = offset + lengthInSentence(of: bytes[offset..<end])
      if end > offset + scheme { found.append(offset..<end) }
      offset = max(end, offset + scheme)
    }
    return found
  }

  /// The length of an address without the marks at its end that end a sentence, and brackets that are not opened in it, or
  /// not closed, as in `a://b(the words`.
  private static func lengthInSentence(of whole: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let address = whole.prefix(upTo: openBracket(in: whole) ?? whole.endIndex)
    let count = { (mark: Character) in address.count { $0 == mark.asciiValue } }
    var rest = address
    var (round, square) = (count(")") - count("("), count("]") - count("["))
    while let last = rest.last {
      switch last {
      case UInt8(ascii: ")") where round > 0: round -= 1
      case UInt8(ascii: "]") where square > 0: square -= 1
      case _ where ".,;:!?'\"*_~".utf8.contains(last): break
      default: return rest.count
      }
      rest.removeLast()
    }
    return 0
  }

  /// The first round bracket that is not closed.
  private static func openBracket(in address: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var open: [Int] = []
    for (index, byte) in zip(address.indices, address) {
      if byte == UInt8(ascii: "(") { open.append(index) }
      if byte == UInt8(ascii: ")") { _ = open.popLast() }
    }
    return open.first
  }

  /// The length of a word and its `://`.
  private static func scheme(
    at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>
  ) -> Int? {
    if offset > text.lowerBound, bytes[offset - 1].isLetter { return nil }
    let word = bytes[offset..<text.upperBound].prefix(while: \.isLetter)
    let mark = bytes[word.endIndex..<text.upperBound].prefix(3)
    return !word.isEmpty && mark.elementsEqual("://".utf8) ? word.count + mark.count : nil
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !#"<>"`|{}^"#.utf8.contains(byte)
  }
}
