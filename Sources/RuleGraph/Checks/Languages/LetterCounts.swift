import CommonMark

/// How many letters of each script a block's text has; code and links whose text is their address count for none.
struct LetterCounts {
  private var latin = 0
  private var hangul = 0
  /// The letters of all other scripts; few texts have any.
  private var others: [WritingSystem: Int] = [:]

  private init() {}

  init(_ block: Node.ID, of document: Document) {
    for id in document.subtree(of: block) {
      guard case .text = document.nodes[id].kind, !document.isAddress(text: id) else { continue }
      document.withLiteral(of: id) { add($0) }
    }
  }

  init(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// Less the letters of addresses that no mark, or a torn link, leaves in the text.
  func without(addressesIn block: Node.ID, of document: Document) -> LetterCounts {
    var addresses = LetterCounts()
    document.text.withBytes { bytes in
      let torn = TornLink.all(among: document.subtree(of: block), of: document)
        .filter(\.hasAddress).map { $0.address(in: bytes) }
      let bare = BareAddress.ranges(among: document.subtree(of: block), of: document, in: bytes)
      for address in torn + bare {
        addresses.add(UnsafeBufferPointer(rebasing: bytes[address]))
      }
    }
    var counts = self
    counts.latin -= addresses.latin
    counts.hangul -= addresses.hangul
    counts.others.merge(addresses.others) { $0 - $1 }
    return counts
  }

  /// It works on bytes, because every text passes here: they tell which script a letter of three bytes is in, and most
  /// others have one.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if length == 1 {
        if byte.isLetter { latin += 1 }
      } else if length < 4 {
        let second = UInt32(bytes[index + 1] & 0x3F)
        count(
          length == 2
            ? UInt32(byte & 0x1F) << 6 | second
            : UInt32(byte & 0x0F) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F))
      }
      index += length
    }
  }

  private mutating func count(_ scalar: UInt32) {
    switch WritingSystem(letter: scalar) {
    case .latin: latin += 1
    case .hangul: hangul += 1
    case let system?: others[system, default: 0] += 1
    case nil: break
    }
  }

  /// The letters of all of these scripts together.
  subscript(systems: [WritingSystem]) -> Int {
    systems.reduce(0) { count, system in
      switch system {
      case .latin: count + latin
      case .hangul: count + hangul
      default: count + others[system, default: 0]
      }
    }
  }
}

extension Document {
  /// Whether a text is all of a link and its address.
  fileprivate func isAddress(text id: Node.ID) -> Bool {
    guard let parent = nodes[id].parent, case .link = nodes[parent].kind else { return false }
    return isAddress(parent)
  }
}
