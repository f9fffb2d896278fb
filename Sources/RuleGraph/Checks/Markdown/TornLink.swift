import CommonMark

/// Brackets that were meant as a link.
struct TornLink {
  enum Kind {
    /// `[words] (address)`.
    case apart
    /// `[words](address`.
    case open
    /// `[words][name]`.
    case undefined(name: String)
    /// `[[words]]`.
    case doubled
    /// `(words)[address]`.
    case reversed(words: String, address: String)
  }

  let kind: Kind
  /// In the file.
  let range: Range<Int>

  var hasAddress: Bool {
    switch kind {
    case .apart, .open: true
    case .undefined, .doubled, .reversed: false
    }
  }

  /// From where it is torn to what ends an address, or the line, or to the next brackets.
  func address(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let end = bytes[range.upperBound...].firstIndex { Self.ends.contains($0) }
    return range.lowerBound..<(end ?? bytes.count)
  }

  private static let ends: [UInt8] = Array(")[]\n".utf8)

  /// Those in the texts among some nodes of a document.
  static func all(among nodes: Range<Int>, of document: Document) -> [TornLink] {
    document.text.withBytes { bytes in
      nodes.flatMap { id -> [TornLink] in
        let node = document.nodes[id]
        guard case .text = node.kind, let offsets = node.offsets else { return [] }
        return TornLinks(bytes: bytes, text: offsets).all
      }
    }
  }
}

/// Looks for such brackets at the ends of what stands in brackets.
private struct TornLinks {
  /// Of the file.
  let bytes: UnsafeBufferPointer<UInt8>
  let text: Range<Int>

  var all: [TornLink] {
    let own = UnsafeBufferPointer(rebasing: bytes[text])
    var (found, start): ([TornLink], Int) = ([], 0)
    while let end = own.firstIndex(of: UInt8(ascii: "]"), from: start) {
      if let link = link(at: text.lowerBound + end) { found.append(link) }
      start = end + 1
    }
    return found
  }

  private func link(at offset: Int) -> TornLink? {
    guard !bytes.isEscaped(at: offset) else { return nil }
    if let link = reversed(offset) { return link }
    guard offset + 1 < bytes.count else { return nil }
    return switch bytes[offset + 1] {
    case UInt8(ascii: "("): TornLink(kind: .open, range: offset..<offset + 2)
    case UInt8(ascii: "["): undefined(offset)
    case UInt8(ascii: "]"): doubled(offset)
    case UInt8(ascii: " "), UInt8(ascii: "\n"): apart(offset)
    default: nil
    }
  }

  /// Something in brackets behind what is an address.
  private func apart(_ offset: Int) -> TornLink? {
    let start = offset + 2
    guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
      let end = bytes[start...].firstIndex(where: { $0 <= 0x20 || $0 == UInt8(ascii: ")") }),
      bytes[end] == UInt8(ascii: ")"), isAddress(bytes[start + 1..<end])
    else { return nil }
    return TornLink(kind: .apart, range: offset..<start + 1)
  }

  private func isAddress(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    words.first == UInt8(ascii: "#") || words.contains(UInt8(ascii: "/"))
      || words.suffix(3).elementsEqual(".md".utf8)
      || words.suffix(4).elementsEqual(".svg".utf8)
  }

  private func undefined(_ offset: Int) -> TornLink? {
    let start = offset + 2
    guard let end = bytes[start...].firstIndex(where: { Self.ends.contains($0) }), end > start,
      bytes[end] == UInt8(ascii: "]")
    else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    // A footnote after another, which is told as what it is.
    guard !name.hasPrefix("^") else { return nil }
    return TornLink(kind: .undefined(name: name), range: offset..<end + 1)
  }

  /// The bytes that the words of a link have at most.
  private static let mostWords = 1_000

  /// Words between parentheses, and right behind them an address between brackets.
  private func reversed(_ offset: Int) -> TornLink? {
    // What was looked through for the bracket before is not looked through again.
    guard let open = bytes[text.lowerBound..<offset].lastIndex(where: { $0 == 0x5B || $0 == 0x5D }),
      bytes[open] == UInt8(ascii: "["), open > text.lowerBound,
      bytes[open - 1] == UInt8(ascii: ")"),
      let start = bytes[text.lowerBound..<open - 1].suffix(Self.mostWords)
        .lastIndex(of: UInt8(ascii: "(")),
      start + 1 < open - 1
    else { return nil }
    let address = bytes[open + 1..<offset]
    guard !address.contains(where: { $0 <= 0x20 }), isAddress(address) else { return nil }
    return TornLink(
      kind: .reversed(
        words: String(decoding: bytes[start + 1..<open - 1], as: UTF8.self),
        address: String(decoding: address, as: UTF8.self)),
      range: start..<offset + 1)
  }

  private func doubled(_ offset: Int) -> TornLink? {
    guard offset + 2 >= bytes.count || bytes[offset + 2] != UInt8(ascii: "("),
      let start = bytes[..<offset].lastIndex(where: { Self.ends.contains($0) }), start > 0,
      bytes[start] == UInt8(ascii: "["), bytes[start - 1] == UInt8(ascii: "["), start + 1 < offset
    else { return nil }
    return TornLink(kind: .doubled, range: start - 1..<offset + 2)
  }

  /// What ends a stretch in brackets on either side.
  private static let ends: [UInt8] = Array("[]\n".utf8)
}
