import CommonMark
import Korean

/// An address in the text is a link.
enum BareURLCheck: Check {
  static let description = CheckDescription(
    id: "markdown/bare-url", severity: .warning, isMended: true,
    texts: (
      summary: "An address in the text is a link.",
      explanation: """
      CommonMark makes links only of addresses in angle brackets, `<https://example.com>`, or better of words: \
      `[the guide](https://example.com)`.
      """
    ),
    bad: [
      .page("See ↓https://example.com/tabs for more."),
      .page("↓https://example.com/탭(bar)을 보세요.", language: "ko"),
    ],
    good: [
      .page(
        "<https://example.com>, [the guide](https://example.com), `https://example.com`, a://b."),
      .page("See the [guide] (https://example.com)."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.slashes) }.flatMap { page in
      let bytes = Array(page.document.text.utf8)
      let found = page.document.nodes.flatMap { node -> [Range<Int>] in
        guard case .text = node.kind, page.document.literal(of: node.id, satisfies: mayHold),
          !isInLink(node, page.document), let offsets = node.offsets
        else { return [] }
        return addresses(in: bytes, offsets)
      }
      return outsideTornLinks(found, page.document).map { report($0, bytes, page) }
    }
  }

  private static func report(
    _ range: Range<Int>, _ bytes: [UInt8], _ page: CheckedPage
  ) -> Diagnostic {
    let address = String(decoding: bytes[range], as: UTF8.self)
    let place = page.location(range)
    let isPlain = !address.utf8.contains(UInt8(ascii: "\\")) && endsSurely(range.upperBound, bytes)
    return report(
      at: place, "'\(address)' is no link",
      fixIts: isPlain ? [FixIt(location: place, replacement: "<\(address)>", isCertain: true)] : [])
  }

  /// Whether what follows an address cannot be more of it: addresses are often written with Hangul in them.
  private static func endsSurely(_ end: Int, _ bytes: [UInt8]) -> Bool {
    let following = String(decoding: bytes[end...].prefix { $0 >= 0x80 }, as: UTF8.self)
    guard following.first?.isLetter ?? false else { return true }
    return ParticleRow.leading(following) != nil && !"/?=&#%-+".utf8.contains(bytes[end - 1])
  }

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

  /// Without addresses whose words stand before them in brackets, which another check tells.
  private static func outsideTornLinks(
    _ addresses: [Range<Int>], _ document: Document
  ) -> [Range<Int>] {
    guard !addresses.isEmpty else { return [] }
    let torn = document.text.withBytes { bytes in
      TornLink.all(among: document.nodes.indices, of: document).map { $0.address(in: bytes) }
    }
    // Both come in the order of the text, so that those behind are left behind.
    var ahead = torn[...]
    return addresses.filter { address in
      ahead = ahead.drop { $0.upperBound <= address.lowerBound }
      return !(ahead.first?.overlaps(address) ?? false)
    }
  }

  /// From `http` to the last byte that an address can have and a sentence would not end with.
  private static func addresses(in bytes: [UInt8], _ text: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard let scheme = scheme(at: offset, bytes, text) else {
        offset += 1
        continue
      }
      var end = offset + scheme
      while end < text.upperBound, isAddressByte(bytes[end]) { end += 1 }
      while end > offset, ".,;:!?'\"*_~".utf8.contains(bytes[end - 1]) { end -= 1 }
      for (open, close) in zip("([".utf8, ")]".utf8)
      where bytes[end - 1] == close && !bytes[offset..<end].contains(open) { end -= 1 }
      if end > offset + scheme { found.append(offset..<end) }
      offset = max(end, offset + scheme)
    }
    return found
  }

  private static func scheme(at offset: Int, _ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    guard bytes[offset] | 0x20 == UInt8(ascii: "h") else { return nil }
    if offset > text.lowerBound, isWordByte(bytes[offset - 1]) { return nil }
    return ["https://", "http://"].first { scheme in
      bytes[offset..<text.upperBound].prefix(scheme.utf8.count).map { $0 | 0x20 }
        .elementsEqual(scheme.utf8.map { $0 | 0x20 })
    }?.utf8.count
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
