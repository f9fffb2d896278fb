import CommonMark

/// `[^1]`, as other programs call footnotes.
struct Footnote {
  let label: String
  /// In the file.
  let range: Range<Int>
  /// Whether a line `[^1]: address` makes it a link.
  let isLink: Bool

  /// Those in the texts and links among some nodes of a document.
  static func all(among nodes: Range<Int>, of document: Document) -> [Footnote] {
    document.text.withBytes { bytes in
      nodes.flatMap { id -> [Footnote] in
        guard let offsets = document.nodes[id].offsets else { return [] }
        switch document.nodes[id].kind {
        case .text: return all(in: bytes, offsets)
        case .link:
          let start = offsets.lowerBound
          return label(at: start, bytes).map { [Footnote($0, start, isLink: true)] } ?? []
        default: return []
        }
      }
    }
  }

  private init(_ label: String, _ start: Int, isLink: Bool) {
    self.label = label
    range = start..<start + label.utf8.count + 3
    self.isLink = isLink
  }

  private static func all(
    in bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>
  ) -> [Footnote] {
    var (found, start): ([Footnote], Int) = ([], text.lowerBound)
    while let open = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "[")) {
      if !bytes.isEscaped(at: open), let label = label(at: open, bytes) {
        found.append(Footnote(label, open, isLink: false))
      }
      start = open + 1
    }
    return found
  }

  /// Digits, or a word of letters.
  private static func label(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "["),
      bytes[start + 1] == UInt8(ascii: "^")
    else { return nil }
    let label = bytes[(start + 2)...].prefix { $0 >= 0x80 || $0.isLetterOrDigit }
    guard !label.isEmpty, label.endIndex < bytes.count, bytes[label.endIndex] == UInt8(ascii: "]")
    else { return nil }
    return String(decoding: label, as: UTF8.self)
  }
}
